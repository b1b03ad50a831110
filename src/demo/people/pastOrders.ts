import { randomBytes, randomUUID } from 'node:crypto'
import { addDays, firstSellingDay, instantAt, parisDay, type Day } from '#domain/time/calendar'
import { DAY_MS, MINUTE_MS } from '#domain/time/durations'
import { extraCosts } from '#domain/pricing/extraCosts'
import { CATEGORIES } from '#domain/catalogue/categories'
import { HOUSE_BRAND } from '#domain/catalogue/storefronts'
import { longestLeadTime } from '#domain/order/orderDeadline'
import type { OrderStatus } from '#domain/order/orderStatus'
import { payableUntil } from '#domain/order/unpaidHold'
import { priceCart, type CartTotals, type PricedItem } from '#domain/pricing/pricing'
import type { orderLines, orders, payments } from '#server/db/tables'
import type { CatalogueRows, MenuRow, ProductRow } from '../catalogueRows'
import type { CompanyRows } from './companies'
import type { Customer, Ordered } from './customers'

type OrderRow = Omit<typeof orders.$inferInsert, 'totals'> & { id: string; totals: CartTotals }
type LineRow = typeof orderLines.$inferInsert & { id: number }
type PaymentRow = typeof payments.$inferInsert

export type OrderSeed = { order: OrderRow; lines: LineRow[]; payments: PaymentRow[] }

/** A demo order that waits to be paid stays payable for this long; a customer's has 30 minutes. */
const PAYABLE_DAYS = 30

/** What orders are made from. */
export type OrderSources = {
  catalogue: CatalogueRows
  companies: CompanyRows
  customers: readonly Customer[]
}

/** The orders of the demonstration around today, oldest first, priced by the rules in force. Ids of lines count on from 1. */
export function pastOrders(sources: OrderSources, now: Date): OrderSeed[] {
  let nextLineId = 1
  const all = sources.customers.flatMap((customer) =>
    customer.orders.map((ordered) => ({ customer, ordered })),
  )
  all.sort((a, b) => a.ordered.inDays - b.ordered.inDays)
  return all.map(({ customer, ordered }) => {
    const id = randomUUID()
    const lines = linesOf(sources.catalogue, ordered, id, nextLineId)
    nextLineId += lines.length
    const order = orderRow(sources, customer, ordered, id, now)
    return { order, lines, payments: paymentsOf(ordered, order) }
  })
}

/** What is still to come comes: an order of today whose slot is near goes out on the next day that sells. */
function deliveryDayOf({ inDays, hour }: Ordered, now: Date): Day {
  const day = addDays(parisDay(now), inDays)
  if (inDays < 0) return previousSellingDay(day)
  const wanted = firstSellingDay(day)
  return instantAt(wanted, hour) > now ? wanted : firstSellingDay(addDays(wanted, 1))
}

function previousSellingDay(day: Day): Day {
  return firstSellingDay(day) === day ? day : previousSellingDay(addDays(day, -1))
}

function profileOf({ companies, eventDiscounts }: CompanyRows, { account }: Customer) {
  const company = companies.find(({ name }) => name === account.company)
  const { defaultOrderDeliveryFee = null, defaultOrderLastMinuteFee = null } = company ?? {}
  return {
    defaultOrderDeliveryFee,
    defaultOrderLastMinuteFee,
    eventDiscounts: eventDiscounts
      .filter(({ companyId }) => companyId === company?.id)
      .map(({ brandId, discountPercentage = 0, discountAmount = 0, minimumCartAmount = 0 }) => ({
        brand: { id: String(brandId) },
        discountPercentage,
        discountAmount,
        minimumCartAmount,
      })),
  }
}

