import { sql } from 'drizzle-orm'
import {
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
} from 'drizzle-orm/pg-core'
import { brands } from './catalogue'
import { instant } from './columns'

// Companies and the people who order for them.

export const companies = pgTable('companies', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  size: text('size'),
  activityField: text('activity_field'),
  hasRoomServiceEnabled: boolean('has_room_service_enabled').notNull().default(false),
  /** `cantine-rivoli.example`: whoever has an address there may use the company's canteen. */
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
    /** What the customer says of a company; the agreements are with `companyId`. */
    companyName: text('company_name'),
    companySize: text('company_size'),
    companyActivityField: text('company_activity_field'),
    companyId: integer('company_id').references(() => companies.id),
    canUseWireTransfer: boolean('can_use_wire_transfer').notNull().default(false),
    paymentCustomerId: text('payment_customer_id'),
    hasAcceptedTermsAt: instant('has_accepted_terms_at'),
    hasAcceptedNewsletter: boolean('has_accepted_newsletter').notNull().default(false),
    /** When the owner of the account followed a link mailed to its address; until then mails wait. */
    emailValidatedAt: instant('email_validated_at'),
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
    purpose: text('purpose', {
      enum: ['session', 'password', 'terms', 'canteenEmail', 'email'],
    }).notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('tokens_user').on(table.userId), index('tokens_expiry').on(table.expiresAt)],
)

/** Lists that an address has refused; a list is wanted unless it stands here (the newsletter: once it was asked for). */
export const stoppedMails = pgTable(
  'stopped_mails',
  {
    /** Lower case. */
    email: text('email').notNull(),
    list: text('list').notNull(),
    stoppedAt: instant('stopped_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.email, table.list] })],
)

/** Whom a customer named for the reward programme. */
export const referrals = pgTable(
  'referrals',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Lower case. */
    refereeEmail: text('referee_email').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('referrals_referee').on(table.userId, table.refereeEmail),
    index('referrals_email').on(table.refereeEmail),
  ],
)
