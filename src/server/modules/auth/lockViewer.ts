import { unauthenticated } from '../../base/errors'
import type { Viewer } from '../../base/Viewer'
import type { Database } from '../../db/database'
import { findTokenStart } from './tokenRepo'
import { lockAccount, type AccountRow } from './userRepo'

/** The viewer's account, locked until the transaction ends. Error UNAUTHENTICATED when their session has ended since the request came. */
export async function lockViewer(
  tx: Database,
  { id, sessionHash }: Pick<Viewer, 'id' | 'sessionHash'>,
  lock: typeof lockAccount = lockAccount,
): Promise<AccountRow> {
  const account = await lock(tx, id)
  // After the lock: a new password ends the session while the lock is waited for.
  if (!account || (await findTokenStart(tx, sessionHash)) === null) throw unauthenticated()
  return account
}