function orderRow(
  { catalogue, companies }: OrderSources,
  customer: Customer,
  ordered: Ordered,
  id: string,
  now: Date,
): OrderRow {
  const deliveryDay = deliveryDayOf(ordered, now)
  const slotStartAt = instantAt(deliveryDay, ordered.hour)
  const slotEndAt = new Date(slotStartAt.getTime() + 30 * MINUTE_MS)
  const createdAt = new Date(
    Math.min(now.getTime() - MINUTE_MS, slotStartAt.getTime() - 2 * DAY_MS),
  )
  const totals = priceCart({
    items: pricedItems(catalogue, ordered),
    choices: choicesOf(ordered),
    configuration: catalogue.options,
    delivery: { zonePrice: 900 },
    profile: profileOf(companies, customer),
    mainBrandId: String(ordered.brand),
    deliveryDay,
    today: parisDay(createdAt),
  })
  const status = deliveryDay > parisDay(now) ? beforeItsDay(ordered.status) : ordered.status
  return {
    id,
    userId: customer.account.id,
    cartKey: randomUUID(),
    status,
    payByCreditTransfer: ordered.payment === 'transferPaid' || ordered.payment === 'transferDue',
    distributionPointId: 111,
    deliveryDay,
    slotStartAt,
    slotEndAt,
    ...customer.address,
    departmentCode: '75',
    deliveryContactName: ordered.contact,
    deliveryContactPhone: customer.contactPhone,
    deliveryDetails: ordered.details,
    toDeliversHot: false,
    hasToLeaveBags: true,
    invoiceAddress: customer.invoice.address,
    invoiceCompanyName: customer.invoice.company,
    invoiceCompanySiret: customer.invoice.siret,
    invoiceCustomerName: customer.invoice.name,
    invoicePhone: customer.invoice.phone,
    totals,
    totalTTC: totals.sumPriceCartTTC,
    totalHT: totals.sumPriceCartHT,
    trackingToken: randomBytes(32).toString('base64url'),
    createdAt,
    updatedAt: changedAt({ status, createdAt, slotEndAt }, now),
    expiresAt:
      status === 'waitingForPayment'
        ? payableUntil({
            orderedAt: createdAt,
            heldUntil: new Date(now.getTime() + PAYABLE_DAYS * DAY_MS),
            slotStartAt,
            leadTimeMinutes: longestLeadTime(pricedItems(catalogue, ordered), catalogue.lines),
          })
        : null,
  }
}

/** One that was moved to another day has not left yet. */
const beforeItsDay = (status: OrderStatus): OrderStatus =>
  status === 'assigned' || status === 'supported' ? 'confirmed' : status

function changedAt(
  { status, createdAt, slotEndAt }: Pick<OrderRow, 'status'> & { createdAt: Date; slotEndAt: Date },
  now: Date,
): Date {
  if (status === 'delivered') return new Date(Math.min(slotEndAt.getTime(), now.getTime()))
  return status === 'canceled' ? canceledAt(createdAt) : createdAt
}

/** An order of the demonstration that was never paid, its half an hour over. */
export const canceledAt = (createdAt: Date): Date => new Date(createdAt.getTime() + 30 * MINUTE_MS)

const choicesOf = ({ cutlery }: Ordered) => ({
  hasCutlery: cutlery,
  hasPlacemats: false,
  hasIndividualBoxes: false,
})

function findArticle<Row extends { picture: string }>(rows: readonly Row[], key: string): Row {
  const row = rows.find(({ picture }) => picture === key)
  if (!row) throw new Error(`orders.yaml: the catalogue has no ${key}`)
  return row
}

function pricedItems(catalogue: CatalogueRows, { products, menus }: Ordered): PricedItem[] {
  const brandIds = new Map(catalogue.lines.map(({ id, brandId }) => [id, String(brandId)]))
  const priced = (row: ProductRow | MenuRow, qty: number) => ({
    itemId: String(row.id),
    lineId: row.lineId,
    brandId: brandIds.get(row.lineId) ?? HOUSE_BRAND,
    qty,
    price: row.price,
    vatRate: row.vatRate,
    participantsPerQuantity: row.participantsPerQuantity ?? 1,
  })
  return [
    ...Object.entries(products).map(([key, qty]) => {
      const row = findArticle(catalogue.products, key)
      const category = CATEGORIES.find((name) => name === row.category)
      return { ...priced(row, qty), type: 'product' as const, category }
    }),
    ...Object.entries(menus).map(([key, qty]) => ({
      ...priced(findArticle(catalogue.menus, key), qty),
      type: 'menu' as const,
    })),
  ]
}

