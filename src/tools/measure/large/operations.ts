import { randomUUID } from 'node:crypto'
import { parseOrderResult } from '#domain/order/orderRefusal'
import type { Services } from '#server/services'
import { pendingEvents } from '#server/providers/payments/sandbox/sandboxEvents'
import { backgroundJobs } from '#server/process/backgroundJobs'
import { TRAY_LINE, TRAY_POINT, trayCart, trayItems } from '../../support/trayCart'
import { DAY } from '../day'
import type { LargeShop } from './openShop'

/** What is done again and again in a shop, and must cost the same however many orders it has had. */
export type HotOperation = {
  name: string
  /** Done before each run, and not measured. */
  prepare?: () => Promise<unknown>
  run: () => Promise<unknown>
  /** Done once an hour or a day over all that has come meanwhile: only told, it may grow. */
  isRare?: boolean
}

export async function hotOperations(shop: LargeShop): Promise<HotOperation[]> {
  const { services, viewer, order, db, env } = shop
  const { orders, customers, tracking } = services
  const cart = await cartInput(services)
  let key = ''
  const setCart = async () => {
    key = randomUUID()
    await services.setCart(viewer, key, cart)
  }
  return [
    { name: 'account, 8 orders', run: async () => readAll(await orders.list(viewer, 8, null)) },
    { name: 'account, 50 orders', run: async () => readAll(await orders.list(viewer, 100, null)) },
    { name: 'order detail', run: async () => readAll([await orders.get(viewer, order.id)]) },
    {
      name: 'tracking',
      run: async () => {
        const tracked = await orders.track(null, order.id, order.trackingToken)
        await tracking.moves(tracked.order.row)
      },
    },
    { name: 'last delivery addresses', run: () => customers.lastDeliveryAddresses(viewer) },
    { name: 'setCart', run: setCart },
    {
      name: 'createOrder',
      prepare: setCart,
      run: async () => {
        const result = await services.placeOrder(viewer, {
          cartId: key,
          payByCreditTransfer: true,
          utm: {},
          ip: '127.0.0.1',
        })
        if (parseOrderResult(result).kind !== 'order') throw new Error(`createOrder: ${result}`)
      },
    },
    ...backgroundJobs(services, env).map(({ name, everySeconds, run }) => ({
      name: `job ${name}`,
      run: () => run(() => false),
      isRare: everySeconds >= 3600,
    })),
    { name: 'events of the sandbox', run: () => pendingEvents(db) },
  ]
}

type Records = Awaited<ReturnType<Services['orders']['list']>>

/** All that a response may ask of orders. */
const readAll = (records: Records) =>
  Promise.all(
    records.flatMap(({ row: { id }, batch }) => [
      batch.lines(id),
      batch.payments(id),
      batch.invoiceNumber(id),
      batch.isFeedbackDone(id),
    ]),
  )

async function cartInput({ inventory }: Services) {
  const { products } = await inventory.available({
    date: DAY,
    distributionPointsIds: [TRAY_POINT],
    linesIds: [TRAY_LINE],
  })
  return trayCart(trayItems(products.slice(0, 3)), {
    day: DAY,
    start: `${DAY}T12:00:00+01:00`,
    end: `${DAY}T12:30:00+01:00`,
  })
}
