import type { BusinessDay, DeliveryZone, DistributionPoint } from '#generated/server/types'
import { addDays, ORDER_HORIZON_DAYS } from '#domain/time/calendar'
import type { Clock } from '#domain/time/clock'
import { distanceInMetres, isInRing, type Point } from '#domain/delivery/geography'
import type { Database, DatabaseConnection } from '../../db/database'
import { cachedValue } from '../../db/cachedValue'
import { concerns } from '../../db/stockChange'
import { badUserInput } from '../../base/errors'
import { requireCoordinates, requireDay, rowId } from '../../base/inputs'
import { businessDayWithSlots } from './businessDay'
import {
  findPoints,
  findSlotLoads,
  findZones,
  releaseSlot,
  takeSlot,
  type PointRow,
  type ZoneRow,
} from './deliveryRepo'
import { findLineRules, type LineRules } from './lineRulesReadModel'

type BusinessDaysRequest = {
  distributionPointId: string
  businessDay: string
  onlyOpenWithSales: boolean
  brandId: string | null
  lineId: string | null
  days: number
}

export type { LineRules, PointRow, ZoneRow }

export type DeliveryService = ReturnType<typeof createDeliveryService>

/** Where deliveries go, from where, and when. */
export function createDeliveryService({
  database,
  clock,
}: {
  database: DatabaseConnection
  clock: Clock
}) {
  const { db } = database
  const zones = cachedValue(clock, () => findZones(db))
  const points = cachedValue(clock, () => findPoints(db))
  const lineRules = cachedValue(clock, () => findLineRules(db))
  database.onStockChange((change) => {
    if (concerns(change, 'delivery_zones')) zones.forget()
    if (concerns(change, 'distribution_points')) points.forget()
    if (concerns(change, 'lines')) lineRules.forget()
  })

  async function point(id: string): Promise<PointRow | null> {
    const wanted = rowId(id)
    return (await points.get()).find((row) => row.id === wanted) ?? null
  }

  /** The smallest zone that holds the point of the map. */
  async function zoneAt(place: Point): Promise<ZoneRow | null> {
    return zoneIn(await zones.get(), place)
  }

  /** Which department each point of the map is in, by the zones. */
  async function departments() {
    const known = await zones.get()
    return (place: Point) => zoneIn(known, place)?.departmentCode ?? null
  }

  /** The nearest point of a business unit among those that reach the place; the distance is in whole metres. */
  async function nearestPoint(businessUnitId: number, place: Point) {
    const reaching = (await points.get())
      .filter((row) => row.businessUnitId === businessUnitId)
      .map((row) => ({ point: row, distance: Math.round(distanceInMetres(row, place)) }))
      .filter((candidate) => candidate.distance <= candidate.point.reach)
    return reaching.sort((a, b) => a.distance - b.distance)[0] ?? null
  }

  async function businessDays(request: BusinessDaysRequest): Promise<BusinessDay[]> {
    const first = requireDay(request.businessDay, 'businessDay')
    const count = requireDayCount(request.days)
    const from = await point(request.distributionPointId)
    if (!from) throw badUserInput('Unknown point', { distributionPointId: 'UNKNOWN' })
    const lines = linesWanted(await lineRules.get(), request)
    const loads = await findSlotLoads(db, from.id, first, addDays(first, count))
    const now = clock.now()
    const days = Array.from({ length: count }, (_, index) =>
      businessDayWithSlots({
        day: addDays(first, index),
        lines,
        loads,
        capacity: from.slotCapacity,
        now,
      }),
    )
    return request.onlyOpenWithSales
      ? days.filter(({ status }) => status === 'openWithSales')
      : days
  }

  return {
    point,
    hasPoints: async () => (await points.get()).length > 0,
    zoneAt,
    departments,
    nearestPoint,
    businessDays,

    lineRules: () => lineRules.get(),

    async zoneForCoords(place: Point, brandId: string | null): Promise<DeliveryZone | null> {
      const zone = await zoneAt(requireCoordinates(place))
      const isServed =
        brandId === null || (await lineRules.get()).some((line) => String(line.brandId) === brandId)
      return zone && isServed ? toZone(zone) : null
    },

    async nearestDistributionPoint(
      businessUnitId: string,
      place: Point,
    ): Promise<DistributionPoint | null> {
      requireCoordinates(place)
      const nearest = await nearestPoint(rowId(businessUnitId) ?? 0, place)
      return nearest && { id: String(nearest.point.id), distance: nearest.distance }
    },

    /** Takes one delivery of a slot inside the caller's transaction; false when the slot is full. */
    takeSlot: (tx: Database, { id, slotCapacity }: PointRow, slotStartAt: Date) =>
      takeSlot(tx, { pointId: id, slotStartAt, capacity: slotCapacity }),

    /** Gives one delivery of a slot back inside the caller's transaction. */
    releaseSlot: (tx: Database, pointId: number, slotStartAt: Date) =>
      releaseSlot(tx, pointId, slotStartAt),
  }
}

const zoneIn = (zones: readonly ZoneRow[], place: Point): ZoneRow | null =>
  zones.find(({ ring }) => isInRing(ring, place)) ?? null

/** Today and every day up to the horizon, at most. */
function requireDayCount(count: number): number {
  const isRight = Number.isInteger(count) && count >= 1 && count <= ORDER_HORIZON_DAYS + 1
  if (!isRight) throw badUserInput('Not a number of days', { days: 'INVALID' })
  return count
}

function linesWanted(
  rules: readonly LineRules[],
  { lineId, brandId }: Pick<BusinessDaysRequest, 'lineId' | 'brandId'>,
): readonly LineRules[] {
  const ofBrand = rules.filter((line) => brandId === null || String(line.brandId) === brandId)
  const ofLine = rules.filter((line) => line.id === lineId)
  // A line that is not known (yet) is delivered when its brand is.
  const wanted = ofLine.length > 0 || (lineId !== null && brandId === null) ? ofLine : ofBrand
  if (wanted.length > 0) return wanted
  throw lineId === null
    ? badUserInput('Unknown brand', { brandId: 'UNKNOWN' })
    : badUserInput('Unknown line', { lineId: 'UNKNOWN' })
}

const toZone = (zone: ZoneRow): DeliveryZone => ({
  id: String(zone.id),
  deliveryPrice: zone.deliveryPrice,
  departmentCode: zone.departmentCode,
  businessUnit: zone.businessUnitId === null ? null : { id: String(zone.businessUnitId) },
})
