import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const nutrition = v.object({
  protein: v.number(),
  fat: v.number(),
  saturatedFat: v.number(),
  carbohydrate: v.number(),
  sugar: v.number(),
  dietaryFiber: v.number(),
  salt: v.number(),
  kilocalories: v.number(),
  kilojoules: v.number(),
  servingSizeWeight: v.number(),
})

const article = {
  /** The key of the article, by which its row is found again. */
  picture: v.string(),
  lineId: v.string(),
  name: v.string(),
  description: v.string(),
  price: count,
  vatRate: v.number(),
  minimumQuantity: count,
  participantsPerQuantity: count,
  unavailabilityPublicMessage: v.nullable(v.string()),
}

const brandEntry = v.object({ id: count, name: v.string(), key: v.string() })
const lineEntry = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  brandId: count,
  leadTimeMinutes: count,
  position: count,
})
const productEntry = v.object({
  ...article,
  category: v.string(),
  lineLevel: count,
  isHot: v.boolean(),
  isFeatured: v.boolean(),
  dailyQuantity: count,
  nutrition: v.nullable(nutrition),
  allergens: v.array(v.string()),
  meatOrigins: v.array(v.object({ meat: v.string(), countries: v.array(v.string()) })),
  tags: v.array(v.string()),
  ingredients: v.array(v.object({ name: v.string(), percentage: v.nullable(v.number()) })),
})
const menuEntry = v.object({
  ...article,
  position: count,
  /** Keys of products, with how many of each. */
  contents: v.record(v.string(), count),
})
const optionsEntry = v.object({
  disablePopboxBefore: v.string(),
  cutleryPrice: count,
  cutleryVatRate: v.number(),
  individualBoxPrice: count,
  individualBoxVatRate: v.number(),
  lastMinuteFees: count,
  lastMinuteVatRate: v.number(),
  placematPrice: count,
  placematVatRate: v.number(),
  minimumOrderAmount: count,
})
const bannerEntry = v.object({
  isActive: v.boolean(),
  content: v.string(),
  bgColor: v.string(),
  textColor: v.string(),
  link: v.nullable(v.string()),
})
const pageEntry = v.object({
  slug: v.string(),
  metaTitle: v.string(),
  metaDescription: v.string(),
  metaRobots: v.string(),
  ogTitle: v.string(),
  ogDescription: v.string(),
  twitterCard: v.string(),
  twitterTitle: v.string(),
  twitterDescription: v.string(),
})

/** Everything that a folder says, checked and worked out: rows without their ids. */
export const catalogueSchema = v.object({
  brands: v.array(brandEntry),
  lines: v.array(lineEntry),
  products: v.array(productEntry),
  menus: v.array(menuEntry),
  /** Null leaves what the shop has. */
  options: v.nullable(optionsEntry),
  banner: v.nullable(bannerEntry),
  /** Pages that are not named keep their words. */
  pages: v.array(pageEntry),
})

export type Catalogue = v.InferOutput<typeof catalogueSchema>
export type LineEntry = v.InferOutput<typeof lineEntry>
export type ProductEntry = v.InferOutput<typeof productEntry>
export type MenuEntry = v.InferOutput<typeof menuEntry>
export type PageEntry = v.InferOutput<typeof pageEntry>
