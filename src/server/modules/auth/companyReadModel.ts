import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { companies } from '../../db/tables/companies'

/** The company whose people have their addresses at this domain, and eat at its canteen. */
export async function findCanteenCompany(
  db: Database,
  domain: string,
): Promise<{ id: number; name: string } | null> {
  const [row] = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(eq(companies.canteenEmailDomain, domain))
  return row ?? null
}

export async function findCompany(
  db: Database,
  id: number,
): Promise<{ id: number; name: string } | null> {
  const [row] = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(eq(companies.id, id))
  return row ?? null
}
