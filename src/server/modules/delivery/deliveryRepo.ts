import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import { instantAt, type Day } from '#domain/time/calendar'
import type { Database } from '../../db/database'
import { createStatement } from '../../db/statement'
import { deliveryZones, distributionPoints, slotLoads } from '../../db/tables/delivery'

export type ZoneRow = Awaited<ReturnType<typeof findZones>>[number]
export type PointRow = Awaited<ReturnType<typeof findPoints>>[number]
export type SlotLoad = Awaited<ReturnType<typeof findSlotLoads>>[number]

/** Smallest first: the first zone that holds a point wins. */
export const findZones = async (db: Database) =>
  db
    .select({
      id: deliveryZones.id,
      departmentCode: deliveryZones.departmentCode,
      ring: deliveryZones.ring,
      deliveryPrice: deliveryZones.deliveryPrice,
      businessUnitId: deliveryZones.businessUnitId,
    })
    .from(deliveryZones)
    .orderBy(asc(deliveryZones.position), asc(deliveryZones.id))

export const findPoints = async (db: Database) =>
  db
    .select({
      id: distributionPoints.id,
      businessUnitId: distributionPoints.businessUnitId,
      name: distributionPoints.name,
      lat: distributionPoints.lat,
      lng: distributionPoints.lng,
      reach: distributionPoints.reach,
      slotCapacity: distributionPoints.slotCapacity,
    })
    .from(distributionPoints)
    .orderBy(asc(distributionPoints.id))

export const findSlotLoads = async (db: Database, pointId: number, from: Day, to: Day) =>
  db
    .select({
      slotStartAt: slotLoads.slotStartAt,
      capacity: slotLoads.capacity,
      taken: slotLoads.taken,
    })
    .from(slotLoads)
    .where(
      and(
        eq(slotLoads.distributionPointId, pointId),
        gte(slotLoads.slotStartAt, instantAt(from, '00:00')),
        lt(slotLoads.slotStartAt, instantAt(to, '00:00')),
      ),
    )

const takeStatement = createStatement<{ isTaken: boolean }>(
  'take_slot',
  sql`
    insert into ${slotLoads} (distribution_point_id, slot_start_at, capacity, taken)
    values (${sql.placeholder('pointId')}, ${sql.placeholder('slotStartAt')}, ${sql.placeholder('capacity')}, 1)
    on conflict (distribution_point_id, slot_start_at)
    do update set taken = slot_loads.taken + 1 where slot_loads.taken < slot_loads.capacity
    returning taken <= capacity as "isTaken"`,
)

/** Takes one delivery of a slot, in one statement that waits for the transaction that holds the row; false when it is full. */
export async function takeSlot(
  tx: Database,
  { slotStartAt, ...slot }: { pointId: number; slotStartAt: Date; capacity: number },
): Promise<boolean> {
  const [taken] = await takeStatement(tx, { ...slot, slotStartAt: slotStartAt.toISOString() })
  return taken?.isTaken ?? false
}

export const releaseSlot = async (tx: Database, pointId: number, slotStartAt: Date) =>
  tx
    .update(slotLoads)
    .set({ taken: sql`greatest(${slotLoads.taken} - 1, 0)` })
    .where(and(eq(slotLoads.distributionPointId, pointId), eq(slotLoads.slotStartAt, slotStartAt)))
