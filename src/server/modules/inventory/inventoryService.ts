import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { AvailableInventoryInput, Inventory, Menu, Product } from '#generated/server/types'
import { pictureFile } from '#domain/catalogue/photograph'
import {
  addDays,
  businessDayStatus,
  instantAt,
  ORDER_HORIZON_DAYS,
  parisDay,
  type Day,
} from '#domain/time/calendar'
import type { Portions, StockKey, WantedPortions } from '#domain/catalogue/portions'
import type { Clock } from '#domain/time/clock'
import type { Database, DatabaseConnection } from '../../db/database'
import { createListeners } from '../../db/listeners'
import { remembered } from '../../db/remembered'
import { badUserInput } from '../../base/errors'
import { requireDay, rowId } from '../../base/inputs'
import { countCacheLook } from '../../metrics/caches'
import { offerMenu, offerProduct, type Offer } from './availability'
import {
  buildCatalogue,
  categorySchema,
  type Catalogue,
  type CatalogueMenu,
  type CatalogueProduct,
} from './catalogue'
import {
  findLines,
  findMenuProducts,
  findMenus,
  findProducts,
  releaseStock,
  takeStock,
} from './inventoryRepo'
import { createStockMemory, type StockEntry } from './stockMemory'

const MAX_POINTS = 20
const STAND_IN_PICTURE = 'placeholder'
const MAX_KEPT_RESPONSES = 500
const STOCK_TABLES: readonly string[] = ['stock', 'slot_loads']

/** A response and what it was made from; it is worth nothing once one of these has changed. */
type Result = {
  inventory: Inventory
  day: Day
  catalogue: Promise<Catalogue>
  parts: readonly { pointId: number; entry: StockEntry }[]
  until: number
}

export type { Catalogue, CatalogueMenu, CatalogueProduct }

/** Where it is sold: the delivery service knows. */
type Points = { point: (id: string) => Promise<{ id: number } | null> }

export type InventoryService = ReturnType<typeof createInventoryService>

/** What can be ordered. Read far more often than it changes: whole responses stay in memory until stock moves. */
export function createInventoryService({
  database,
  clock,
  points,
  staticUrl,
}: {
  database: DatabaseConnection
  clock: Clock
  points: Points
  staticUrl: string
}) {
  const { db } = database
  const stock = createStockMemory(database)
  const changes = createListeners<StockKey>()
  const responses = new LRUCache<string, Result>({ max: MAX_KEPT_RESPONSES })
  const keptOnes = new WeakSet<Inventory>()
  const catalogue = remembered(clock, loadCatalogue)

  database.onStockChange(({ table }) => {
    if (!STOCK_TABLES.includes(table)) catalogue.forget()
  })

  const pictureUrl = (picture: string) => `${staticUrl}/pictures/${pictureFile(picture)}`

  async function loadCatalogue(): Promise<Catalogue> {
    // What was made of the one before is old: it needs no memory any more.
    responses.clear()
    const [lines, products, menus, menuProducts] = await Promise.all([
      findLines(db),
      findProducts(db),
      findMenus(db),
      findMenuProducts(db),
    ])
    return buildCatalogue({ lines, products, menus, menuProducts }, pictureUrl)
  }

  const isSold = (day: Day) =>
    businessDayStatus(day) === 'openWithSales' && day >= parisDay(clock.now())

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
    const points = await Promise.all(pointIds.map(requirePoint))
    const parts = points.map(({ id }) => ({ pointId: id, entry: stock.entry(id, day) }))
    const lefts = await Promise.all(parts.map(({ entry }) => entry.left))
    const current = catalogue.get()
    const known = await current
    const linesIds = input.linesIds ?? null
    const inventory = select(known, { isOpen: isSold(day), points: lefts }, linesIds)
    if (isOrderable(day) && (linesIds ?? []).every((id) => known.lineById.has(id))) {
      responses.set(key, { inventory, day, catalogue: current, parts, until: midnight() })
      keptOnes.add(inventory)
    }
    return inventory
  }

  /** There are far more other days, and made-up lines, than memory for them. */
  function isOrderable(day: Day): boolean {
    const today = parisDay(clock.now())
    return day >= today && day <= addDays(today, ORDER_HORIZON_DAYS)
  }

  /** Today becomes a past day then. */
  const midnight = () => instantAt(addDays(parisDay(clock.now()), 1), '00:00').getTime()

  async function offerAt(
    pointId: number,
    day: Day,
  ): Promise<{ catalogue: Catalogue; offer: Offer }> {
    const [current, left] = await Promise.all([catalogue.get(), stock.entry(pointId, day).left])
    return { catalogue: current, offer: { isOpen: isSold(day), points: [left] } }
  }

  async function productAt(productId: number, { pointId, day }: StockKey): Promise<Product | null> {
    const { catalogue: current, offer } = await offerAt(pointId, day)
    const product = current.productById.get(productId)
    return product ? offerProduct(offer, product) : null
  }

  return {
    catalogue: () => catalogue.get(),

    /** Returns at once, without a promise, what it still knows. */
    available(input: AvailableInventoryInput): Inventory | Promise<Inventory> {
      const key = keyOf(input)
      const known = kept(key)
      countCacheLook('inventory', known !== null)
      return known ?? response(key, input)
    },

    /** Whether `available` may return this very inventory again. */
    isKept: (inventory: Inventory) => keptOnes.has(inventory),

    async product(id: string, date: string, distributionPointId: string): Promise<Product | null> {
      const day = requireDay(date, 'date')
      const point = await points.point(distributionPointId)
      if (!point) throw badUserInput('Unknown point', { distributionPointId: 'UNKNOWN' })
      return productAt(rowId(id) ?? 0, { pointId: point.id, day })
    },

    /** The address of a picture; that of the stand-in when there is none. */
    pictureUrl: (picture: string | null) => pictureUrl(picture ?? STAND_IN_PICTURE),

    /** What sort of article a stored word names. */
    category: (stored: string | null) => v.parse(categorySchema, stored),

    /** One product as it is for a day and point; null when it is gone. */
    productAt,

    /** One menu as it is for a day and point; null when it is gone. */
    async menuAt(menuId: number, { pointId, day }: StockKey): Promise<Menu | null> {
      const { catalogue: current, offer } = await offerAt(pointId, day)
      const menu = current.menuById.get(menuId)
      return menu ? offerMenu(offer, menu, current) : null
    },

    /** Takes portions inside the caller's transaction; false when one product has too few, and then roll back. */
    async take(tx: Database, key: StockKey, wanted: readonly WantedPortions[]): Promise<boolean> {
      return (await takeStock(tx, key, wanted)).length === 0
    },

    /** Gives portions back inside the caller's transaction. */
    release: (tx: Database, key: StockKey, portions: readonly Portions[]) =>
      releaseStock(tx, key, portions),

    /** To be called once a transaction that moved stock has ended. */
    changed(key: StockKey) {
      stock.forget(key.pointId, key.day)
      changes.tell(key)
    },

    /** Tells of what this process itself has moved, at once; the database tells of it too, a moment later. */
    onChange: changes.add,
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
