import {
  closingRefusal,
  orderClosingRefusal,
  type ClosingRefusal,
} from '#domain/customer/accountClosing'
import { badUserInput } from '../../base/errors'
import type { UserType, Viewer } from '../../base/Viewer'
import type { Database } from '../../db/database'
import type { MailService } from '../../mail/mailService'
import type { AccountClosing } from '../../modules/auth/accountClosing'
import type { AccountRow } from '../../modules/auth/userRepo'
import { findClosingOrders } from '../../modules/payment/closingOrdersReadModel'

/** A module that stores something of an account, and deletes it in the transaction that closes the account. */
type Keeper = { forget: (tx: Database, userId: number) => Promise<void> }

type Dependencies = {
  db: Database
  closing: AccountClosing
  keepers: readonly Keeper[]
  mailSubscriptions: { forget: (tx: Database, account: AccountRow) => Promise<void> }
  mail: Pick<MailService, 'write' | 'wake' | 'forget'>
}

/** `orders` are the numbers of those that keep it open. */
type ClosedAccount =
  | { kind: 'closed'; id: number }
  | { kind: 'refused'; refusal: ClosingRefusal; orders: string[] }

const refused = (refusal: ClosingRefusal) =>
  badUserInput('The account has something open', { account: refusal })

/**
 * Closes accounts for good. What signs in to them and what they stored is deleted in one transaction; the row stays for the
 * books and names no one. `deleteClosedCustomers` deletes their cards. docs/rules/accounts.md#closing
 */
export function createCloseAccount(dependencies: Dependencies) {
  const { db, closing, keepers, mailSubscriptions, mail } = dependencies

  async function refusalOf(tx: Database, userId: number) {
    const orders = await findClosingOrders(tx, userId)
    const refusal = closingRefusal(orders)
    const open = orders.filter((order) => orderClosingRefusal(order) === refusal)
    return (
      refusal && { kind: 'refused' as const, refusal, orders: open.map(({ number }) => number) }
    )
  }

  async function forget(tx: Database, account: AccountRow): Promise<void> {
    for (const keeper of keepers) await keeper.forget(tx, account.id)
    await mail.forget(tx, account.id)
    await mailSubscriptions.forget(tx, account)
    // An address that no one has confirmed may be a stranger's, who is promised no mail.
    if (account.emailValidatedAt !== null) {
      await mail.write(tx, account.email, 'accountClosed', { firstname: account.firstname })
    }
    await closing.close(tx, account)
  }

  /** No order is placed and no session opened for the account while it is looked at, nor afterwards. */
  async function close(
    lock: (tx: Database) => Promise<AccountRow | null>,
  ): Promise<ClosedAccount | null> {
    const outcome = await db.transaction(async (tx): Promise<ClosedAccount | null> => {
      const account = await lock(tx)
      if (account === null) return null
      const open = await refusalOf(tx, account.id)
      if (open) return open
      await forget(tx, account)
      return { kind: 'closed', id: account.id }
    })
    mail.wake()
    return outcome
  }

  return {
    /**
     * Errors UNAUTHENTICATED, BAD_USER_INPUT: a `ClosingRefusal` on `account`, which is told before the password is wanted, and
     * those of the check of the owner; RATE_LIMITED.
     */
    async closeAccount(viewer: Viewer, password: string | null): Promise<void> {
      const open = await refusalOf(db, viewer.id)
      if (open) throw refused(open.refusal)
      await closing.requireOwner(viewer, password)
      const outcome = await close((tx) => closing.lockOwn(tx, viewer))
      if (outcome?.kind === 'refused') throw refused(outcome.refusal)
    },

    /** For the person who runs the shop, whom a customer has asked by phone or mail; null when the address has no such account. */
    closeAccountOf: (email: string, type: UserType): Promise<ClosedAccount | null> =>
      close((tx) => closing.lockOfEmail(tx, email, type)),
  }
}
