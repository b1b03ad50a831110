import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ORDER_STATUSES } from '#domain/order/orderStatus'
import { day, instant } from './columns'
import { menus, products } from './catalogue'
import { canteenLocations } from './companies'
import { distributionPoints } from './delivery'
import { users } from './users'

// Orders, what they hold and how they went.

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    /** Shown to people as `T-<number>`. */
    number: bigint('number', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity({ startWith: 24815 }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    cartKey: uuid('cart_key').notNull().unique(),
    status: text('status', { enum: ORDER_STATUSES }).notNull(),
    payByCreditTransfer: boolean('pay_by_credit_transfer').notNull(),
    distributionPointId: integer('distribution_point_id')
      .notNull()
      .references(() => distributionPoints.id),
    deliveryDay: day('delivery_day').notNull(),
    slotStartAt: instant('slot_start_at').notNull(),
    slotEndAt: instant('slot_end_at').notNull(),
    deliveryAddress: text('delivery_address').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    departmentCode: text('department_code').notNull(),
    /** The company's location that a room service or canteen order goes to. */
    roomServiceLocationId: integer('room_service_location_id').references(
      () => canteenLocations.id,
      { onDelete: 'set null' },
    ),
    deliveryContactName: text('delivery_contact_name').notNull(),
    deliveryContactPhone: text('delivery_contact_phone').notNull(),
    deliveryDetails: text('delivery_details'),
    smsNumber: text('sms_number'),
    toDeliversHot: boolean('to_delivers_hot').notNull(),
    hasToLeaveBags: boolean('has_to_leave_bags').notNull(),
    itemRecovery: jsonb('item_recovery'),
    invoiceAddress: text('invoice_address'),
    invoiceCompanyName: text('invoice_company_name'),
    invoiceCompanySiret: text('invoice_company_siret'),
    invoiceCustomerName: text('invoice_customer_name'),
    invoicePhone: text('invoice_phone'),
    invoiceDetails: text('invoice_details'),
    /** The `CartTotals` of domain/pricing/pricing.ts when it was ordered. */
    totals: jsonb('totals').notNull(),
    totalTTC: integer('total_ttc').notNull(),
    totalHT: integer('total_ht').notNull(),
    utm: jsonb('utm').$type<Record<string, string>>(),
    trackingToken: text('tracking_token').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When an unpaid card order gives back its stock; null once paid or when paid by transfer. */
    expiresAt: instant('expires_at'),
    /** When it gave its stock back because no one paid it in time. */
    expiredAt: instant('expired_at'),
    /** How often its expiry was tried in vain, and not before when it is tried again. */
    expiryAttempts: integer('expiry_attempts').notNull().default(0),
    nextExpiryAt: instant('next_expiry_at'),
  },
  (table) => [
    index('orders_user').on(table.userId, table.createdAt),
    uniqueIndex('orders_number').on(table.number),
    // The books of the deliveries to come are checked every minute.
    index('orders_delivery_day').on(table.deliveryDay),
    // Who closes a place locks the orders to it, and they lose it.
    index('orders_room_service_location')
      .on(table.roomServiceLocationId)
      .where(sql`${table.roomServiceLocationId} is not null`),
    index('orders_unpaid')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'waitingForPayment'`),
    index('orders_expired')
      .on(table.userId, table.expiredAt)
      .where(sql`${table.expiredAt} is not null`),
    index('orders_on_the_way')
      .on(table.slotStartAt)
      .where(sql`${table.status} in ('confirmed', 'assigned', 'supported')`),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    id: serial('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['product', 'menu', 'menuProduct', 'extraCost'] }).notNull(),
    productId: integer('product_id').references(() => products.id),
    menuId: integer('menu_id').references(() => menus.id),
    /** For a product inside a menu: the order line of that menu. */
    parentId: integer('parent_id'),
    lineId: text('line_id'),
    name: text('name').notNull(),
    category: text('category'),
    picture: text('picture'),
    price: integer('price').notNull(),
    vatRate: doublePrecision('vat_rate').notNull(),
    quantity: integer('quantity').notNull(),
    freeQuantity: integer('free_quantity').notNull().default(0),
  },
  (table) => [index('order_lines_order').on(table.orderId)],
)

/** For a day, who called for an order of an account that had not paid yet: a hash. One caller may have many accounts. */
export const unpaidCallers = pgTable(
  'unpaid_callers',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    caller: text('caller').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('unpaid_callers_caller').on(table.caller, table.createdAt),
    index('unpaid_callers_created').on(table.createdAt),
  ],
)

/** When an order took each status; none is taken twice. */
export const orderMoves = pgTable(
  'order_moves',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    status: text('status', { enum: ORDER_STATUSES }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.status] })],
)
