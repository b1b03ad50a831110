import { emptyCart, type Cart, type CartItem } from '#domain/cart/cart'
import { FALLBACK_CONFIGURATION } from '#domain/pricing/extraCosts'
import type { PricedItem, PricingInput } from '#domain/pricing/pricing'

/** A Tuesday morning in winter. */
export const TUESDAY = new Date('2026-11-24T10:00:00+01:00')
export const KEY = '7f3a1c52-6d0e-4a8b-9b1f-2c5d8e9f0a11'
export const RIVOLI = {
  address: '12 rue de Rivoli, 75004 Paris',
  lat: 48.8556,
  lng: 2.3598,
  departmentCode: '75',
  roomServiceLocationId: null,
}
const MAIN_LINE = 'LIGNE-PLATEAUX'
const BREAKFAST_LINE = 'LIGNE-PETITS-DEJEUNERS'

export const paris = (text: string) => new Date(text)

export const tray = (qty: number, itemId = '1'): CartItem => ({
  itemId,
  type: 'product',
  lineId: MAIN_LINE,
  qty,
})
export const menu = (qty: number, itemId = '1'): CartItem => ({
  itemId,
  type: 'menu',
  lineId: 'LIGNE-MENUS',
  qty,
})
export const croissants = (qty: number): CartItem => ({
  itemId: '50',
  type: 'product',
  lineId: BREAKFAST_LINE,
  qty,
})

export const aCart = (over: Partial<Cart> = {}): Cart => ({
  ...emptyCart({ key: KEY, now: TUESDAY }),
  ...RIVOLI,
  ...over,
})

export const priced = (over: Partial<PricedItem> = {}): PricedItem => ({
  itemId: '1',
  type: 'product',
  lineId: MAIN_LINE,
  brandId: '1',
  qty: 1,
  price: 1000,
  vatRate: 10,
  category: 'Box',
  participantsPerQuantity: 1,
  ...over,
})

export const aPricing = (over: Partial<PricingInput> = {}): PricingInput => ({
  items: [priced()],
  choices: { hasCutlery: false, hasPlacemats: false, hasIndividualBoxes: false },
  configuration: FALLBACK_CONFIGURATION,
  delivery: { zonePrice: 900 },
  profile: null,
  mainBrandId: '1',
  deliveryDay: '2026-11-25',
  today: '2026-11-24',
  ...over,
})
