import { and, eq } from 'drizzle-orm'
import * as tables from '#server/db/tables'
import { aCart, THURSDAY } from './carts'
import type { TestServer } from './testServer'

export const ORDER = `query Order($id: ID!) {
  order(id: $id) {
    id number status totalWithVat totalWithoutVat deliveryHour isFullyPaid payByCreditTransfer expiresAt
    slotStartAt deliveryAddress deliveryContactName deliveryFees discount vatParts { rate amountHT vat }
    payments { id amount type paidAt hasFailed }
    products { id position name price quantity category pictureUrl originalProduct { id available } menu { id name } }
    menus { id position name price quantity originalMenu { id } }
    extraCosts { name price quantity }
    documents { fileUrl } trackingToken
    wireTransfer { iban bic accountHolder reference }
  }
}`
export const TRACK = `query Track($id: ID!, $token: String) {
  orderTracking(orderId: $id, token: $token) { id number status isOwner deliveryAddress order { id trackingToken } }
}`

type Line = { id: string; name: string; price: number; quantity: number }
type Dish = Line & { position: number }
export type Order = {
  id: string
  number: string
  status: string
  totalWithVat: number
  totalWithoutVat: number
  isFullyPaid: boolean
  expiresAt: string | null
  vatParts: { rate: number; amountHT: number; vat: number }[]
  payments: { amount: number; type: string; paidAt: string | null; hasFailed: boolean }[]
  products: (Dish & { menu: { id: string } | null })[]
  menus: Dish[]
  extraCosts: Line[]
  trackingToken: string
  wireTransfer: { reference: string } | null
}

/** What orders hold and what they took, read back. */
export function orderBooks(server: Pick<TestServer, 'db' | 'graphql'>) {
  const { db } = server

  /** Portions of a product that are taken on the Thursday of the test orders. */
  async function takenOf(id: string): Promise<number> {
    const rows = await db
      .select({ taken: tables.stock.taken })
      .from(tables.stock)
      .where(and(eq(tables.stock.productId, Number(id)), eq(tables.stock.day, THURSDAY)))
    return rows[0]?.taken ?? 0
  }

  async function loadOf(start: string): Promise<number> {
    const rows = await db
      .select({ taken: tables.slotLoads.taken })
      .from(tables.slotLoads)
      .where(eq(tables.slotLoads.slotStartAt, new Date(start)))
    return rows[0]?.taken ?? 0
  }

  const orderCount = async () =>
    (await db.select({ id: tables.orders.id }).from(tables.orders)).length

  /** Nothing of an order is left: no row, no portion, no slot. */
  async function expectNothingTaken() {
    expect(await orderCount()).toBe(0)
    expect(await db.select().from(tables.orderLines)).toEqual([])
    const stock = await db.select({ taken: tables.stock.taken }).from(tables.stock)
    expect(stock.filter(({ taken }) => taken > 0)).toEqual([])
    expect(await loadOf(aCart().deliverySlot.start)).toBe(0)
  }

  async function read(id: string, token: string): Promise<Order> {
    const { data, errors } = await server.graphql<{ order: Order }>(ORDER, { id }, token)
    expect(errors).toEqual([])
    return data.order
  }

  return { takenOf, loadOf, orderCount, expectNothingTaken, read }
}
