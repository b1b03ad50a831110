import { and, eq, isNull, sql } from 'drizzle-orm'
import type { UserType } from '../../base/Viewer'
import type { Database } from '../../db/database'
import { users } from '../../db/tables/users'

/** What signing in has to know. */
const accountColumns = {
  id: users.id,
  type: users.type,
  email: users.email,
  firstname: users.firstname,
  companyId: users.companyId,
  passwordHash: users.passwordHash,
  hasAcceptedTermsAt: users.hasAcceptedTermsAt,
  emailValidatedAt: users.emailValidatedAt,
}

export type AccountRow = Pick<typeof users.$inferSelect, keyof typeof accountColumns>

/** A closed account signs no one in, whatever was begun before: it is as unknown as one that never was. */
const isOpen = isNull(users.closedAt)
const isOpenAccount = (id: number) => and(eq(users.id, id), isOpen)

export async function findAccountByEmail(
  db: Database,
  email: string,
  type: UserType,
): Promise<AccountRow | null> {
  const [row] = await db
    .select(accountColumns)
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), eq(users.type, type), isOpen))
  return row ?? null
}

export async function findAccount(db: Database, id: number): Promise<AccountRow | null> {
  const [row] = await db.select(accountColumns).from(users).where(isOpenAccount(id))
  return row ?? null
}

/**
 * Locked until the caller's transaction ends: before a session, a password or a passkey is written, and before a link is used up.
 * Who only refers to the account, as an order does, does not wait.
 */
export async function lockAccount(tx: Database, id: number): Promise<AccountRow | null> {
  const [row] = await tx
    .select(accountColumns)
    .from(users)
    .where(isOpenAccount(id))
    .for('no key update')
  return row ?? null
}

/** The same before the account is closed: a new row that refers to it, such as an order, waits as well. */
export async function lockToClose(tx: Database, id: number): Promise<AccountRow | null> {
  const [row] = await tx.select(accountColumns).from(users).where(isOpenAccount(id)).for('update')
  return row ?? null
}

/** Removes all personal data and credentials from the row. The id at the payment provider stays until the cards there are deleted. */
export async function setClosed(
  tx: Database,
  id: number,
  { email, closedAt }: { email: string; closedAt: Date },
): Promise<void> {
  await tx
    .update(users)
    .set({
      email,
      passwordHash: null,
      firstname: '',
      lastname: '',
      phone: null,
      companyName: null,
      companySize: null,
      companyActivityField: null,
      companyId: null,
      canUseWireTransfer: false,
      hasAcceptedNewsletter: false,
      emailValidatedAt: null,
      utm: null,
      closedAt,
    })
    .where(eq(users.id, id))
}

/** The new user's id, or null when the address is taken. */
export async function insertUser(
  db: Database,
  user: typeof users.$inferInsert,
): Promise<number | null> {
  const [row] = await db
    .insert(users)
    .values(user)
    .onConflictDoNothing()
    .returning({ id: users.id })
  return row?.id ?? null
}

export async function setPasswordHash(
  db: Database,
  id: number,
  passwordHash: string,
): Promise<void> {
  await db.update(users).set({ passwordHash }).where(isOpenAccount(id))
}

/** The first time counts. */
export async function setTermsAccepted(db: Database, id: number, at: Date): Promise<void> {
  await db
    .update(users)
    .set({ hasAcceptedTermsAt: at })
    .where(and(isOpenAccount(id), isNull(users.hasAcceptedTermsAt)))
}

/** The first time counts: null after that. */
export async function setEmailValidated(db: Database, id: number, at: Date) {
  const [user] = await db
    .update(users)
    .set({ emailValidatedAt: at })
    .where(and(isOpenAccount(id), isNull(users.emailValidatedAt)))
    .returning({ email: users.email, hasAcceptedNewsletter: users.hasAcceptedNewsletter })
  return user ?? null
}
