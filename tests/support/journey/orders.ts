import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import type { Cart } from '#domain/cart/cart'
import { BLANK_INVOICE_CONTACT } from '#domain/cart/cartContacts'
import { cartInput } from '#domain/cart/cartInput'
import { expect } from './expect'
import { responseTo } from './api'
import { aFullCart, CLAIRE } from './cart'

type Orders = {
  orders: {
    number: string
    status: string
    isFullyPaid: boolean
    totalWithVat: number
    payments: { amount: number; paidAt: string | null }[]
  }[]
}

/** The server's books must hold one order of this customer, paid once and in full. */
export async function expectOneOrderPaidOnce(page: Page, number: string): Promise<void> {
  const { orders } = await responseTo<Orders>(
    page,
    '{ orders(limit: 10) { number status isFullyPaid totalWithVat payments { amount paidAt } } }',
  )
  expect(orders).toMatchObject([{ number, status: 'confirmed', isFullyPaid: true }])
  const charged = orders.flatMap(({ payments }) => payments).filter(({ paidAt }) => paidAt !== null)
  expect(charged.map(({ amount }) => amount)).toEqual(orders.map((order) => order.totalWithVat))
}

type PlacedOrder = {
  number: string
  status: string
  isFullyPaid: boolean
  payByCreditTransfer: boolean
  deliveryContactName: string
  payments: { paidAt: string | null }[]
}

/** The orders of an account that journeys share, newest first, that are delivered to this person. */
export async function ordersFor(page: Page, name: string): Promise<PlacedOrder[]> {
  const { orders } = await responseTo<{ orders: PlacedOrder[] }>(
    page,
    `{ orders(limit: 50) {
      number status isFullyPaid payByCreditTransfer deliveryContactName payments { paidAt }
    } }`,
  )
  return orders.filter(({ deliveryContactName }) => deliveryContactName === name)
}

/** Orders a full cart without the screens; returns the order's id. It still waits for its payment. */
export async function placeOrder(page: Page): Promise<string> {
  const response = await requestOrder(page)
  expect(response).toMatch(/^ORDER_ID:/)
  return response.replace('ORDER_ID:', '')
}

/** Has an order repeated every week without the screens. */
export async function repeatEveryWeek(page: Page, id: string): Promise<void> {
  await responseTo(page, 'mutation ($id: ID!) { repeatOrder(orderId: $id) { id } }', { id })
}

/** Orders a full cart, with some of its choices made otherwise; returns the server's word. */
export async function requestOrder(page: Page, choices: Partial<Cart> = {}): Promise<string> {
  return orderCart(page, { ...(await aFullCart(page)), ...choices })
}

/** Orders a cart under a key of its own; returns the server's word. */
export async function orderCart(page: Page, cart: Cart): Promise<string> {
  const key = randomUUID()
  const { address } = cart
  const { createOrder } = await responseTo<{ createOrder: string }>(
    page,
    `mutation ($key: String!, $id: ID!, $cart: CartInput!) {
      setCart(key: $key, cart: $cart) { id }
      createOrder(cartId: $id, payByCreditTransfer: false)
    }`,
    {
      key,
      id: key,
      cart: cartInput({
        ...cart,
        key,
        deliveryContact: CLAIRE,
        invoiceContact: {
          ...BLANK_INVOICE_CONTACT,
          ...cart.invoiceContact,
          address,
          customerName: CLAIRE.name,
        },
      }),
    },
  )
  return createOrder
}
