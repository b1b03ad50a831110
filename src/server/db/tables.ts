import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

/*
 * Amounts are integer cents HT unless the name says TTC; rates are percentages; instants carry a time zone;
 * a `day` is a Europe/Paris calendar day.
 */

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const day = (name: string) => date(name, { mode: 'string' })

// Companies and the people who order for them

export const companies = pgTable('companies', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  size: text('size'),
  activityField: text('activity_field'),
  hasRoomServiceEnabled: boolean('has_room_service_enabled').notNull().default(false),
  defaultOrderDeliveryFee: integer('default_order_delivery_fee'),
  defaultOrderLastMinuteFee: integer('default_order_last_minute_fee'),
})

export const canteenLocations = pgTable('canteen_locations', {
  id: serial('id').primaryKey(),
  companyId: integer('company_id')
    .notNull()
    .references(() => companies.id),
  address: text('address').notNull(),
  lat: doublePrecision('lat').notNull(),
  lng: doublePrecision('lng').notNull(),
  isRoomServiceDeliveryPoint: boolean('is_room_service_delivery_point').notNull().default(false),
})

export const eventDiscounts = pgTable('event_discounts', {
  id: serial('id').primaryKey(),
  companyId: integer('company_id')
    .notNull()
    .references(() => companies.id),
  brandId: integer('brand_id')
    .notNull()
    .references(() => brands.id),
  discountPercentage: doublePrecision('discount_percentage').notNull().default(0),
  discountAmount: integer('discount_amount').notNull().default(0),
  minimumCartAmount: integer('minimum_cart_amount').notNull().default(0),
})

export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    type: text('type', { enum: ['b2b', 'canteen'] })
      .notNull()
      .default('b2b'),
    email: text('email').notNull(),
    /** argon2id; null for an account migrated without a password. */
    passwordHash: text('password_hash'),
    firstname: text('firstname').notNull(),
    lastname: text('lastname').notNull(),
    phone: text('phone'),
    companyId: integer('company_id').references(() => companies.id),
    canUseWireTransfer: boolean('can_use_wire_transfer').notNull().default(false),
    paymentCustomerId: text('payment_customer_id'),
    hasAcceptedTermsAt: instant('has_accepted_terms_at'),
    hasAcceptedNewsletter: boolean('has_accepted_newsletter').notNull().default(false),
    utm: jsonb('utm').$type<Record<string, string>>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('users_email_type').on(sql`lower(${table.email})`, table.type)],
)

/** Session and one-time tokens, kept as SHA-256 hashes only. */
export const tokens = pgTable(
  'tokens',
  {
    hash: text('hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    purpose: text('purpose', { enum: ['session', 'password', 'terms', 'canteenEmail'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('tokens_user').on(table.userId)],
)

// Catalogue

export const brands = pgTable('brands', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  key: text('key').notNull(),
})

export const lines = pgTable('lines', {
  id: text('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  brandId: integer('brand_id')
    .notNull()
    .references(() => brands.id),
  /** How long before a slot starts its orders close. */
  leadTimeMinutes: integer('lead_time_minutes').notNull(),
  position: integer('position').notNull(),
})

export const products = pgTable('products', {
  id: serial('id').primaryKey(),
  lineId: text('line_id')
    .notNull()
    .references(() => lines.id),
  name: text('name').notNull(),
  category: text('category').notNull(),
  description: text('description').notNull(),
  picture: text('picture').notNull(),
  price: integer('price').notNull(),
  vatRate: doublePrecision('vat_rate').notNull(),
  isHot: boolean('is_hot').notNull().default(false),
  isFeatured: boolean('is_featured').notNull().default(false),
  minimumQuantity: integer('minimum_quantity').notNull().default(1),
  participantsPerQuantity: integer('participants_per_quantity').notNull().default(1),
  lineLevel: integer('line_level').notNull(),
  unavailabilityPublicMessage: text('unavailability_public_message'),
  /** Portions that a distribution point makes a day, unless `stock` says otherwise. */
  dailyQuantity: integer('daily_quantity').notNull(),
  nutrition: jsonb('nutrition').$type<Nutrition>(),
  allergens: jsonb('allergens').$type<string[]>().notNull(),
  tags: jsonb('tags').$type<string[]>().notNull(),
  ingredients: jsonb('ingredients').$type<IngredientShare[]>().notNull(),
})

export type Nutrition = Record<
  | 'protein'
  | 'fat'
  | 'saturatedFat'
  | 'carbohydrate'
  | 'sugar'
  | 'dietaryFiber'
  | 'salt'
  | 'kilocalories'
  | 'kilojoules'
  | 'servingSizeWeight',
  number
>
export type IngredientShare = { name: string; percentage: number | null }

export const menus = pgTable('menus', {
  id: serial('id').primaryKey(),
  lineId: text('line_id')
    .notNull()
    .references(() => lines.id),
  name: text('name').notNull(),
  description: text('description').notNull(),
  picture: text('picture').notNull(),
  price: integer('price').notNull(),
  vatRate: doublePrecision('vat_rate').notNull(),
  minimumQuantity: integer('minimum_quantity').notNull().default(1),
  participantsPerQuantity: integer('participants_per_quantity').notNull().default(1),
  position: integer('position').notNull(),
  unavailabilityPublicMessage: text('unavailability_public_message'),
})

export const menuProducts = pgTable(
  'menu_products',
  {
    menuId: integer('menu_id')
      .notNull()
      .references(() => menus.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    quantity: integer('quantity').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.menuId, table.productId] })],
)

