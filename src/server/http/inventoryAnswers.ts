import type { ExecutionResult } from 'graphql'
import type { Inventory } from '../../../__generated__/server/resolvers'
import type { Context } from '../context'
import { withoutInventory, type ShortQuestion } from './inventoryQuestion'

const MOST_QUESTIONS = 200
const MOST_TEXTS = 4

type Execute = (source: string, context: Context) => Promise<ExecutionResult>

/**
 * Most of what the shop asks is the inventory, and it is the same for everybody until stock moves: its part of an answer
 * is kept as text for as long as the inventory that it was made from. Who asks, whether they may, and everything else of
 * the question are looked at each time. See docs/decisions/inventory-in-memory.md.
 */
export function createInventoryAnswers() {
  const questions = new Map<string, ShortQuestion | null>()
  const texts = new WeakMap<Inventory, Map<string, string>>()

  function keep(source: string, inventory: Inventory, { data }: ExecutionResult) {
    if (!questions.has(source)) {
      if (questions.size >= MOST_QUESTIONS) questions.clear()
      questions.set(source, withoutInventory(source))
    }
    const question = questions.get(source)
    const part = question ? data?.[question.key] : undefined
    if (!part) return
    const known = texts.get(inventory) ?? new Map<string, string>()
    if (known.size >= MOST_TEXTS) known.clear()
    texts.set(inventory, known.set(source, JSON.stringify(part)))
  }

  /** The answer as text when its inventory is known, else as the engine gives it. */
  return async (
    source: string,
    context: Context,
    execute: Execute,
  ): Promise<ExecutionResult | string> => {
    const question = questions.get(source)
    if (question) {
      const watched = watchInventory(context)
      const { data, errors } = await execute(question.source, watched.context)
      const inventory = watched.seen()
      const text = inventory && texts.get(inventory)?.get(source)
      if (text && data && !errors) return putTogether(data, question.key, text)
    }
    const watched = watchInventory(context)
    const result = await execute(source, watched.context)
    const inventory = watched.seen()
    if (inventory && !result.errors) keep(source, inventory, result)
    return result
  }
}

/** The same context, and the one inventory that resolvers got by it; null for none or several. */
function watchInventory(context: Context) {
  const seen = new Set<Inventory>()
  const note = (inventory: Inventory) => {
    seen.add(inventory)
    return inventory
  }
  const available: Context['inventory']['available'] = (input) => {
    const found = context.inventory.available(input)
    return found instanceof Promise ? found.then(note) : note(found)
  }
  return {
    context: { ...context, inventory: { ...context.inventory, available } },
    seen: (): Inventory | null => {
      const [inventory] = seen
      return seen.size === 1 && inventory ? inventory : null
    },
  }
}

function putTogether(data: Readonly<Record<string, unknown>>, key: string, text: string): string {
  const parts = Object.entries(data).flatMap(([name, value]) => {
    const part = name === key ? text : JSON.stringify(value)
    // A field that a variable left out is there as undefined.
    return part === undefined ? [] : `"${name}":${part}`
  })
  return `{"data":{${parts.join()}}}`
}
