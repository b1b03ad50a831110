import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { idOf } from '../../../base/difference'
import type { Transaction } from '../../../db/database'
import { brands } from '../../../db/tables/catalogue'
import { canteenLocations, companies, eventDiscounts } from '../../../db/tables/companies'
import { orders } from '../../../db/tables/orders'
import { users } from '../../../db/tables/users'
import type { AgreementsFile, StoredAgreements } from './Agreements'
import { compareLocations } from './compareAgreements'

export async function findStoredAgreements(
  tx: Transaction,
  wanted: AgreementsFile,
): Promise<StoredAgreements> {
  const names = wanted.companies.map(({ name }) => name)
  const isNamed = inArray(companies.name, names)
  const discounts = await tx
    .select({ discount: eventDiscounts, company: companies.name, brand: brands.key })
    .from(eventDiscounts)
    .innerJoin(companies, eq(companies.id, eventDiscounts.companyId))
    .innerJoin(brands, eq(brands.id, eventDiscounts.brandId))
    .where(isNamed)
    .orderBy(asc(eventDiscounts.id))
  // Locked before the people: an order holds the location that it goes to, and may then wait for its customer.
  const locationRows = await tx
    .select({ location: canteenLocations, company: companies.name })
    .from(canteenLocations)
    .innerJoin(companies, eq(companies.id, canteenLocations.companyId))
    .where(isNamed)
    .orderBy(asc(canteenLocations.id))
    .for('update', { of: canteenLocations })
  const locations = locationRows.map(({ location, company }) => ({ ...location, company }))
  const { withdrawn } = compareLocations(wanted.locations, locations)
  await lockOrdersTo(tx, withdrawn.map(idOf))
  const emails = wanted.people.map(({ email }) => email)
  // Locked in the order of ids: an account that is being closed is waited for.
  const people = await tx
    .select({
      id: users.id,
      email: sql<string>`lower(${users.email})`,
      company: sql<string>`coalesce(${companies.name}, '')`,
      canUseWireTransfer: users.canUseWireTransfer,
    })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(
      and(
        eq(users.type, 'b2b'),
        isNull(users.closedAt),
        or(inArray(sql`lower(${users.email})`, emails), isNamed),
      ),
    )
    .orderBy(asc(users.id))
    .for('no key update', { of: users })
  return {
    companies: await tx
      .select({
        id: companies.id,
        name: companies.name,
        hasRoomServiceEnabled: companies.hasRoomServiceEnabled,
        canteenEmailDomain: companies.canteenEmailDomain,
        defaultOrderDeliveryFee: companies.defaultOrderDeliveryFee,
        defaultOrderLastMinuteFee: companies.defaultOrderLastMinuteFee,
      })
      .from(companies)
      .where(isNamed)
      .orderBy(asc(companies.id)),
    discounts: discounts.map(({ discount, ...names_ }) => ({ ...discount, ...names_ })),
    locations,
    people,
  }
}

/** The orders lose their location with it. Before the people too: one that is paid is locked, and may then wait for its customer. */
async function lockOrdersTo(tx: Transaction, locationIds: number[]): Promise<void> {
  if (locationIds.length === 0) return
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.roomServiceLocationId, locationIds))
    .orderBy(asc(orders.id))
    .for('no key update')
}

/** The ids of brands by their keys. */
export const findBrandIds = async (tx: Transaction): Promise<ReadonlyMap<string, number>> =>
  new Map(
    (await tx.select({ key: brands.key, id: brands.id }).from(brands)).map(({ key, id }) => [
      key,
      id,
    ]),
  )

/** What a file names that the shop does not have, or has twice; a sentence each. */
export async function agreementProblems(
  tx: Transaction,
  wanted: AgreementsFile,
  stored: StoredAgreements,
): Promise<string[]> {
  const known = await findBrandIds(tx)
  const emails = new Set(stored.people.map(({ email }) => email))
  const domains = await tx
    .select({ name: companies.name, domain: companies.canteenEmailDomain })
    .from(companies)
  const names = stored.companies.map(({ name }) => name)
  return [
    ...new Set(
      names
        .filter((name, index) => names.indexOf(name) < index)
        .map((name) => `${name}: the shop has several companies of this name`),
    ),
    ...wanted.discounts
      .filter(({ brand }) => !known.has(brand))
      .map(({ company, brand }) => `${company}: discounts: ${brand}: is no key of a brand`),
    ...wanted.companies.flatMap(({ name, canteenEmailDomain }) =>
      domains
        .filter(({ domain, ...of }) => domain === canteenEmailDomain && domain && of.name !== name)
        .map((other) => `${name}: canteen: is that of ${other.name} already`),
    ),
    // No word of the address: what was refused is written down, and stays for ten years.
    ...wanted.people
      .filter(({ email }) => !emails.has(email))
      .map(({ at }) => `${at}: has no account yet: let this person sign up first`),
  ]
}
