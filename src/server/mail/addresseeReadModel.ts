import { and, eq, exists, isNotNull, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database'
import { mails } from '../db/tables/mails'
import { users } from '../db/tables/users'

/** Whether the account's address is still to be confirmed; it cannot be while the caller's transaction lasts. */
export async function isUnconfirmed(tx: Database, userId: number): Promise<boolean> {
  const [user] = await tx
    .select({ emailValidatedAt: users.emailValidatedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('share')
  return user?.emailValidatedAt === null
}

/** Whether the account that a mail is of has been closed. */
export const isOfClosedAccount = (db: Database): SQL =>
  exists(
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, mails.userId), isNotNull(users.closedAt))),
  )
