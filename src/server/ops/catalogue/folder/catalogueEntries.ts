import { HOUSE_BRAND, STOREFRONTS, storefrontOfLine } from '#domain/catalogue/storefronts'
import type { Catalogue, LineEntry, MenuEntry, PageEntry, ProductEntry } from '../Catalogue'
import type { IngredientsFile, LineFile, ShopFile } from './catalogueFiles'
import { labelFacts, type Portion } from './labelFacts'

type Files = { shop: ShopFile; ingredients: IngredientsFile; lines: readonly LineFile[] }

/** The rows that checked files come to. Storefronts stand in their order, other lines after them. */
export function catalogueEntries({ shop, ingredients, lines }: Files): Catalogue {
  const inOrder = [...lines].sort((a, b) => placeOf(a) - placeOf(b) || (a.line < b.line ? -1 : 1))
  return {
    brands: Object.entries(shop.brands).map(([key, brand]) => ({ ...brand, key })),
    lines: inOrder.map(lineEntry),
    products: inOrder.flatMap((line) => productEntries(line, ingredients)),
    menus: inOrder.flatMap(menuEntries),
    options: optionsEntry(shop),
    banner: bannerEntry(shop),
    pages: pageEntries(shop),
  }
}

function placeOf({ line }: LineFile): number {
  const place = STOREFRONTS.findIndex(({ lineId }) => lineId === line)
  return place < 0 ? STOREFRONTS.length : place
}

function lineEntry({ line, name, brand, leadTime }: LineFile, index: number): LineEntry {
  const storefront = storefrontOfLine(line)
  return {
    id: line,
    slug: storefront?.slug ?? line,
    name: storefront?.name ?? name ?? line,
    brandId: brand ?? Number(storefront?.brandId ?? HOUSE_BRAND),
    leadTimeMinutes: leadTime,
    position: index + 1,
  }
}

const productEntries = ({ line, products }: LineFile, known: IngredientsFile): ProductEntry[] =>
  Object.entries(products).map(([key, product], index) => ({
    picture: key,
    lineId: line,
    lineLevel: index + 1,
    name: product.name,
    category: product.category,
    description: product.description,
    price: product.price,
    vatRate: product.vat,
    isHot: product.hot,
    isFeatured: product.featured,
    minimumQuantity: product.minimum,
    participantsPerQuantity: product.serves,
    dailyQuantity: product.daily,
    unavailabilityPublicMessage: product.unavailable ?? null,
    ...labelFacts(portionsOf(product.ingredients, known), product),
  }))

const portionsOf = (recipe: Record<string, number | null>, known: IngredientsFile): Portion[] =>
  Object.entries(recipe).flatMap(([name, percentage]) => {
    const facts = known[name]
    return facts ? [{ name, percentage, facts }] : []
  })

const menuEntries = ({ line, menus }: LineFile): MenuEntry[] =>
  Object.entries(menus).map(([key, menu], index) => ({
    picture: key,
    lineId: line,
    position: index + 1,
    name: menu.name,
    description: menu.description,
    price: menu.price,
    vatRate: menu.vat,
    minimumQuantity: menu.minimum,
    participantsPerQuantity: menu.serves,
    unavailabilityPublicMessage: menu.unavailable ?? null,
    contents: menu.products,
  }))

function optionsEntry({ options }: ShopFile): Catalogue['options'] {
  if (!options) return null
  const { boxesFrom, cutlery, individualBox, placemat, lastMinute, minimumOrder } = options
  return {
    disablePopboxBefore: boxesFrom,
    cutleryPrice: cutlery.price,
    cutleryVatRate: cutlery.vat,
    individualBoxPrice: individualBox.price,
    individualBoxVatRate: individualBox.vat,
    lastMinuteFees: lastMinute.price,
    lastMinuteVatRate: lastMinute.vat,
    placematPrice: placemat.price,
    placematVatRate: placemat.vat,
    minimumOrderAmount: minimumOrder,
  }
}

function bannerEntry({ banner }: ShopFile): Catalogue['banner'] {
  if (!banner) return null
  const { text, background, colour, link, hidden } = banner
  return {
    isActive: !hidden,
    content: text,
    bgColor: background,
    textColor: colour,
    link: link ?? null,
  }
}

/** Titles end in the name of the shop. */
function pageEntries({ brands, pages }: ShopFile): PageEntry[] {
  const shop = Object.values(brands).find(({ id }) => id === Number(HOUSE_BRAND))
  return Object.entries(pages).map(([slug, { title, description, hidden }]) => ({
    slug,
    metaTitle: `${title} | ${shop?.name ?? ''}`,
    metaDescription: description,
    metaRobots: hidden ? 'noindex, nofollow' : 'index, follow',
    ogTitle: title,
    ogDescription: description,
    twitterCard: 'summary',
    twitterTitle: title,
    twitterDescription: description,
  }))
}
