import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { parseOrderResult } from '#domain/order/orderRefusal'
import { parisDay } from '#domain/time/calendar'
import { createClock } from '#domain/time/clock'
import { hashToken, newToken } from '#server/modules/auth/sessionToken'
import { TRAY_LINE, TRAY_POINT, trayCart, trayItems, type TraySlot } from '../support/trayCart'
import type { Cluster } from './cluster'
import {
  BUSINESS_DAYS,
  CREATE_ORDER,
  INVENTORY,
  inventoryResponse,
  SET_CART,
  type Operation,
} from './operations'
import { sendOperation } from './request'
import { DAY_MS } from '#domain/time/durations'

/** A person with a cart that can be ordered, once. */
export type Buyer = { token: string; cartId: string }

type BuyersOptions = {
  count: number
  /** How many of the days to come the carts are spread over. */
  days?: number
  /** How many different products a cart holds. */
  products?: number
  /** How many products to leave to other buyers. */
  leaving?: number
}

const MAX_REFUSALS = 10
const RETRY_AFTER_MS = 1_000

/**
 * Accounts of their own, each with a cart for one of the days to come, written straight into the database: signing up
 * and filling carts is not what is rehearsed. Stock and slots are made large enough for all of them.
 */
export async function prepareBuyers(
  cluster: Pick<Cluster, 'url' | 'sql'>,
  { count, days = 2, products = 2, leaving = 0 }: BuyersOptions,
): Promise<Buyer[]> {
  const { url, sql } = cluster
  await sql('update products set daily_quantity = 1000000')
  await sql('update distribution_points set slot_capacity = 1000000')
  await sql('update stock set total = 1000000')
  await sql('update slot_loads set capacity = 1000000')
  const tokens = Array.from({ length: count }, () => newToken())
  await addAccounts(sql, tokens)
  const [first] = tokens
  if (first === undefined) return []
  const models = await setModelCarts(
    url,
    first,
    await prepareCarts(url, { days, products, leaving }),
  )
  const rows = await sql<{ hash: string; key: string }>(
    `with buyer as (
       select hash, user_id, row_number() over () as position from tokens where hash = any($1)
     ), model as (
       select *, row_number() over (order by key) as position from carts where key = any($2)
     ), written as (
       insert into carts (key, user_id, content, answered_total_ttc, updated_at)
       select gen_random_uuid(), buyer.user_id, content, answered_total_ttc, updated_at
       from buyer join model on model.position = buyer.position % $3 + 1
       returning key, user_id
     )
     select hash, key from written join buyer using (user_id)`,
    [tokens.map(hashToken), models, models.length],
  )
  const keys = new Map(rows.map(({ hash, key }) => [hash, key]))
  return tokens.flatMap((token) => {
    const cartId = keys.get(hashToken(token))
    return cartId === undefined ? [] : [{ token, cartId }]
  })
}

/** Orders the cart of a buyer; `OK` with the id of the order, or the code of the refusal. */
export async function placeOrder(
  url: string,
  { token, cartId }: Buyer,
): Promise<{ code: string; orderId: string | null }> {
  const { code, data } = await sendOperation(url, CREATE_ORDER, { cartId }, token)
  if (code !== 'OK') return { code, orderId: null }
  const result = parseOrderResult(data.createOrder)
  return result.kind === 'order'
    ? { code, orderId: result.orderId }
    : { code: result.code, orderId: null }
}

async function addAccounts(sql: Cluster['sql'], tokens: readonly string[]) {
  await sql(
    `with person as (
       insert into users (email, firstname, lastname, created_at)
       select 'exercice-' || gen_random_uuid() || '@exercice.example', 'Alix', 'Martin', now()
       from generate_series(1, $1::integer)
       returning id
     ), numbered as (select id, row_number() over () as position from person)
     insert into tokens (hash, user_id, purpose, created_at, expires_at)
     select hash, id, 'session', now(), now() + interval '1 day'
     from numbered join unnest($2::text[]) with ordinality as given (hash, position) using (position)`,
    [tokens.length, tokens.map(hashToken)],
  )
}

const daysResponse = v.object({
  businessDaysWithSlots: v.array(
    v.object({
      slots: v.array(
        v.object({ slotStartAt: v.string(), slotEndAt: v.string(), disabledSlot: v.boolean() }),
      ),
    }),
  ),
})

/** Four slots of each of the next open days, beginning far enough for every lead time. */
async function openSlots(url: string, days: number): Promise<TraySlot[]> {
  const from = parisDay(createClock({ offsetMs: 2 * DAY_MS }).now())
  const { businessDaysWithSlots } = v.parse(
    daysResponse,
    await send(url, BUSINESS_DAYS, { from, lineId: TRAY_LINE }),
  )
  return businessDaysWithSlots
    .map(({ slots }) => slots.filter(({ disabledSlot }) => !disabledSlot).slice(0, 4))
    .filter((slots) => slots.length > 0)
    .slice(0, days)
    .flat()
    .map(({ slotStartAt, slotEndAt }) => ({
      day: parisDay(new Date(slotStartAt)),
      start: slotStartAt,
      end: slotEndAt,
    }))
}

/** What a visitor requests to see what is on sale on the first day that can be ordered for. */
export async function firstDayOnSale(url: string) {
  const [slot] = await openSlots(url, 1)
  if (!slot) throw new Error('No day can be ordered for')
  return { input: { date: slot.day, distributionPointsIds: [TRAY_POINT] } }
}

/** What a browser sends as a cart, one for each of the slots of the days to come. */
export async function prepareCarts(
  url: string,
  { days, products, leaving = 0 }: { days: number; products: number; leaving?: number },
) {
  const carts: ReturnType<typeof trayCart>[] = []
  for (const slot of await openSlots(url, days)) {
    const input = { date: slot.day, distributionPointsIds: [TRAY_POINT], linesIds: [TRAY_LINE] }
    const { availableInventory } = v.parse(inventoryResponse, await send(url, INVENTORY, { input }))
    const trays = availableInventory.products
      .filter(({ available }) => available > 0)
      .slice(leaving, leaving + products)
    carts.push(trayCart(trayItems(trays), slot))
  }
  return carts
}

async function setModelCarts(url: string, token: string, carts: readonly object[]) {
  const keys: string[] = []
  for (const cart of carts) {
    const key = randomUUID()
    await send(url, SET_CART, { key, cart }, token)
    keys.push(key)
  }
  return keys
}

/** Requests again what a busy server has refused, as the site does: a process that has just started may be behind. */
async function send(url: string, operation: Operation, variables: object, token?: string) {
  for (let refusals = 0; ; refusals += 1) {
    const { code, data } = await sendOperation(url, operation, variables, token)
    if (code === 'OK') return data
    if (code !== 'TRY_AGAIN' || refusals === MAX_REFUSALS) {
      throw new Error(`${operation.name}: ${code}`)
    }
    await wait(RETRY_AFTER_MS)
  }
}
