import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  serial,
  text,
} from 'drizzle-orm/pg-core'
import { brands } from './catalogue'

// Companies and what they have agreed on.

export const companies = pgTable('companies', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  size: text('size'),
  activityField: text('activity_field'),
  hasRoomServiceEnabled: boolean('has_room_service_enabled').notNull().default(false),
  /** `cantine-rivoli.example`: a person with an address there may use the company's canteen. */
  canteenEmailDomain: text('canteen_email_domain').unique(),
  defaultOrderDeliveryFee: integer('default_order_delivery_fee'),
  defaultOrderLastMinuteFee: integer('default_order_last_minute_fee'),
})

export const canteenLocations = pgTable(
  'canteen_locations',
  {
    id: serial('id').primaryKey(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    address: text('address').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    isRoomServiceDeliveryPoint: boolean('is_room_service_delivery_point').notNull().default(false),
  },
  (table) => [index('canteen_locations_company').on(table.companyId)],
)

export const eventDiscounts = pgTable(
  'event_discounts',
  {
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
  },
  (table) => [index('event_discounts_company').on(table.companyId)],
)
