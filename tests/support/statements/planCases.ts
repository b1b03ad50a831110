import { planCalls } from '../planCalls'
import type { Cases } from './Case'
import type { World } from './world'

/** The mutations of orders of every week. */
export const PLAN_MUTATIONS: Cases = {
  'Mutation.repeatOrder': async ({ shop, user }) => {
    const { token } = await user()
    return { args: { orderId: await shop.orderId(token) }, token }
  },
  'Mutation.setPlanPaused': async (world) => {
    const { id, token } = await withPlan(world)
    return { args: { id, isPaused: true }, token }
  },
  'Mutation.setPlanDateSkipped': async (world) => {
    const { id, token } = await withPlan(world)
    return { args: { id, day: '2026-12-03', isSkipped: true }, token }
  },
  'Mutation.endPlan': async (world) => {
    const { id, token } = await withPlan(world)
    return { args: { id }, token }
  },
}

async function withPlan({ server, shop, user }: World) {
  const { token } = await user()
  const { data } = await planCalls(server).repeat(token, await shop.orderId(token))
  return { token, id: data.repeatOrder.plans[0]?.id }
}
