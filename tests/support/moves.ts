import type { OrderStatus } from '#domain/order/orderStatus'
import type { TestServer } from './testServer'

const WAY: readonly OrderStatus[] = ['assigned', 'supported', 'delivered']

/** Moves a confirmed order as far as a status, now. */
export async function moveAsFarAs(server: TestServer, orderId: string, status: OrderStatus) {
  for (const to of WAY.slice(0, WAY.indexOf(status) + 1)) {
    const outcome = await server.services.moveOrder(orderId, to, server.clock.now())
    if (outcome.kind !== 'moved') throw new Error(`The order cannot be ${to}: ${outcome.kind}`)
  }
}

/** Confirms an order as its payment does. */
export const confirm = (server: TestServer, orderId: string) =>
  server.db.transaction((tx) => server.services.confirmPaidOrder(tx, orderId, server.clock.now()))
