import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import { canteenLocations, companies, eventDiscounts } from '../../../db/tables/companies'
import { users } from '../../../db/tables/users'
import { idOf } from '../../../base/difference'
import type { AgreementsDifference } from './compareAgreements'
import { findBrandIds } from './storedAgreementsReadModel'

/** Writes what differs, and nothing else. A company is never deleted; an order outlives the place that it went to. */
export async function writeAgreements(tx: Transaction, difference: AgreementsDifference) {
  await writeCompanies(tx, difference.companies)
  const companyIds = new Map(
    (await tx.select({ name: companies.name, id: companies.id }).from(companies)).map(
      ({ name, id }) => [name, id],
    ),
  )
  const companyOf = (name: string) => idIn(companyIds, name)
  await writeDiscounts(tx, difference.discounts, companyOf)
  await writeLocations(tx, difference.locations, companyOf)
  const { changed, withdrawn } = difference.people
  for (const { id } of withdrawn) {
    await tx
      .update(users)
      .set({ companyId: null, canUseWireTransfer: false })
      .where(eq(users.id, id))
  }
  for (const { id, entry } of changed) {
    const { company, canUseWireTransfer } = entry
    await tx
      .update(users)
      .set({ companyId: companyOf(company), canUseWireTransfer })
      .where(eq(users.id, id))
  }
}

function idIn(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`There is no ${name}`)
  return id
}

async function writeCompanies(
  tx: Transaction,
  { added, changed }: AgreementsDifference['companies'],
) {
  // A domain that goes from one company to another is free first.
  if (changed.length > 0) {
    await tx
      .update(companies)
      .set({ canteenEmailDomain: null })
      .where(inArray(companies.id, changed.map(idOf)))
  }
  for (const { id, entry } of changed) {
    await tx.update(companies).set(entry).where(eq(companies.id, id))
  }
  for (const { entry } of added) await tx.insert(companies).values(entry)
}

async function writeDiscounts(
  tx: Transaction,
  { added, changed, withdrawn }: AgreementsDifference['discounts'],
  companyOf: (name: string) => number,
) {
  const brandIds = await findBrandIds(tx)
  if (withdrawn.length > 0) {
    await tx.delete(eventDiscounts).where(inArray(eventDiscounts.id, withdrawn.map(idOf)))
  }
  for (const { id, entry } of changed) {
    const { discountPercentage, discountAmount, minimumCartAmount } = entry
    const discount = { discountPercentage, discountAmount, minimumCartAmount }
    await tx.update(eventDiscounts).set(discount).where(eq(eventDiscounts.id, id))
  }
  for (const { entry } of added) {
    const { company, brand, ...discount } = entry
    await tx
      .insert(eventDiscounts)
      .values({ ...discount, companyId: companyOf(company), brandId: idIn(brandIds, brand) })
  }
}

async function writeLocations(
  tx: Transaction,
  { added, changed, withdrawn }: AgreementsDifference['locations'],
  companyOf: (name: string) => number,
) {
  if (withdrawn.length > 0) {
    await tx.delete(canteenLocations).where(inArray(canteenLocations.id, withdrawn.map(idOf)))
  }
  for (const { id, entry } of changed) {
    const { address, lat, lng, isRoomServiceDeliveryPoint } = entry
    const location = { address, lat, lng, isRoomServiceDeliveryPoint }
    await tx.update(canteenLocations).set(location).where(eq(canteenLocations.id, id))
  }
  for (const { entry } of added) {
    const { company, ...location } = entry
    await tx.insert(canteenLocations).values({ ...location, companyId: companyOf(company) })
  }
}
