import * as v from 'valibot'
import type { Menu, Product } from '#generated/server/types'
import { pictureFile } from '#domain/catalogue/photograph'
import type { Day } from '#domain/time/calendar'
import type { Portions, StockKey, WantedPortions } from '#domain/catalogue/portions'
import type { Clock } from '#domain/time/clock'
import type { Database, DatabaseConnection } from '../../db/database'
import { createListeners } from '../../db/listeners'
import { cachedValue } from '../../db/cachedValue'
import { badUserInput } from '../../base/errors'
import { requireDay, rowId } from '../../base/inputs'
import { offerMenu, offerProduct, type Offer } from './availability'
import {
  buildCatalogue,
  categorySchema,
  type Catalogue,
  type CatalogueMenu,
  type CatalogueProduct,
} from './catalogue'
import {
  findCatalogueLines,
  findMenuProducts,
  findMenus,
  findProducts,
  releasePortions,
  takePortions,
} from './inventoryRepo'
import { createInventoryCache, isSold, type Points } from './inventoryCache'
import { createStockCache } from './stockCache'

const STAND_IN_PICTURE = 'placeholder'
const STOCK_TABLES: readonly string[] = ['stock', 'slot_loads']

export type { Catalogue, CatalogueMenu, CatalogueProduct }

export type InventoryService = ReturnType<typeof createInventoryService>

/** What can be ordered: articles, what is left of them, and the responses that tell of it. */
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
  const stock = createStockCache(database)
  const changes = createListeners<StockKey>()
  const catalogue = cachedValue(clock, loadCatalogue)
  const responses = createInventoryCache({ clock, points, catalogue, stock })

  database.onStockChange(({ table }) => {
    if (!STOCK_TABLES.includes(table)) catalogue.forget()
  })

  const pictureUrl = (picture: string) => `${staticUrl}/pictures/${pictureFile(picture)}`

  async function loadCatalogue(): Promise<Catalogue> {
    // The responses that were made of the catalogue before this one are old: they need no memory any more.
    responses.clear()
    const [lines, products, menus, menuProducts] = await Promise.all([
      findCatalogueLines(db),
      findProducts(db),
      findMenus(db),
      findMenuProducts(db),
    ])
    return buildCatalogue({ lines, products, menus, menuProducts }, pictureUrl)
  }

  async function offerAt(
    pointId: number,
    day: Day,
  ): Promise<{ catalogue: Catalogue; offer: Offer }> {
    const [current, left] = await Promise.all([catalogue.get(), stock.entry(pointId, day).left])
    return { catalogue: current, offer: { isOpen: isSold(day, clock.now()), points: [left] } }
  }

  async function productAt(productId: number, { pointId, day }: StockKey): Promise<Product | null> {
    const { catalogue: current, offer } = await offerAt(pointId, day)
    const product = current.productById.get(productId)
    return product ? offerProduct(offer, product) : null
  }

  return {
    catalogue: () => catalogue.get(),

    available: responses.available,

    /** Whether `available` may return this very inventory again. */
    isKept: responses.isKept,

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
      return (await takePortions(tx, key, wanted)).length === 0
    },

    /** Gives portions back inside the caller's transaction. */
    release: (tx: Database, key: StockKey, portions: readonly Portions[]) =>
      releasePortions(tx, key, portions),

    /** To be called once a transaction that moved stock has ended. */
    changed(key: StockKey) {
      stock.forget(key.pointId, key.day)
      changes.tell(key)
    },

    /** Tells of what this process itself has moved, at once; the database tells of it too, a moment later. */
    onChange: changes.add,
  }
}
