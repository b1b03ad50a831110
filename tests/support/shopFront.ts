import { emptyCart, type Cart, type CartItem } from '#domain/cart/cart'
import { createFakeApi, type Responses, type FakeApi, type Resolver } from './fakeApi'

/** A small shop for the browser's tests: two trays, a bread, a menu, two days. */
export const LINE = 'LIGNE-PLATEAUX'
export const TODAY = '2026-11-24'
export const TOMORROW = '2026-11-25'
const NOW = new Date('2026-11-24T10:00:00+01:00')

const brand = { id: '1', name: 'Tablée', key: 'tablee' }
const line = {
  id: LINE,
  slug: 'plateaux-repas',
  name: 'Plateaux repas',
  brand,
  leadTimeMinutes: 60,
}

const article = {
  id: '1',
  pictureUrl: '/p/1.svg',
  vatRate: 10,
  minimumQuantity: 1,
  participantsPerQuantity: 1,
  unavailabilityPublicMessage: null,
  line,
  brand,
}

export const product = (changes: Record<string, unknown> = {}) => ({
  ...article,
  name: 'Plateau Batignolles',
  category: 'Box',
  price: 2000,
  available: 20,
  tags: ['Sans porc'],
  allergens: ['gluten'],
  ingredientsList: 'poulet fermier d’Auvergne (30\u00a0%), œuf plein air (14\u00a0%)',
  isFeatured: false,
  ...changes,
})

export const TRAY = product()
export const VEGAN = product({
  id: '2',
  name: 'Plateau Belleville',
  price: 1800,
  tags: ['Vegan'],
  allergens: [],
  ingredientsList: 'nouilles soba (32\u00a0%), edamame (14\u00a0%)',
})
export const MENU = {
  ...article,
  name: 'Formule Rive gauche',
  price: 3000,
  available: 10,
  description: 'Un plateau et deux douceurs.',
  productsIds: ['1', '1'],
}

const slot = (day: string, hour: string, disabledSlot = false) => ({
  slotStartAt: `${day}T${hour}:00:00+01:00`,
  slotEndAt: `${day}T${hour}:30:00+01:00`,
  disabledSlot,
  stress: disabledSlot ? 'high' : 'low',
})

const day = (date: string, status: string) => ({
  startAt: `${date}T00:00:00+01:00`,
  endAt: `${date}T23:00:00+01:00`,
  status,
  slots: status === 'openWithSales' ? [slot(date, '12'), slot(date, '13', true)] : [],
})

const responses: Responses = {
  availableInventory: { products: [TRAY, VEGAN], menus: [MENU], lines: [line] },
  businessDaysWithSlots: [
    day(TODAY, 'openWithSales'),
    day(TOMORROW, 'openWithSales'),
    day('2026-11-28', 'openWithoutSales'),
    day('2026-11-29', 'closed'),
  ],
  specialConfiguration: { minimumOrderAmount: 6000, lastMinuteFees: 1000, lastMinuteVatRate: 20 },
  deliveryZoneForCoords: {
    id: '1',
    deliveryPrice: 900,
    departmentCode: '75',
    businessUnit: { id: '1' },
  },
  nearestDistributionPoint: { id: '111', distance: 800 },
  // The wallet below the cart of a customer fetches them.
  lastDeliveryContacts: [],
  lastInvoiceContacts: [],
}

export const ADDRESS = '8 Rue de Rivoli, 75004 Paris'

const feature = {
  id: 'address.1',
  text: 'Rue de Rivoli',
  address: '8',
  place_name: `${ADDRESS}, France`,
  center: [2.36, 48.855],
  context: [{ id: 'postcode.1', text: '75004' }],
}

/** The same street without a number. */
export const STREET = {
  ...feature,
  id: 'address.2',
  address: undefined,
  place_name: 'Rue de Rivoli, 75004 Paris, France',
}
export const FOUND = { features: [feature] }

type Geocoder = (query: string) => Response

const returnFound: Geocoder = () => Response.json(FOUND)

/** A shop behind its server and its geocoder, and the queries that the geocoder got. */
export function createShop(
  changes: Responses = {},
  geocoder: Geocoder = returnFound,
  resolve?: Resolver,
) {
  const api = createFakeApi({ ...responses, ...changes }, resolve)
  const searches: string[] = []
  const fetch: FakeApi['fetch'] = async (url, request) => {
    const search = /mapbox\.places\/(.+)\.json/.exec(url)?.[1]
    if (search === undefined) return api.fetch(url, request)
    searches.push(decodeURIComponent(search))
    return geocoder(decodeURIComponent(search))
  }
  return { ...api, fetch, searches }
}

/** A cart that is delivered in the rue de Rivoli. */
export const aCart = (changes: Partial<Cart> = {}): Cart => ({
  ...emptyCart({ key: '7a1c5a0e-5a55-4a9e-8f5d-0d7a3f1f9b11', now: NOW }),
  address: ADDRESS,
  lat: 48.855,
  lng: 2.36,
  businessUnitId: '1',
  deliveryZoneId: '1',
  deliveryPrice: 900,
  distributionPointId: '111',
  distanceToDistributionPoint: 800,
  ...changes,
})

export const units = (qty: number, itemId = '1', type: CartItem['type'] = 'product'): CartItem => ({
  itemId,
  type,
  lineId: LINE,
  qty,
})

export const NOON = { start: `${TODAY}T12:00:00+01:00`, end: `${TODAY}T12:30:00+01:00` }
