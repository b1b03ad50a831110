import { fillPattern } from '../site/fillPattern'
import { ROUTE_PATTERNS } from '../site/routes'

export type Storefront = {
  slug: string
  name: string
  lineId: string
  brandId: string
  kind: 'meals' | 'breakfast' | 'other'
  path: string
  access: 'everyone' | 'roomService' | 'canteen'
}

export type Hours = { from: string; to: string }

/** The distribution point whose inventory is shown while no address is chosen; an id of the schema. */
export const DEFAULT_DISTRIBUTION_POINT = '111'
/** The French department that the inventory is queried for while no address is chosen. */
export const DEFAULT_DEPARTMENT = '75'
/** The ids of the brands that the storefronts sell. */
export const HOUSE_BRAND = '1'
export const PASTRY_BRAND = '21'
/** A shop key as long as this is the id of a line. docs/rules/storefronts.md#keys-in-the-path */
const LINE_ID_MIN_LENGTH = 6

/** The heading of a line that this release does not know, until the inventory names it. */
const UNNAMED_LINE = 'La carte'

const shopPath = (shopKey: string) => fillPattern(ROUTE_PATTERNS.shop, { shopKey })

const LISTED = [
  {
    slug: 'plateaux-repas',
    name: 'Plateaux repas',
    lineId: 'LIGNE-PLATEAUX',
    brandId: HOUSE_BRAND,
    kind: 'meals',
    path: ROUTE_PATTERNS.home,
    access: 'everyone',
  },
  {
    slug: 'menus',
    name: 'Menus & buffets',
    lineId: 'LIGNE-MENUS',
    brandId: HOUSE_BRAND,
    kind: 'meals',
    path: shopPath('menus'),
    access: 'everyone',
  },
  {
    slug: 'petits-dejeuners',
    name: 'Petits-déjeuners',
    lineId: 'LIGNE-PETITS-DEJEUNERS',
    brandId: HOUSE_BRAND,
    kind: 'breakfast',
    path: shopPath('petits-dejeuners'),
    access: 'everyone',
  },
  {
    slug: 'patisserie',
    name: 'Pâtisserie',
    lineId: 'LIGNE-PATISSERIE',
    brandId: PASTRY_BRAND,
    kind: 'other',
    path: shopPath('patisserie'),
    access: 'everyone',
  },
  {
    slug: 'room-service',
    name: 'Room service',
    lineId: 'LIGNE-ROOM-SERVICE',
    brandId: HOUSE_BRAND,
    kind: 'other',
    path: shopPath('room-service'),
    access: 'roomService',
  },
  {
    slug: 'cantine',
    name: 'Cantine',
    lineId: 'LIGNE-CANTINE',
    brandId: HOUSE_BRAND,
    kind: 'meals',
    path: shopPath('cantine'),
    access: 'canteen',
  },
  {
    slug: 'eshop',
    name: 'E-shop',
    lineId: 'LIGNE-ESHOP',
    brandId: HOUSE_BRAND,
    kind: 'other',
    path: '/eshop/tout',
    access: 'everyone',
  },
] as const satisfies readonly Storefront[]

/** Every storefront, the default one first. docs/rules/storefronts.md#the-list */
export const STOREFRONTS: readonly Storefront[] = LISTED

/** Words by slug are a `Record` of this, so that the compiler names every place that a new storefront lacks. */
export type StorefrontSlug = (typeof LISTED)[number]['slug']

/** What a visitor sees first. docs/rules/storefronts.md#before-an-address-is-chosen */
export const DEFAULT_STOREFRONT: Storefront = LISTED[0]

/** Delivery hours by kind of line, Paris wall-clock time. docs/rules/delivery.md#slots */
const HOURS: Record<Storefront['kind'], readonly Hours[]> = {
  breakfast: [{ from: '07:30', to: '11:00' }],
  meals: [
    { from: '11:00', to: '14:30' },
    { from: '18:00', to: '20:30' },
  ],
  other: [{ from: '08:00', to: '19:00' }],
}

/**
 * The storefronts that a customer is shown the way to: those for everyone, and with an account those that its type
 * (`b2b`, `canteen`; null for a visitor) may have. The others say themselves, to a visitor who comes by their address, how to
 * get in. docs/rules/storefronts.md#access
 */
