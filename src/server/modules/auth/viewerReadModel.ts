import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Viewer } from '../../base/Viewer'
import type { Database } from '../../db/database'
import { companies } from '../../db/tables/companies'
import { tokens } from '../../db/tables/tokens'
import { users } from '../../db/tables/users'

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
  emailValidatedAt: users.emailValidatedAt,
  sessionHash: tokens.hash,
}

/** Whose a session is, with the name of their company. */
export function createFindViewer(db: Database) {
  // Asked by every request of a person signed in: worked out once.
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
        isNull(users.closedAt),
      ),
    )
    .prepare('session_viewer')

  return async (hash: string, now: Date): Promise<Viewer | null> => {
    const [row] = await sessionViewer.execute({ hash, now })
    return row ?? null
  }
}
