import { units } from '../carts'
import { namedCartCalls } from '../namedCartCalls'
import { TRAY } from '../shop'
import type { Cases } from './Case'
import type { World } from './world'

/** The mutations of named carts. */
export const NAMED_CART_MUTATIONS: Cases = {
  'Mutation.saveNamedCart': async (world) => ({
    args: { name: 'Réunion du mardi', items: [units(TRAY, 4)] },
    token: (await withNamedCarts(world)).token,
  }),
  'Mutation.renameNamedCart': async (world) => {
    const { id, token } = await withNamedCarts(world)
    return { args: { id, name: 'Réunion du mardi' }, token }
  },
  'Mutation.deleteNamedCart': async (world) => {
    const { id, token } = await withNamedCarts(world)
    return { args: { id }, token }
  },
}

async function withNamedCarts({ server, size, user }: World) {
  const { token } = await user()
  const calls = namedCartCalls(server)
  for (const n of Array(Math.min(size, 20)).keys()) await calls.save(token, `Réunion ${n}`)
  const [first] = await calls.list(token)
  return { token, id: first?.id }
}