function linesOf(
  catalogue: CatalogueRows,
  ordered: Ordered,
  orderId: string,
  firstId: number,
): LineRow[] {
  const products = Object.entries(ordered.products).map(([key, quantity]) => {
    const row = findArticle(catalogue.products, key)
    const { id: productId, lineId, name, category, picture, price, vatRate } = row
    return {
      kind: 'product' as const,
      productId,
      lineId,
      name,
      category,
      picture,
      price,
      vatRate,
      quantity,
    }
  })
  const covers = pricedItems(catalogue, ordered)
    .filter(({ type, category }) => type === 'menu' || category === 'Box')
    .reduce((sum, { qty, participantsPerQuantity }) => sum + qty * participantsPerQuantity, 0)
  const extras = extraCosts({
    choices: choicesOf(ordered),
    configuration: catalogue.options,
    covers,
    deliveryDay: null,
  }).map(({ kind: _, ...cost }) => ({ ...cost, kind: 'extraCost' as const }))
  const flat: LineRow[] = [...products, ...extras].map((line, index) => ({
    ...line,
    orderId,
    id: firstId + index,
  }))
  return Object.entries(ordered.menus).reduce<LineRow[]>(
    (lines, [key, quantity]) => [
      ...lines,
      ...menuLines(catalogue, findArticle(catalogue.menus, key), {
        quantity,
        orderId,
        id: firstId + lines.length,
      }),
    ],
    flat,
  )
}

function menuLines(
  { products, menuProducts }: CatalogueRows,
  menu: MenuRow,
  { quantity, orderId, id }: { quantity: number; orderId: string; id: number },
): LineRow[] {
  const { lineId, name, picture, price, vatRate } = menu
  const parts = menuProducts.filter(({ menuId }) => menuId === menu.id)
  return [
    { id, orderId, kind: 'menu', menuId: menu.id, lineId, name, picture, price, vatRate, quantity },
    ...parts.flatMap((part, index) => {
      const row = products.find((product) => product.id === part.productId)
      if (!row) return []
      return [
        {
          id: id + 1 + index,
          orderId,
          kind: 'menuProduct' as const,
          productId: row.id,
          parentId: id,
          lineId,
          name: row.name,
          category: row.category,
          picture: row.picture,
          price: 0,
          vatRate: row.vatRate,
          quantity: quantity * (part.quantity ?? 1),
        },
      ]
    }),
  ]
}

function paymentsOf({ payment }: Ordered, order: OrderRow): PaymentRow[] {
  const { id: orderId, totalTTC: amount, createdAt } = order
  const card = (minutes: number, isPaid: boolean): PaymentRow => {
    const at = new Date(createdAt.getTime() + minutes * MINUTE_MS)
    const intentId = `pi_demo_${randomBytes(12).toString('hex')}`
    return {
      orderId,
      type: 'card',
      amount,
      intentId,
      createdAt: at,
      paidAt: isPaid ? at : null,
      hasFailed: !isPaid,
    }
  }
  const transfer = (paidAt: Date | null): PaymentRow => ({
    orderId,
    type: 'wireTransfer',
    amount,
    createdAt,
    paidAt,
  })
  if (payment === 'card') return [card(0, true)]
  if (payment === 'declinedThenCard') return [card(0, false), card(0.5, true)]
  if (payment === 'transferPaid') return [transfer(order.slotEndAt)]
  if (payment === 'transferDue') return [transfer(null)]
  return []
}
