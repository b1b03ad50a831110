import { LRUCache } from 'lru-cache'
import type { AvailableInventoryInput, Inventory } from '#generated/server/types'
import {
  addDays,
  businessDayStatus,
  instantAt,
  ORDER_HORIZON_DAYS,
  parisDay,
  type Day,
} from '#domain/time/calendar'
import type { Clock } from '#domain/time/clock'
import { badUserInput } from '../../base/errors'
import { requireDay } from '../../base/inputs'
import type { CachedValue } from '../../db/cachedValue'
import { countCacheLookup } from '../../metrics/caches'
import { offerMenu, offerProduct, type Offer } from './availability'
import type { Catalogue } from './catalogue'
import type { StockEntry, StockCache } from './stockCache'

const MAX_POINTS = 20
const MAX_KEPT_RESPONSES = 500

/** A response and what it was made from; it is worth nothing once one of these has changed. */
type Result = {
  inventory: Inventory
  day: Day
  catalogue: Promise<Catalogue>
  parts: readonly { pointId: number; entry: StockEntry }[]
  until: number
}

/** Where it is sold: the delivery service knows. */
export type Points = { point: (id: string) => Promise<{ id: number } | null> }

type Dependencies = {
  clock: Clock
  points: Points
  catalogue: CachedValue<Catalogue>
  stock: Pick<StockCache, 'entry' | 'isCurrent'>
}

export const isSold = (day: Day, now: Date) =>
  businessDayStatus(day) === 'openWithSales' && day >= parisDay(now)

/** Caches inventories, which are read far more often than they change: until the stock or the catalogue changes, or the day ends. */
export function createInventoryCache({ clock, points, catalogue, stock }: Dependencies) {
  const responses = new LRUCache<string, Result>({ max: MAX_KEPT_RESPONSES })
  const keptOnes = new WeakSet<Inventory>()

  async function requirePoint(id: string) {
    const point = await points.point(id)
    if (!point) throw badUserInput('Unknown point', { distributionPointsIds: 'UNKNOWN' })
    return point
  }

  function kept(key: string): Inventory | null {
    const response = responses.get(key)
    if (!response || response.until <= clock.now().getTime()) return null
    const isCurrent =
      catalogue.isCurrent(response.catalogue) &&
      response.parts.every(({ pointId, entry }) => stock.isCurrent(pointId, response.day, entry))
    return isCurrent ? response.inventory : null
  }

  async function response(key: string, input: AvailableInventoryInput): Promise<Inventory> {
    const day = requireDay(input.date, 'date')
    const pointIds = [...new Set(input.distributionPointsIds)]
    if (pointIds.length === 0 || pointIds.length > MAX_POINTS) {
      throw badUserInput('Name one point or more', { distributionPointsIds: 'INVALID' })
    }
    const found = await Promise.all(pointIds.map(requirePoint))
    const parts = found.map(({ id }) => ({ pointId: id, entry: stock.entry(id, day) }))
    const lefts = await Promise.all(parts.map(({ entry }) => entry.left))
    const current = catalogue.get()
    const known = await current
    const linesIds = input.linesIds ?? null
    const inventory = select(known, { isOpen: isSold(day, clock.now()), points: lefts }, linesIds)
    if (isOrderable(day) && (linesIds ?? []).every((id) => known.lineById.has(id))) {
      responses.set(key, { inventory, day, catalogue: current, parts, until: midnight() })
      keptOnes.add(inventory)
    }
    return inventory
  }

  /** Other days are not kept, as lines that do not exist are not: there are more of them than memory. */
  function isOrderable(day: Day): boolean {
    const today = parisDay(clock.now())
    return day >= today && day <= addDays(today, ORDER_HORIZON_DAYS)
  }

  /** Today becomes a past day then. */
  const midnight = () => instantAt(addDays(parisDay(clock.now()), 1), '00:00').getTime()

  return {
    /** Returns at once, without a promise, what it still knows. */
    available(input: AvailableInventoryInput): Inventory | Promise<Inventory> {
      const key = keyOf(input)
      const known = kept(key)
      countCacheLookup('inventory', known !== null)
      return known ?? response(key, input)
    },

    isKept: (inventory: Inventory) => keptOnes.has(inventory),

    clear: () => responses.clear(),
  }
}

const keyOf = ({ date, distributionPointsIds, linesIds }: AvailableInventoryInput) =>
  JSON.stringify([date, asSet(distributionPointsIds), linesIds ? asSet(linesIds) : null])

const asSet = (ids: readonly string[]) => [...new Set(ids)].sort()

function select(catalogue: Catalogue, offer: Offer, linesIds: readonly string[] | null): Inventory {
  const isWanted = (lineId: string) => linesIds === null || linesIds.includes(lineId)
  return {
    products: catalogue.products
      .filter(({ row }) => isWanted(row.lineId))
      .map((product) => offerProduct(offer, product)),
    menus: catalogue.menus
      .filter(({ row }) => isWanted(row.lineId))
      .map((menu) => offerMenu(offer, menu, catalogue)),
    lines: catalogue.lines.filter(({ row }) => isWanted(row.id)).map(({ facts }) => facts),
  }
}
