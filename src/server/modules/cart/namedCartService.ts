import { isDeepStrictEqual } from 'node:util'
import type { NamedCart } from '#generated/server/types'
import { cartName, cartNameKey, cartNameProblem, MAX_NAMED_CARTS } from '#domain/cart/namedCart'
import { toIso } from '#domain/time/calendar'
import type { Clock } from '#domain/time/clock'
import { badUserInput, notFound } from '../../base/errors'
import { rowId } from '../../base/inputs'
import type { Viewer } from '../../base/Viewer'
import type { Database } from '../../db/database'
import { lockForAccount } from '../../db/lockForAccount'
import type { NamedCartLine } from '../../db/tables/carts'
import {
  countNamedCarts,
  deleteNamedCart,
  deleteNamedCartsOf,
  findByName,
  findNamedCarts,
  insertNamedCart,
  replaceNamedCart,
  setCartName,
  type NamedCartRow,
} from './namedCartRepo'

const NOT_HAD = 'No such named cart'
const unusable = (fields: Record<string, string>) =>
  badUserInput('The named cart cannot be kept', fields)

type Saved = { name: string; lines: NamedCartLine[]; replaces: boolean }

/** Two carts are the same by what they hold, whatever it costs by now. */
const heldIn = (lines: readonly NamedCartLine[]) =>
  lines.map(({ itemId, type, lineId, quantity }) => ({ itemId, type, lineId, quantity }))

export type NamedCartService = ReturnType<typeof createNamedCartService>

/** Carts that customers keep under a name. docs/rules/cart.md#named-carts */
export function createNamedCartService({ db, clock }: { db: Database; clock: Clock }) {
  function readName(text: string) {
    const problem = cartNameProblem(text)
    if (problem !== null) throw unusable({ name: problem })
    return { name: cartName(text), nameKey: cartNameKey(text) }
  }

  return {
    list: async ({ id }: Viewer): Promise<NamedCart[]> =>
      (await findNamedCarts(db, id)).map(toNamedCart),

    /** Errors BAD_USER_INPUT on `name` and `items`. */
    async save({ id: userId }: Viewer, { name, lines, replaces }: Saved): Promise<void> {
      const named = readName(name)
      await db.transaction(async (tx) => {
        await lockForAccount(tx, 'namedCarts', userId)
        const same = await findByName(tx, userId, named.nameKey)
        if (same && isDeepStrictEqual(heldIn(same.lines), heldIn(lines))) return
        if (same && !replaces) throw unusable({ name: 'TAKEN' })
        const kept = { userId, ...named, lines, createdAt: clock.now() }
        if (same) return replaceNamedCart(tx, same.id, kept)
        if ((await countNamedCarts(tx, userId)) >= MAX_NAMED_CARTS) {
          throw unusable({ items: 'TOO_MANY' })
        }
        await insertNamedCart(tx, kept)
      })
    },

    /** Errors NOT_FOUND, BAD_USER_INPUT on `name`. */
    async rename({ id: userId }: Viewer, id: string, text: string): Promise<void> {
      const named = readName(text)
      const row = rowId(id)
      if (row === null) throw notFound(NOT_HAD)
      await db.transaction(async (tx) => {
        await lockForAccount(tx, 'namedCarts', userId)
        const same = await findByName(tx, userId, named.nameKey)
        const isOther = same !== null && same.id !== row
        if (isOther) throw unusable({ name: 'TAKEN' })
        if (!(await setCartName(tx, { id: row, userId }, named))) throw notFound(NOT_HAD)
      })
    },

    /** Error NOT_FOUND. */
    async remove({ id: userId }: Viewer, id: string): Promise<void> {
      const row = rowId(id)
      if (row === null || !(await deleteNamedCart(db, userId, row))) throw notFound(NOT_HAD)
    },

    /** All of an account that is closed. */
    forget: deleteNamedCartsOf,
  }
}

const toNamedCart = ({ id, name, lines, createdAt }: NamedCartRow): NamedCart => ({
  id: String(id),
  name,
  lines,
  createdAt: toIso(createdAt),
})
