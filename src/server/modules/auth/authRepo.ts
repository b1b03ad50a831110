import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Viewer } from '../../context'
import type { Database } from '../../db/database'
import { companies, tokens, users } from '../../db/tables'

export type UserType = Viewer['type']

const viewerColumns = {
  id: users.id,
  type: users.type,
  email: users.email,
  firstname: users.firstname,
  lastname: users.lastname,
  phone: users.phone,
  companyId: users.companyId,
  companyName: sql<string | null>`coalesce(${users.companyName}, ${companies.name})`,
  canUseWireTransfer: users.canUseWireTransfer,
  paymentCustomerId: users.paymentCustomerId,
}

/** Users and their session tokens. */
export function createAuthRepo(db: Database) {
  // Asked by every request of somebody signed in: worked out once.
  const sessionViewer = db
    .select(viewerColumns)
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(
      and(
        eq(tokens.hash, sql.placeholder('hash')),
        eq(tokens.purpose, 'session'),
        gt(tokens.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('session_viewer')

  return {
    async userByEmail(email: string, type: UserType) {
      const [row] = await db
        .select({ id: users.id, passwordHash: users.passwordHash })
        .from(users)
        .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), eq(users.type, type)))
      return row ?? null
    },

    /** The new user's id, or null when the address is taken. */
    async insertUser(user: typeof users.$inferInsert): Promise<number | null> {
      const [row] = await db
        .insert(users)
        .values(user)
        .onConflictDoNothing()
        .returning({ id: users.id })
      return row?.id ?? null
    },

    async insertSession(token: { hash: string; userId: number; createdAt: Date; expiresAt: Date }) {
      await db
        .delete(tokens)
        .where(and(eq(tokens.userId, token.userId), lt(tokens.expiresAt, token.createdAt)))
      await db.insert(tokens).values({ ...token, purpose: 'session' })
    },

    async viewerBySession(hash: string, now: Date): Promise<Viewer | null> {
      const [row] = await sessionViewer.execute({ hash, now })
      return row ?? null
    },

    async deleteSession(hash: string) {
      await db.delete(tokens).where(and(eq(tokens.hash, hash), eq(tokens.purpose, 'session')))
    },
  }
}