export const offeredStorefronts = (userType: string | null): Storefront[] =>
  STOREFRONTS.filter(
    ({ access }) =>
      access === 'everyone' ||
      (userType !== null && (access === 'canteen') === (userType === 'canteen')),
  )

/**
 * Whether a customer may order in a storefront: room service is for companies that have it, the canteen for its guests;
 * `userType` is null for a visitor. docs/rules/storefronts.md#access
 */
export function mayOrderIn(
  access: Storefront['access'],
  { userType, hasRoomService }: { userType: string | null; hasRoomService: boolean },
): boolean {
  if (access === 'roomService') return hasRoomService
  return access === 'everyone' || userType === 'canteen'
}

/** The storefront of a line, or undefined for a line that has none. */
export function storefrontOfLine(lineId: string): Storefront | undefined {
  return STOREFRONTS.find((storefront) => storefront.lineId === lineId)
}

/** The path that counts for what is ordered together: the e-shop's when nothing else is. docs/rules/delivery.md#distance */
export function pathOfLines(lineIds: readonly string[]): string {
  const isEshop = lineIds.every((lineId) => storefrontOfLine(lineId)?.slug === 'eshop')
  return isEshop ? storefrontForKey('eshop').path : DEFAULT_STOREFRONT.path
}

/** A specific line as a storefront: its name and brand are the inventory's. docs/rules/storefronts.md#keys-in-the-path */
const lineStorefront = (lineId: string): Storefront => ({
  slug: lineId,
  name: UNNAMED_LINE,
  lineId,
  brandId: HOUSE_BRAND,
  kind: 'other',
  path: shopPath(lineId),
  access: 'everyone',
})

/**
 * The storefront that `:shopKey` names: a slug, or the id of a specific line, which any key of 6 characters or more is;
 * anything else is the default storefront. docs/rules/storefronts.md#keys-in-the-path
 */
export function storefrontForKey(shopKey?: string): Storefront {
  if (shopKey === undefined) return DEFAULT_STOREFRONT
  const bySlug = STOREFRONTS.find(({ slug }) => slug === shopKey.toLowerCase())
  if (bySlug) return bySlug
  if (shopKey.length < LINE_ID_MIN_LENGTH) return DEFAULT_STOREFRONT
  return storefrontOfLine(shopKey) ?? lineStorefront(shopKey)
}

/**
 * The brand of a storefront. That of a line which no release knows is named by the inventory, and kept by the cart that is
 * filled with it. docs/rules/storefronts.md#keys-in-the-path
 */
export const brandIn = (
  { lineId, brandId }: Storefront,
  cart: { lineId: string; mainBrandId: string } | null,
): string => (cart?.lineId === lineId ? cart.mainBrandId : brandId)

/** The storefront that a path shows; the default one for a path that is not a shop. docs/rules/storefronts.md#the-list */
export function storefrontForPath(pathname: string): Storefront {
  const [folder, shopKey] = pathname.split('/').filter(Boolean)
  const first = folder?.toLowerCase()
  if (first === 'eshop') return storefrontForKey('eshop')
  return storefrontForKey(first === 'shop' ? decodeKey(shopKey) : undefined)
}

/** A key as it was before it became part of an address; one that is no such part is taken as it stands. */
function decodeKey(shopKey: string | undefined): string | undefined {
  try {
    return shopKey && decodeURIComponent(shopKey)
  } catch {
    return shopKey
  }
}

/** When a line is delivered, in order; a line without a storefront keeps the hours of other lines. docs/rules/delivery.md#slots */
export function slotHours(lineId: string): readonly Hours[] {
  return HOURS[storefrontOfLine(lineId)?.kind ?? 'other']
}

/** Where an account of this type begins: a canteen's guest at the canteen, everybody else at the first storefront. */
export const landingStorefront = (userType: string): Storefront =>
  STOREFRONTS.find(({ access }) => access === 'canteen' && userType === 'canteen') ??
  DEFAULT_STOREFRONT

/** Whether a line is what the people of a company eat at its own canteen. docs/rules/storefronts.md#access */
export const isCanteenLine = (lineId: string): boolean =>
  storefrontOfLine(lineId)?.access === 'canteen'

/** Whether lines are a meal at the canteen and nothing else, handed over at its counter. docs/rules/orders.md#at-the-canteen */
export const isCanteenMeal = (lineIds: readonly string[]): boolean =>
  lineIds.length > 0 && lineIds.every(isCanteenLine)
