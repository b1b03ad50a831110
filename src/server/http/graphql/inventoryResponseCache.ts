import type { ExecutionResult } from 'graphql'
import { LRUCache } from 'lru-cache'
import type { Inventory } from '#generated/server/types'
import type { Context } from '../../context'
import type { Services } from '../../services'
import { countCacheLookup } from '../../metrics/caches'
import { queriesInventory, withoutInventory, type ShortQuery } from './inventoryQuery'

const MAX_QUERIES = 200
const MAX_BYTES = 48 * 1024 * 1024

type Whole = { head: string; tail: string; bytes: Buffer }
/** What is known of a response, and the whole that was last made with it: unknown visitors all get the same. */
type Part = { bytes: Buffer; last: Whole | null }

type Execute = (source: string, context: Context) => Promise<ExecutionResult>

/**
 * Caches the inventory's part of GraphQL responses as bytes, by the inventory and the query that it was made from: it is most of
 * what the shop fetches, and the same for all callers until stock moves. Everything else of a query, with the caller's rights, is
 * executed each time. See docs/decisions/014-inventory-in-memory.md.
 */
export function createInventoryResponseCache(maxBytes = MAX_BYTES) {
  const queries = new LRUCache<string, { short: ShortQuery | null }>({ max: MAX_QUERIES })
  const numberOf = createNumbers()
  const parts = new LRUCache<string, Part>({
    maxSize: maxBytes,
    // The whole is kept packed as well.
    sizeCalculation: ({ bytes, last }) => bytes.length + 2 * (last?.bytes.length ?? 0),
  })

  const keyOf = (query: ShortQuery, inventory: Inventory) =>
    `${numberOf(inventory)} ${numberOf(query)}`

  function keep(source: string, inventory: Inventory, { data }: ExecutionResult) {
    const { short } = queries.get(source) ?? { short: withoutInventory(source) }
    queries.set(source, { short })
    if (!short || !data?.[short.key]) return
    const bytes = Buffer.from(JSON.stringify(data[short.key]))
    parts.set(keyOf(short, inventory), { bytes, last: null })
  }

  /** The response as bytes when its inventory is known, else as the engine gives it. */
  return async (
    source: string,
    context: Context,
    execute: Execute,
  ): Promise<ExecutionResult | Buffer> => {
    if (!queriesInventory(source)) return execute(source, context)
    const query = queries.get(source)?.short
    if (query) {
      const watched = watchInventory(context)
      const { data, errors } = await execute(query.source, watched.context)
      const inventory = theOnly(watched.seen)
      const key = inventory ? keyOf(query, inventory) : ''
      const part = parts.get(key)
      countCacheLookup('inventoryBytes', part !== undefined)
      if (part && data && !errors) {
        const last = putTogether(data, query.key, part)
        if (last !== part.last) parts.set(key, { bytes: part.bytes, last })
        return last.bytes
      }
    }
    const watched = watchInventory(context)
    const result = await execute(source, watched.context)
    const inventory = theOnly(watched.seen)
    if (inventory && !result.errors && context.services.inventory.isKept(inventory)) {
      keep(source, inventory, result)
    }
    return result
  }
}

/** A number for each object, for short keys: to hash the text of a query costs more than the rest of the look. */
function createNumbers() {
  const numbers = new WeakMap<object, number>()
  let last = 0
  return (thing: object): number => {
    const number = numbers.get(thing) ?? (last += 1)
    numbers.set(thing, number)
    return number
  }
}

/** The same context, and the inventories that resolvers get by it. */
function watchInventory(context: Context) {
  const { services } = context
  const seen = new Set<Inventory>()
  const inventory: Services['inventory'] = {
    ...services.inventory,
    available(input) {
      const found = services.inventory.available(input)
      return found instanceof Promise ? found.then((late) => note(seen, late)) : note(seen, found)
    },
  }
  return { context: { ...context, services: { ...services, inventory } }, seen }
}

function note(seen: Set<Inventory>, inventory: Inventory): Inventory {
  seen.add(inventory)
  return inventory
}

/** Null for none or several. */
function theOnly(seen: ReadonlySet<Inventory>): Inventory | null {
  const [inventory] = seen
  return seen.size === 1 && inventory ? inventory : null
}

/** The fields of a response in their order, the known part among them as it is. */
function putTogether(data: Readonly<Record<string, unknown>>, key: string, part: Part): Whole {
  // A field that a variable left out is there as undefined.
  const names = Object.keys(data).filter((name) => data[name] !== undefined)
  const place = names.indexOf(key)
  const fields = names.map((name) => `"${name}":${name === key ? '' : JSON.stringify(data[name])}`)
  const head = `{"data":{${fields.slice(0, place + 1).join()}`
  const tail = `${fields
    .slice(place + 1)
    .map((field) => `,${field}`)
    .join('')}}}`
  if (part.last?.head === head && part.last.tail === tail) return part.last
  return { head, tail, bytes: Buffer.concat([Buffer.from(head), part.bytes, Buffer.from(tail)]) }
}
