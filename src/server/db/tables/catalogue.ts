import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
} from 'drizzle-orm/pg-core'
import { instant } from './columns'

// What can be ordered.

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
  /** What the files of a catalogue call it, for ever, and the name of its picture. */
  picture: text('picture').notNull(),
  /** Fingerprint and ground of its photograph; the drawn plate is shown without one. */
  photograph: text('photograph'),
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
  /** Since when it is no longer sold; the orders that have it stay as they are. */
  withdrawnAt: instant('withdrawn_at'),
  nutrition: jsonb('nutrition').$type<Nutrition>(),
  allergens: jsonb('allergens').$type<string[]>().notNull(),
  /** Meats with the countries of their animals, ISO 3166-1 codes. */
  meatOrigins: jsonb('meat_origins').$type<StoredMeatOrigin[]>().notNull().default([]),
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
type StoredMeatOrigin = { meat: string; countries: string[] }
export type IngredientShare = { name: string; percentage: number | null }

export const menus = pgTable('menus', {
  id: serial('id').primaryKey(),
  lineId: text('line_id')
    .notNull()
    .references(() => lines.id),
  name: text('name').notNull(),
  description: text('description').notNull(),
  picture: text('picture').notNull(),
  photograph: text('photograph'),
  price: integer('price').notNull(),
  vatRate: doublePrecision('vat_rate').notNull(),
  minimumQuantity: integer('minimum_quantity').notNull().default(1),
  participantsPerQuantity: integer('participants_per_quantity').notNull().default(1),
  position: integer('position').notNull(),
  withdrawnAt: instant('withdrawn_at'),
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
