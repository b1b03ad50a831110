import { randomUUID } from 'node:crypto'
import { closedAddress } from '#domain/customer/accountClosing'
import { normaliseEmail } from '#domain/requests/fields'
import type { UserType, Viewer } from '../../base/Viewer'
import type { Database } from '../../db/database'
import type { AuthParts } from './AuthDependencies'
import { lockViewer } from './lockViewer'
import { createOwnerCheck } from './ownerCheck'
import { deletePasskeysOf } from './passkeyRepo'
import { deleteAllTokens } from './tokenRepo'
import { findAccountByEmail, lockToClose, setClosed, type AccountRow } from './userRepo'

export type AccountClosing = ReturnType<typeof createAccountClosing>

/** Deletes everything that signs in to an account that is closed. docs/rules/accounts.md#closing */
export function createAccountClosing(parts: Pick<AuthParts, 'db' | 'clock' | 'limits'>) {
  return {
    /** Errors BAD_USER_INPUT: `REQUIRED` or `WRONG` on `password`, `SIGN_IN` on `account`; RATE_LIMITED. */
    requireOwner: createOwnerCheck(parts, 'account'),

    /** The viewer's account, locked: no order and no other new row refers to it until the transaction ends. Error UNAUTHENTICATED. */
    lockOwn: (tx: Database, viewer: Viewer): Promise<AccountRow> =>
      lockViewer(tx, viewer, lockToClose),

    /** The same of an address; null when it has no such account. */
    async lockOfEmail(tx: Database, email: string, type: UserType): Promise<AccountRow | null> {
      const account = await findAccountByEmail(tx, normaliseEmail(email), type)
      return account && lockToClose(tx, account.id)
    },

    /** Of a locked account. Another account may have its address afterwards. */
    async close(tx: Database, { id }: AccountRow): Promise<void> {
      await deleteAllTokens(tx, id)
      await deletePasskeysOf(tx, id)
      const email = closedAddress(randomUUID())
      await setClosed(tx, id, { email, closedAt: parts.clock.now() })
    },
  }
}
