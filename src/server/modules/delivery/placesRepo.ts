import { eq, inArray } from 'drizzle-orm'
import { compare, idOf, type Changes } from '../../base/difference'
import type { Transaction } from '../../db/database'
import { businessUnits, deliveryZones, distributionPoints } from '../../db/tables/delivery'
import type { Places } from './Places'

type PlacesDifference = {
  kitchens: Changes<Places['kitchens'][number], number>
  points: Changes<Places['points'][number], number>
  zones: Changes<Places['zones'][number], number>
}

/**
 * Orders keep their point for ever, so kitchens and points that the file does not name stay. Nothing points at a zone: an
 * order keeps its address and its fee.
 */
export async function comparePlaces(
  tx: Transaction,
  { kitchens, points, zones }: Places,
): Promise<PlacesDifference> {
  const storedZones = await tx.select().from(deliveryZones)
  const named = new Set(zones.map(idOf))
  return {
    kitchens: compare(byId(kitchens), byId(await tx.select().from(businessUnits)), idOf),
    points: compare(byId(points), byId(await tx.select().from(distributionPoints)), idOf),
    zones: {
      ...compare(byId(zones), byId(storedZones), idOf),
      withdrawn: storedZones
        .filter(({ id }) => !named.has(id))
        .map(({ id }) => ({ key: String(id), id })),
    },
  }
}

const byId = <Entry extends { id: number }>(entries: readonly Entry[]): [string, Entry][] =>
  entries.map((entry) => [String(entry.id), entry])

/** Writes what differs, and nothing else. */
export async function writePlaces(tx: Transaction, { kitchens, points, zones }: PlacesDifference) {
  for (const { entry } of kitchens.added) await tx.insert(businessUnits).values(entry)
  for (const { id, entry } of kitchens.changed) {
    await tx.update(businessUnits).set(entry).where(eq(businessUnits.id, id))
  }
  for (const { entry } of points.added) await tx.insert(distributionPoints).values(entry)
  for (const { id, entry } of points.changed) {
    await tx.update(distributionPoints).set(entry).where(eq(distributionPoints.id, id))
  }
  for (const { entry } of zones.added) await tx.insert(deliveryZones).values(entry)
  for (const { id, entry } of zones.changed) {
    await tx.update(deliveryZones).set(entry).where(eq(deliveryZones.id, id))
  }
  if (zones.withdrawn.length === 0) return
  await tx.delete(deliveryZones).where(inArray(deliveryZones.id, zones.withdrawn.map(idOf)))
}
