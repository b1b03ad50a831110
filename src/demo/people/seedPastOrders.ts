import { randomBytes } from 'node:crypto'
import type { Transaction } from '#server/db/database'
import * as tables from '#server/db/tables'
import { distributionPointRows } from '../places/deliveryPlaces'
import type { CatalogueRows, ProductRow } from '../catalogueRows'
import { pastInvoices } from './pastInvoices'
import { pastMoves } from './pastMoves'
import type { OrderSeed } from './pastOrders'

/** Orders with their lines, payments, moves and invoices, and what they take of stock and slots. */
export async function seedPastOrders(
  tx: Transaction,
  { products }: Pick<CatalogueRows, 'products'>,
  seeds: readonly OrderSeed[],
  now: Date,
): Promise<void> {
  const numbers = await tx
    .insert(tables.orders)
    .values(seeds.map(({ order }) => order))
    .returning({ id: tables.orders.id, number: tables.orders.number })
  await tx.insert(tables.orderLines).values(seeds.flatMap(({ lines }) => lines))
  await tx.insert(tables.payments).values(seeds.flatMap(({ payments }) => payments))
  await tx.insert(tables.sandboxIntents).values(seeds.flatMap(chargesOf))
  await tx.insert(tables.orderMoves).values(seeds.flatMap((seed) => pastMoves(seed, now)))
  const { invoices, series } = pastInvoices(
    seeds.flatMap((seed) => {
      const found = numbers.find(({ id }) => id === seed.order.id)
      return found ? [{ seed, number: found.number }] : []
    }),
  )
  await tx.insert(tables.invoices).values(invoices)
  await tx.insert(tables.numberSeries).values(series)
  const kept = seeds.filter(({ order }) => order.status !== 'canceled')
  await tx.insert(tables.stock).values(stockTaken(products, kept))
  await tx.insert(tables.slotLoads).values(slotsTaken(kept))
}

/** The sandbox's side of what was paid by card, so that it can be given back. */
const chargesOf = ({ payments }: OrderSeed): (typeof tables.sandboxIntents.$inferInsert)[] =>
  payments.flatMap(({ orderId, intentId, amount, createdAt, paidAt }) =>
    intentId && paidAt
      ? [
          {
            id: intentId,
            clientSecret: `${intentId}_secret_${randomBytes(18).toString('base64url')}`,
            amount,
            status: 'succeeded',
            metadata: { orderId },
            createdAt,
          },
        ]
      : [],
  )

type StockRow = typeof tables.stock.$inferInsert & { taken: number }

function stockTaken(products: readonly ProductRow[], seeds: readonly OrderSeed[]): StockRow[] {
  const rows = new Map<string, StockRow>()
  for (const { order, lines } of seeds) {
    for (const { productId, quantity } of lines) {
      const product = products.find(({ id }) => id === productId)
      if (!product) continue
      const key = `${order.distributionPointId} ${order.deliveryDay} ${product.id}`
      const row = rows.get(key) ?? {
        distributionPointId: order.distributionPointId,
        day: order.deliveryDay,
        productId: product.id,
        total: product.dailyQuantity,
        taken: 0,
      }
      rows.set(key, { ...row, taken: row.taken + quantity })
    }
  }
  return [...rows.values()]
}

type SlotRow = typeof tables.slotLoads.$inferInsert & { taken: number }

function slotsTaken(seeds: readonly OrderSeed[]): SlotRow[] {
  const points = distributionPointRows()
  const rows = new Map<string, SlotRow>()
  for (const { order } of seeds) {
    const point = points.find(({ id }) => id === order.distributionPointId)
    if (!point) continue
    const key = `${point.id} ${order.slotStartAt.toISOString()}`
    const row = rows.get(key) ?? {
      distributionPointId: point.id,
      slotStartAt: order.slotStartAt,
      capacity: point.slotCapacity,
      taken: 0,
    }
    rows.set(key, { ...row, taken: row.taken + 1 })
  }
  return [...rows.values()]
}
