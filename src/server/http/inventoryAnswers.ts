import type { ExecutionResult } from 'graphql'
import type { Inventory } from '../../../__generated__/server/resolvers'
import type { Context } from '../context'
import { withoutInventory, type ShortQuestion } from './inventoryQuestion'

const MOST_QUESTIONS = 200
const MOST_PARTS = 4

/** What is known of an answer, and the whole that was last made with it: visitors nobody knows all get the same. */
type Part = { bytes: Buffer; last: { head: string; tail: string; bytes: Buffer } | null }

type Execute = (source: string, context: Context) => Promise<ExecutionResult>

/**
 * Most of what the shop asks is the inventory, and it is the same for everybody until stock moves: its part of an answer
 * is kept as bytes for as long as the inventory that it was made from. Who asks, whether they may, and everything else of
 * the question are looked at each time. See docs/decisions/inventory-in-memory.md.
 */
export function createInventoryAnswers() {
  const questions = new Map<string, ShortQuestion | null>()
  const parts = new WeakMap<Inventory, Map<string, Part>>()

  function keep(source: string, inventory: Inventory, { data }: ExecutionResult) {
    if (!questions.has(source)) {
      if (questions.size >= MOST_QUESTIONS) questions.clear()
      questions.set(source, withoutInventory(source))
    }
    const question = questions.get(source)
    const part = question ? data?.[question.key] : undefined
    if (!part) return
    const known = parts.get(inventory) ?? new Map<string, Part>()
    if (known.size >= MOST_PARTS) known.clear()
    const bytes = Buffer.from(JSON.stringify(part))
    parts.set(inventory, known.set(source, { bytes, last: null }))
  }

  /** The answer as bytes when its inventory is known, else as the engine gives it. */
  return async (
    source: string,
    context: Context,
    execute: Execute,
  ): Promise<ExecutionResult | Buffer> => {
    const question = questions.get(source)
    if (question) {
      const watched = watchInventory(context)
      const { data, errors } = await execute(question.source, watched.context)
      const inventory = theOnly(watched.seen)
      const part = inventory && parts.get(inventory)?.get(source)
      if (part && data && !errors) return putTogether(data, question.key, part)
    }
    const watched = watchInventory(context)
    const result = await execute(source, watched.context)
    const inventory = theOnly(watched.seen)
    if (inventory && !result.errors) keep(source, inventory, result)
    return result
  }
}

/** The same context, and the inventories that resolvers get by it. */
function watchInventory(context: Context) {
  const { inventory } = context
  const seen = new Set<Inventory>()
  const watched: Context['inventory'] = {
    ...inventory,
    available(input) {
      const found = inventory.available(input)
      return found instanceof Promise ? found.then((late) => note(seen, late)) : note(seen, found)
    },
  }
  return { context: { ...context, inventory: watched }, seen }
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

/** The fields of an answer in their order, the known part among them as it is. */
function putTogether(data: Readonly<Record<string, unknown>>, key: string, part: Part): Buffer {
  // A field that a variable left out is there as undefined.
  const names = Object.keys(data).filter((name) => data[name] !== undefined)
  const place = names.indexOf(key)
  const fields = names.map((name) => `"${name}":${name === key ? '' : JSON.stringify(data[name])}`)
  const head = `{"data":{${fields.slice(0, place + 1).join()}`
  const tail = `${fields
    .slice(place + 1)
    .map((field) => `,${field}`)
    .join('')}}}`
  if (part.last?.head !== head || part.last.tail !== tail) {
    const bytes = Buffer.concat([Buffer.from(head), part.bytes, Buffer.from(tail)])
    part.last = { head, tail, bytes }
  }
  return part.last.bytes
}
