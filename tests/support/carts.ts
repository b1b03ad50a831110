import { randomUUID } from 'node:crypto'
import { POINT, TRAY } from './shop'
import type { TestServer } from './testServer'

/** The Thursday of the week that tests live in, far enough for every lead time. */
export const THURSDAY = '2026-11-26'

export const slot = (day: string, time: string, end: string) => ({
  start: `${day}T${time}:00+01:00`,
  end: `${day}T${end}:00+01:00`,
})

type Article = { id: string; lineId: string }

export const units = ({ id, lineId }: Article, qty: number) => ({
  itemId: id,
  type: 'product' as const,
  lineId,
  qty,
})
export const menus = ({ id, lineId }: Article, qty: number) => ({
  itemId: id,
  type: 'menu' as const,
  lineId,
  qty,
})

/** A cart that can be ordered: four trays for Thursday noon, a kilometre from the point. */
export const aCart = (changes: Record<string, unknown> = {}) => ({
  address: '10 rue de la Paix, 75002 Paris',
  lat: POINT.lat + 0.009,
  lng: POINT.lng,
  departmentCode: '75',
  items: [units(TRAY, 4)],
  deliveryContact: { id: '0', name: 'Alix Martin', phone: '06 12 34 56 78', details: '2e étage' },
  invoiceContact: {
    id: '0',
    address: '10 rue de la Paix, 75002 Paris',
    customerName: 'Alix Martin',
    companyName: 'Atelier',
  },
  deliveryDay: THURSDAY,
  deliverySlot: slot(THURSDAY, '12:00', '12:30'),
  mainBrandId: '1',
  lineId: 'LIGNE-PLATEAUX',
  ...changes,
})

/** An address so many metres north of the point, in whatever department. */
export const north = (metres: number) => ({
  address: '10 route du Nord',
  lat: POINT.lat + (metres / 6_371_000) * (180 / Math.PI),
})

export const SET_CART = `mutation SetCart($key: String!, $cart: CartInput!) {
  setCart(key: $key, cart: $cart) {
    id
    items { itemId type lineId qty }
    changes { itemId type lineId name requestedQty qty minimumQuantity }
    totals {
      sumPriceProductsHT sumPriceMenusHT sumPriceExtraCostsHT sumPriceCartHT sumPriceCartTTC
      sumDeliveryPriceHT sumLastMinutePriceHT sumCompanyDiscountHT companyDiscountTitle
      vatParts { rate amountHT vat }
    }
  }
}`

export const CREATE_ORDER = `mutation CreateOrder($cartId: ID!, $payByCreditTransfer: Boolean!) {
  createOrder(cartId: $cartId, payByCreditTransfer: $payByCreditTransfer)
}`

type CartResponse = {
  setCart: {
    id: string
    items: { itemId: string; type: string; lineId: string; qty: number }[]
    changes: {
      itemId: string
      name: string | null
      requestedQty: number
      qty: number
      minimumQuantity: number | null
    }[]
    totals: Record<string, number> & { companyDiscountTitle: string | null }
  }
}

/** What a customer does with a cart, as the site does it. */
export function shopping(server: Pick<TestServer, 'graphql'>) {
  const setCart = (token: string | undefined, cart: object = aCart(), key: string = randomUUID()) =>
    server.graphql<CartResponse>(SET_CART, { key, cart }, token)

  const createOrder = (token: string | undefined, cartId: string, payByCreditTransfer = false) =>
    server.graphql<{ createOrder: string }>(CREATE_ORDER, { cartId, payByCreditTransfer }, token)

  /** Stores a cart and orders it; returns what createOrder said. */
  async function order(
    token: string,
    cart: object = aCart(),
    { payByCreditTransfer = false, key = randomUUID() as string } = {},
  ): Promise<string> {
    const stored = await setCart(token, cart, key)
    if (stored.errors[0]) throw new Error(JSON.stringify(stored.errors[0]))
    const { data, errors } = await createOrder(token, key, payByCreditTransfer)
    if (errors[0]) throw new Error(JSON.stringify(errors[0]))
    return data.createOrder
  }

  /** The id of an order that must be taken. */
  async function orderId(...args: Parameters<typeof order>): Promise<string> {
    const response = await order(...args)
    if (!response.startsWith('ORDER_ID:')) throw new Error(response)
    return response.slice('ORDER_ID:'.length)
  }

  return { setCart, createOrder, order, orderId }
}
