import { asc, ne } from 'drizzle-orm'
import * as tables from '#server/db/tables'
import { BREAD, TRAY } from '../shop'
import type { Cases } from './Case'
import type { World } from './world'

/** The mutations of favourites. */
export const FAVOURITE_MUTATIONS: Cases = {
  'Mutation.addFavourite': async (world) => ({
    args: { productId: BREAD.id },
    token: await withFavourites(world),
  }),
  'Mutation.removeFavourite': async (world) => ({
    args: { productId: TRAY.id },
    token: await withFavourites(world),
  }),
}

/** Keeps `size` dishes, the tray among them and the bread not. */
async function withFavourites({ server, size, user }: World): Promise<string> {
  const { id: userId, token } = await user()
  const dishes = await server.db
    .select({ productId: tables.products.id })
    .from(tables.products)
    .where(ne(tables.products.id, Number(BREAD.id)))
    .orderBy(asc(tables.products.id))
    .limit(size)
  const createdAt = server.clock.now()
  await server.db
    .insert(tables.favourites)
    .values(dishes.map((dish) => ({ ...dish, userId, createdAt })))
  return token
}
