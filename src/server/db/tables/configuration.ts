import { boolean, doublePrecision, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { day } from './columns'

// What the shop says about itself.

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
