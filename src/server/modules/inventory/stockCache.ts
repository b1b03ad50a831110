import { LRUCache } from 'lru-cache'
import type { DatabaseConnection } from '../../db/database'
import { concerns } from '../../db/stockChange'
import { countCacheLookup } from '../../metrics/caches'
import type { Left } from './availability'
import { findStock } from './inventoryRepo'

const MAX_KEPT = 2000

/** What is left for a day and point, as long as nothing changed there. */
export type StockEntry = { readonly left: Promise<Left> }

export type StockCache = ReturnType<typeof createStockCache>

/**
 * Caches what is left for each day and point, until it changes in this process or in another one. An entry is replaced, never
 * changed: who keeps something made from it checks `isCurrent`. What was read while it changed is not kept.
 */
export function createStockCache(database: DatabaseConnection) {
  const entries = new LRUCache<string, StockEntry>({ max: MAX_KEPT })
  const keyOf = (pointId: number, day: string) => `${pointId} ${day}`

  function read(pointId: number, day: string): StockEntry {
    const key = keyOf(pointId, day)
    const entry = {
      left: findStock(database.db, pointId, day).then(
        (rows): Left => new Map(rows.map(({ productId, left }) => [productId, left])),
      ),
    }
    entry.left.catch(() => {
      if (entries.peek(key) === entry) entries.delete(key)
    })
    entries.set(key, entry)
    return entry
  }

  function forget(pointId: number | null, day: string | null) {
    if (pointId === null || day === null) entries.clear()
    else entries.delete(keyOf(pointId, day))
  }

  database.onStockChange((change) => {
    if (concerns(change, 'stock')) forget(change.distributionPointId, change.day)
  })

  return {
    forget,
    entry: (pointId: number, day: string): StockEntry => {
      const kept = database.isHearingChanges() ? entries.get(keyOf(pointId, day)) : undefined
      countCacheLookup('stock', kept !== undefined)
      return kept ?? read(pointId, day)
    },
    isCurrent: (pointId: number, day: string, entry: StockEntry) =>
      database.isHearingChanges() && entries.get(keyOf(pointId, day)) === entry,
  }
}
