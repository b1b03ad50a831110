import * as v from 'valibot'
import { ALLERGEN_CODES } from '#domain/catalogue/allergens'
import { CATEGORIES } from '#domain/catalogue/categories'
import { isMeat } from '#domain/catalogue/meatOrigins'
import { count, grams, minutes, percentage, price, quantity, text, vatRate, yes } from './values'

/** What the files call an article, for ever: its picture has this name, and its row in the database is found by it. */
const articleKey = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is no key: small letters, digits and hyphens are'),
)

const list = <T extends v.GenericSchema>(item: T) =>
  v.array(item, 'is to be a list: [one, another]')
const fields = <T extends v.ObjectEntries>(entries: T) =>
  v.strictObject(entries, 'is to be a group of fields')

const amount = v.pipe(v.number('is to be a number'), v.minValue(0, 'is less than none'))

const meats = v.record(
  v.pipe(v.string(), v.check(isMeat, 'is none of beef, pork, lamb and poultry')),
  v.pipe(
    list(v.pipe(text, v.regex(/^[A-Z]{2}$/, 'is no country: two letters as in FR are'))),
    v.minLength(1, 'names no country'),
  ),
)

const ingredientSchema = v.pipe(
  fields({
    from: v.picklist(
      ['plant', 'animal', 'fish', 'meat'],
      'is none of plant, animal, fish and meat',
    ),
    /** Its animal, with the countries where it was raised. */
    meat: v.optional(meats, {}),
    allergens: v.optional(
      list(v.picklist(ALLERGEN_CODES, `is none of ${ALLERGEN_CODES.join(', ')}`)),
      [],
    ),
    alcohol: v.optional(yes, false),
    /** Grams in 100 g, as served; a dish with an ingredient without them has no nutrition facts. */
    per100g: v.optional(
      fields({
        protein: amount,
        fat: amount,
        saturatedFat: amount,
        carbohydrate: amount,
        sugar: amount,
        dietaryFiber: amount,
        salt: amount,
      }),
    ),
  }),
  v.check(
    ({ from, meat }) => (from === 'meat') === Object.keys(meat).length > 0,
    'says where a meat comes from exactly when it is one: from: meat, with meat: { beef: [FR] }',
  ),
)

export const ingredientsFile = v.record(text, ingredientSchema)

const productSchema = fields({
  name: text,
  category: v.picklist(CATEGORIES, `is none of ${CATEGORIES.join(', ')}`),
  description: text,
  /** Before VAT. */
  price,
  vat: v.optional(vatRate, '10 %'),
  /** Of a serving. */
  weight: grams,
  /** People whom one unit serves. */
  serves: v.optional(count, 1),
  /** The least that one order takes. */
  minimum: v.optional(quantity, 1),
  /** Portions that a distribution point makes a day. */
  daily: v.optional(count, 120),
  hot: v.optional(yes, false),
  featured: v.optional(yes, false),
  /** What its ingredients cannot tell: `[Local]`. */
  tags: v.optional(list(text), []),
  /** With their shares; without one: `sel:`. */
  ingredients: v.record(text, v.nullable(percentage)),
  /** Why it cannot be ordered for now, as customers read it. */
  unavailable: v.optional(text),
})

const menuSchema = fields({
  name: text,
  description: text,
  price,
  vat: v.optional(vatRate, '10 %'),
  serves: v.optional(count, 1),
  minimum: v.optional(quantity, 1),
  /** Keys of products, with how many of each. */
  products: v.record(v.string(), quantity),
  unavailable: v.optional(text),
})

export const lineFile = fields({
  line: text,
  /** How long before a slot starts its orders close. */
  leadTime: minutes,
  /** Name and brand of a line that is no storefront. */
  name: v.optional(text),
  brand: v.optional(count),
  products: v.record(articleKey, productSchema),
  menus: v.optional(v.record(articleKey, menuSchema), {}),
})

const option = fields({ price, vat: vatRate })
const colour = v.pipe(text, v.regex(/^#[0-9A-Fa-f]{6}$/, 'is no colour: write it like "#5B2A44"'))

/** What the shop says about itself, and what its options cost. */
export const shopFile = fields({
  brands: v.record(articleKey, fields({ id: quantity, name: text })),
  options: v.optional(
    fields({
      cutlery: option,
      individualBox: option,
      placemat: option,
      lastMinute: option,
      minimumOrder: price,
      boxesFrom: v.pipe(text, v.isoDate('is no day: write it like 2026-01-01')),
    }),
  ),
  banner: v.optional(
    fields({
      text,
      background: colour,
      colour,
      link: v.optional(text),
      hidden: v.optional(yes, false),
    }),
  ),
  pages: v.optional(
    v.record(
      v.pipe(v.string(), v.startsWith('/', 'is no path: it begins with /')),
      fields({
        title: text,
        description: text,
        /** For one person: no search engine shows it. */
        hidden: v.optional(yes, false),
      }),
    ),
    {},
  ),
})

export type IngredientFile = v.InferOutput<typeof ingredientSchema>
export type IngredientsFile = v.InferOutput<typeof ingredientsFile>
export type LineFile = v.InferOutput<typeof lineFile>
export type ShopFile = v.InferOutput<typeof shopFile>
