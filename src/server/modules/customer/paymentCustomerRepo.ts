import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { users } from '../../db/tables/users'

/** What the payment provider calls a customer; null for one that it does not know. */
export async function findPaymentCustomerId(db: Database, userId: number): Promise<string | null> {
  const [user] = await db
    .select({ customerId: users.paymentCustomerId })
    .from(users)
    .where(eq(users.id, userId))
  return user?.customerId ?? null
}

/** In place of `gone`, null for none. The first of two at once wins; both get its id. */
export async function rememberPaymentCustomerId(
  db: Database,
  userId: number,
  customerId: string,
  gone: string | null,
): Promise<string> {
  const { paymentCustomerId } = users
  const isStillThat = gone === null ? isNull(paymentCustomerId) : eq(paymentCustomerId, gone)
  await db
    .update(users)
    .set({ paymentCustomerId: customerId })
    .where(and(eq(users.id, userId), isStillThat))
  return (await findPaymentCustomerId(db, userId)) ?? customerId
}

/** Closed accounts that the provider still knows, by their id. */
export async function findClosedCustomers(
  db: Database,
  { after, limit }: { after: number; limit: number },
) {
  const rows = await db
    .select({ userId: users.id, customerId: users.paymentCustomerId })
    .from(users)
    .where(and(isNotNull(users.closedAt), isNotNull(users.paymentCustomerId), gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(limit)
  return rows.flatMap(({ userId, customerId }) =>
    customerId === null ? [] : { userId, customerId },
  )
}

/** The provider knows them no more; another name that it gave meanwhile stays. */
export async function forgetPaymentCustomer(
  db: Database,
  userId: number,
  customerId: string,
): Promise<void> {
  await db
    .update(users)
    .set({ paymentCustomerId: null })
    .where(and(eq(users.id, userId), eq(users.paymentCustomerId, customerId)))
}

/** For another provider than the one that gave the ids. */
export async function forgetPaymentCustomers(tx: Database): Promise<void> {
  await tx.update(users).set({ paymentCustomerId: null }).where(isNotNull(users.paymentCustomerId))
}