// Delivery

export const businessUnits = pgTable('business_units', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
})

export const distributionPoints = pgTable('distribution_points', {
  id: integer('id').primaryKey(),
  businessUnitId: integer('business_unit_id')
    .notNull()
    .references(() => businessUnits.id),
  name: text('name').notNull(),
  lat: doublePrecision('lat').notNull(),
  lng: doublePrecision('lng').notNull(),
  /** How far it delivers, in metres. */
  reach: integer('reach').notNull(),
  /** Deliveries that it makes in one slot, unless `slot_loads` says otherwise. */
  slotCapacity: integer('slot_capacity').notNull(),
})

export const deliveryZones = pgTable('delivery_zones', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  departmentCode: text('department_code').notNull(),
  /** Smallest first: the first zone that holds a point wins. */
  position: integer('position').notNull(),
  /** A ring of [lng, lat] pairs. */
  ring: jsonb('ring').$type<[number, number][]>().notNull(),
  deliveryPrice: integer('delivery_price'),
  businessUnitId: integer('business_unit_id').references(() => businessUnits.id),
})

/** Portions of a product for a day and point. The row appears with its first order. */
export const stock = pgTable(
  'stock',
  {
    distributionPointId: integer('distribution_point_id')
      .notNull()
      .references(() => distributionPoints.id),
    day: day('day').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    total: integer('total').notNull(),
    taken: integer('taken').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.distributionPointId, table.day, table.productId] })],
)

/** Deliveries of a point in a slot. The row appears with its first order. */
export const slotLoads = pgTable(
  'slot_loads',
  {
    distributionPointId: integer('distribution_point_id')
      .notNull()
      .references(() => distributionPoints.id),
    slotStartAt: instant('slot_start_at').notNull(),
    capacity: integer('capacity').notNull(),
    taken: integer('taken').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.distributionPointId, table.slotStartAt] })],
)

// Carts and orders

