import type { Favourite } from '#generated/server/types'
import { MAX_FAVOURITES } from '#domain/customer/favourites'
import type { Clock } from '#domain/time/clock'
import { HOUR_SECONDS } from '#domain/time/durations'
import { badUserInput, notFound } from '../../base/errors'
import { rowId } from '../../base/inputs'
import type { Viewer } from '../../base/Viewer'
import type { Database } from '../../db/database'
import { lockForAccount } from '../../db/lockForAccount'
import type { DefineLimit } from '../../limits/createLimits'
import {
  deleteFavourite,
  deleteFavouritesOf,
  findFavourites,
  insertFavourite,
} from './favouriteRepo'

const CHANGES_AN_HOUR = 600

/** What a response says of a dish that is kept. */
type Dish = { facts: { name: string; pictureUrl: string; price: number; line: { id: string } } }

type Dependencies = {
  db: Database
  clock: Clock
  /** What is sold: the inventory service knows. */
  inventory: { catalogue: () => Promise<{ productById: ReadonlyMap<number, Dish> }> }
  defineLimit: DefineLimit
}

/** Dishes that customers keep. docs/rules/catalogue.md#favourites */
export function createFavouriteService({ db, clock, inventory, defineLimit }: Dependencies) {
  const limit = defineLimit('favourites', { points: CHANGES_AN_HOUR, seconds: HOUR_SECONDS })

  return {
    /** The newest first, as the catalogue has them today. */
    async list({ id }: Viewer): Promise<Favourite[]> {
      const [kept, { productById }] = await Promise.all([
        findFavourites(db, id),
        inventory.catalogue(),
      ])
      return kept.flatMap((productId) => {
        const dish = productById.get(productId)
        return dish ? [toFavourite(productId, dish)] : []
      })
    },

    /** Errors NOT_FOUND, BAD_USER_INPUT on `productId`, RATE_LIMITED. */
    async add({ id: userId }: Viewer, id: string): Promise<void> {
      await limit.take(userId)
      const productId = rowId(id) ?? 0
      const { productById } = await inventory.catalogue()
      if (!productById.has(productId)) throw notFound('No such product')
      await db.transaction(async (tx) => {
        await lockForAccount(tx, 'favourites', userId)
        const kept = await findFavourites(tx, userId)
        if (kept.includes(productId)) return
        if (kept.length >= MAX_FAVOURITES) {
          throw badUserInput('Too many favourites', { productId: 'TOO_MANY' })
        }
        await insertFavourite(tx, { userId, productId, createdAt: clock.now() })
      })
    },

    /** What is not kept stays so. Error RATE_LIMITED. */
    async remove({ id: userId }: Viewer, id: string): Promise<void> {
      await limit.take(userId)
      const productId = rowId(id)
      if (productId !== null) await deleteFavourite(db, userId, productId)
    },

    /** All of an account that is closed. */
    forget: deleteFavouritesOf,
  }
}

const toFavourite = (productId: number, { facts }: Dish): Favourite => ({
  id: String(productId),
  name: facts.name,
  pictureUrl: facts.pictureUrl,
  price: facts.price,
  lineId: facts.line.id,
})
