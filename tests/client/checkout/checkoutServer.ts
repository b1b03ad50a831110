import * as v from 'valibot'
import type { Cart } from '#domain/cart/cart'
import type { Responses, FakeApi } from '../../support/fakeApi'
import { aCart, createShop, NOON, TODAY, units } from '../../support/shopFront'

/** What four trays cost today: 80 € at 10 %, delivery 9 € and same-day fee 10 € at 20 %. */
export const TOTAL = 11_080
export const DECLINED = '4000000000000002'
export const ACCEPTED = '4242424242424242'

const CONTACT = { id: '0', name: 'Hélène Marchand', phone: '06 12 34 56 78', details: '3e étage' }

/** A cart that may be paid: four trays, today at noon, for Hélène. */
export const readyCart = (changes: Partial<Cart> = {}): Cart =>
  aCart({
    items: [units(4)],
    deliveryDay: TODAY,
    deliverySlot: NOON,
    deliveryContact: CONTACT,
    ...changes,
  })

export const anOrder = (changes: Record<string, unknown> = {}) => ({
  id: 'order-1',
  number: 'T-24815',
  status: 'confirmed',
  totalWithVat: TOTAL,
  slotStartAt: NOON.start,
  slotEndAt: NOON.end,
  deliveryAddress: '8 Rue de Rivoli, 75004 Paris',
  deliveryContactName: 'Hélène Marchand',
  amountDue: 0,
  payByCreditTransfer: false,
  wireTransfer: null,
  ...changes,
})

export const stored = (changes: Record<string, unknown> = {}) => ({
  id: 'cart',
  items: [],
  changes: [],
  totals: { sumPriceCartTTC: TOTAL },
  ...changes,
})

const storedCart = v.object({ totals: v.object({ sumPriceCartTTC: v.number() }) })

/** A shop that keeps one order a cart key, of the total that it named last, and the payment sandbox beside it. */
export function createCheckout(changes: Responses = {}) {
  const orders = new Map<string, { id: string; status: string; totalWithVat: number }>()
  const setCart = changes['setCart'] ?? (() => stored())
  let totalWithVat = TOTAL
  const confirmed: string[] = []
  const shop = createShop({
    getCustomerProfile: {},
    lastDeliveryContacts: [],
    lastInvoiceContacts: [],
    createOrder: ({ cartId }: { cartId: string }) => {
      const order = orders.get(cartId) ?? {
        id: `order-${orders.size + 1}`,
        status: 'waitingForPayment',
        totalWithVat,
      }
      orders.set(cartId, order)
      return `ORDER_ID:${order.id}`
    },
    createPaymentIntent: ({ orderId }: { orderId: string }) => ({
      id: `pi-${orderId}`,
      clientSecret: `pi-${orderId}_secret_x`,
      amount: TOTAL,
    }),
    order: ({ id }: { id: string }) => {
      const order = [...orders.values()].find((other) => other.id === id)
      return anOrder({ id, ...order })
    },
    ...changes,
    setCart: (...given: unknown[]): unknown => {
      const response: unknown = typeof setCart === 'function' ? setCart(...given) : setCart
      const named = v.safeParse(storedCart, response)
      if (named.success) totalWithVat = named.output.totals.sumPriceCartTTC
      return response
    },
  })

  const pay = (intentId: string) =>
    orders.forEach((order) => {
      if (intentId === `pi-${order.id}`) order.status = 'confirmed'
    })

  const fetch: FakeApi['fetch'] = async (url, request) => {
    const path = /sandbox-payments\/(.+)$/.exec(url)?.[1]
    if (path === undefined) return shop.fetch(url, request)
    const body: unknown = JSON.parse(String(request?.body))
    if (path === 'payment_methods') {
      const isDeclined = JSON.stringify(body).includes(DECLINED)
      return Response.json({ id: isDeclined ? 'pm_declined' : 'pm_good' })
    }
    const intentId = path.split('/')[1] ?? ''
    confirmed.push(intentId)
    if (JSON.stringify(body).includes('pm_declined')) {
      const error = { code: 'card_declined', message: 'GraphQL error: Votre carte a été refusée.' }
      return Response.json({ error }, { status: 402 })
    }
    const intent = (status: string) =>
      Response.json({ paymentIntent: { id: intentId, amount: TOTAL, status } })
    if (JSON.stringify(body).includes('pm_challenged')) return intent('requires_action')
    if (JSON.stringify(body).includes('"refused"')) {
      const code = 'payment_intent_authentication_failure'
      return Response.json({ error: { code, message: 'Non confirmé.' } }, { status: 402 })
    }
    pay(intentId)
    return intent('succeeded')
  }
  /** The cart of the last order as it was stored; other carts go on being stored after it. */
  const orderedCart = (): unknown => {
    const key = shop.sent('useOrderPortsCreateOrderMutation').at(-1)?.variables.cartId
    const carts = shop.sent('useSetCartMutation').map(({ variables }) => variables)
    return carts.findLast((stored) => stored.key === key)?.cart
  }
  return { ...shop, fetch, orders, confirmed, orderedCart }
}