export const carts = pgTable('carts', {
  key: uuid('key').primaryKey(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id),
  /** The browser's `CartInput`, checked; see modules/cart. */
  content: jsonb('content').notNull(),
  /** Total TTC that the last `setCart` answered; another one at `createOrder` is PRICE_CHANGED. */
  answeredTotalTTC: integer('answered_total_ttc').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

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
    status: text('status', {
      enum: ['waitingForPayment', 'confirmed', 'assigned', 'supported', 'delivered', 'canceled'],
    }).notNull(),
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
    /** The `CartTotals` of domain/pricing.ts when it was ordered. */
    totals: jsonb('totals').notNull(),
    totalTTC: integer('total_ttc').notNull(),
    totalHT: integer('total_ht').notNull(),
    utm: jsonb('utm').$type<Record<string, string>>(),
    trackingToken: text('tracking_token').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When an unpaid card order gives back its stock; null once paid or when paid by transfer. */
    expiresAt: instant('expires_at'),
  },
  (table) => [
    index('orders_user').on(table.userId, table.createdAt),
    uniqueIndex('orders_number').on(table.number),
    index('orders_unpaid')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'waitingForPayment'`),
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

export const payments = pgTable(
  'payments',
  {
    id: serial('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    type: text('type', { enum: ['card', 'wireTransfer'] }).notNull(),
    amount: integer('amount').notNull(),
    /** The provider's payment intent; null for a transfer. */
    intentId: text('intent_id').unique(),
    clientSecret: text('client_secret'),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    hasFailed: boolean('has_failed').notNull().default(false),
  },
  (table) => [index('payments_order').on(table.orderId)],
)

/** Webhook events already handled: a provider sends an event again until it is acknowledged. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  receivedAt: instant('received_at').notNull(),
})

// The payment sandbox plays the provider's side; nothing else reads these

export const sandboxCustomers = pgTable('sandbox_customers', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
})

export const sandboxCards = pgTable('sandbox_cards', {
  id: text('id').primaryKey(),
  customerId: text('customer_id').references(() => sandboxCustomers.id),
  brand: text('brand').notNull(),
  country: text('country').notNull(),
  last4: text('last4').notNull(),
  expMonth: integer('exp_month').notNull(),
  expYear: integer('exp_year').notNull(),
  cvcCheck: text('cvc_check'),
  /** How this test card behaves; see payments/sandbox. Card numbers are never stored. */
  behaviour: text('behaviour').notNull(),
})

export const sandboxIntents = pgTable('sandbox_intents', {
  id: text('id').primaryKey(),
  clientSecret: text('client_secret').notNull(),
  amount: integer('amount').notNull(),
  status: text('status').notNull(),
  customerId: text('customer_id'),
  cardId: text('card_id'),
  saveCard: boolean('save_card').notNull().default(false),
  lastErrorCode: text('last_error_code'),
  metadata: jsonb('metadata').$type<Record<string, string>>().notNull(),
  idempotencyKey: text('idempotency_key').unique(),
  createdAt: instant('created_at').notNull(),
})

/** Events on their way to the shop's webhook, kept until it acknowledges them. */
export const sandboxEvents = pgTable('sandbox_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  intentId: text('intent_id').notNull(),
  createdAt: instant('created_at').notNull(),
  deliveredAt: instant('delivered_at'),
})

// What the shop says about itself

export const specialConfigurations = pgTable('special_configurations', {
  id: serial('id').primaryKey(),
  disablePopboxBefore: day('disable_popbox_before').notNull(),
  cutleryPrice: integer('cutlery_price').notNull(),
  cutleryVatRate: doublePrecision('cutlery_vat_rate').notNull(),
  individualBoxPrice: integer('individual_box_price').notNull(),
  individualBoxVatRate: doublePrecision('individual_box_vat_rate').notNull(),
  lastMinuteFees: integer('last_minute_fees').notNull(),
  lastMinuteVatRate: doublePrecision('last_minute_vat_rate').notNull(),
  placematPrice: integer('placemat_price').notNull(),
  placematVatRate: doublePrecision('placemat_vat_rate').notNull(),
  minimumOrderAmount: integer('minimum_order_amount').notNull(),
})

export const helloBars = pgTable('hello_bars', {
  id: serial('id').primaryKey(),
  isActive: boolean('is_active').notNull(),
  content: text('content').notNull(),
  bgColor: text('bg_color').notNull(),
  textColor: text('text_color').notNull(),
  link: text('link'),
})

export const seoRules = pgTable('seo_rules', {
  slug: text('slug').primaryKey(),
  metaTitle: text('meta_title').notNull(),
  metaDescription: text('meta_description').notNull(),
  metaRobots: text('meta_robots').notNull(),
  ogTitle: text('og_title'),
  ogDescription: text('og_description'),
  ogImage: text('og_image'),
  twitterCard: text('twitter_card'),
  twitterTitle: text('twitter_title'),
  twitterDescription: text('twitter_description'),
})
