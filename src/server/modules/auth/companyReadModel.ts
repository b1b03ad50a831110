import { eq, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { companies } from '../../db/tables/companies'

/** The company whose people have their addresses at this domain, and eat at its canteen. */
export const findCanteenCompany = (db: Database, domain: string) =>
  findBy(db, eq(companies.canteenEmailDomain, domain))

export const findCompany = (db: Database, id: number) => findBy(db, eq(companies.id, id))

async function findBy(db: Database, condition: SQL): Promise<{ id: number; name: string } | null> {
  const [row] = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(condition)
  return row ?? null
}
