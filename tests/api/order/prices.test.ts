import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { priceCart, type PricingProfile } from '#domain/pricing/pricing'
import { FALLBACK_CONFIGURATION } from '#domain/pricing/extraCosts'
import * as tables from '#server/db/tables'
import { parseCartInput } from '#server/modules/cart/cartContent'
import { quoteCart } from '#server/flows/cart/cartQuote'
import type { Agreements } from '#server/modules/customer/customerService'
import type { Catalogue } from '#server/modules/inventory/inventoryService'
import { aCart, shopping } from '../../support/carts'
import { oracle, partsOf } from '../../support/priceOracle'
import { addCompany, addUser } from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'

const CARTS = 100_000
const TODAY = '2026-11-24'
const DAYS = [TODAY, '2026-11-26']

let server: TestServer
let catalogue: Catalogue

beforeAll(async () => {
  server = await startTestServer()
  // Any price and any rate beside any other, plenty of everything.
  for (const table of [tables.products, tables.menus]) {
    await server.db.update(table).set({
      price: sql`id * 7919 % 9973 + 1`,
      vatRate: sql`(array[5.5, 10, 20])[id % 3 + 1]`,
      minimumQuantity: 1,
      unavailabilityPublicMessage: null,
    })
  }
  await server.db.update(tables.products).set({ dailyQuantity: 1_000_000 })
  catalogue = await server.services.inventory.catalogue()
})
afterAll(() => server.close())

const cents = fc.nat(6_000)
const rate = fc.constantFrom(5.5, 10, 20)
const pick = fc.record({
  at: fc.nat(10_000),
  isMenu: fc.boolean(),
  qty: fc.integer({ min: 1, max: 40 }),
})
const request = fc.record({
  picks: fc.array(pick, { minLength: 1, maxLength: 8 }),
  choices: fc.record({
    hasCutlery: fc.boolean(),
    hasPlacemats: fc.boolean(),
    hasIndividualBoxes: fc.boolean(),
  }),
  configuration: fc.record({
    disablePopboxBefore: fc.constantFrom('1970-01-01', '2026-11-25'),
    cutleryPrice: fc.nat(150),
    cutleryVatRate: rate,
    individualBoxPrice: fc.nat(150),
    individualBoxVatRate: rate,
    lastMinuteFees: cents,
    lastMinuteVatRate: rate,
    placematPrice: fc.nat(150),
    placematVatRate: rate,
  }),
  zonePrice: fc.option(cents),
  fees: fc.option(fc.record({ delivery: fc.option(cents), lastMinute: fc.option(cents) })),
  discount: fc.option(
    fc.record({
      brandId: fc.constantFrom(1, 21),
      discountPercentage: fc.constantFrom(0, 5, 7.5, 10, 12.25, 100),
      discountAmount: fc.nat(30_000),
    }),
  ),
  // Where the total stands to the thresholds: one cent under, on it, one cent over, and far from it.
  threshold: fc.constantFrom(-1, 0, 1, -5_000, 5_000),
  minimum: fc.constantFrom(-1, 0, 1, -100_000),
  mainBrandId: fc.constantFrom('1', '21'),
  deliveryDay: fc.constantFrom(...DAYS),
})
type Request = typeof request extends fc.Arbitrary<infer Value> ? Value : never

/** The articles of a request, each once, as the inventory tells the browser. */
function articlesOf({ picks }: Pick<Request, 'picks'>) {
  const found = picks.map(({ at, isMenu, qty }) => {
    const { products, menus } = catalogue
    const product = isMenu ? undefined : products[at % products.length]
    const facts = product?.facts ?? menus[at % menus.length]?.facts
    if (!facts) throw new Error('the shop is empty')
    const { id, line, brand, price, vatRate, participantsPerQuantity } = facts
    return {
      itemId: id,
      type: product ? ('product' as const) : ('menu' as const),
      lineId: line.id,
      brandId: brand.id,
      qty,
      price,
      vatRate,
      participantsPerQuantity,
      category: product?.facts.category ?? null,
    }
  })
  return [
    ...new Map(found.map((article) => [`${article.type} ${article.itemId}`, article])).values(),
  ]
}

/** The same request as the browser prices it, as the server does, and counted a second time here. */
function pricesOf(given: Request) {
  const { choices, zonePrice, fees, mainBrandId, deliveryDay } = given
  const items = articlesOf(given)
  const agreed: PricingProfile = {
    defaultOrderDeliveryFee: fees?.delivery ?? null,
    defaultOrderLastMinuteFee: fees?.lastMinute ?? null,
    eventDiscounts: [],
  }
  const priceCase = {
    items,
    choices,
    configuration: { ...FALLBACK_CONFIGURATION, ...given.configuration },
    zonePrice,
    profile: agreed,
    mainBrandId,
    deliveryDay,
    today: TODAY,
  }
  const { total } = partsOf(priceCase)
  const configuration = {
    ...priceCase.configuration,
    minimumOrderAmount: Math.max(0, total + given.minimum),
  }
  const discounts = given.discount
    ? [{ ...given.discount, minimumCartAmount: Math.max(0, total + given.threshold) }]
    : []
  const profile: PricingProfile = {
    ...agreed,
    eventDiscounts: discounts.map(({ brandId, ...discount }) => ({
      ...discount,
      brand: { id: String(brandId) },
    })),
  }
  const agreements: Agreements = {
    company: { ...COMPANY, ...agreed },
    locations: [],
    discounts: discounts.map((discount) => ({
      ...discount,
      id: 1,
      brandName: 'brand',
      brandKey: 'brand',
    })),
  }
  const content = parseCartInput(
    aCart({
      ...choices,
      items: items.map(({ itemId, type, lineId, qty }) => ({ itemId, type, lineId, qty })),
      deliveryDay,
      deliverySlot: null,
      mainBrandId,
    }),
  )
  return {
    browser: priceCart({ ...priceCase, delivery: { zonePrice }, configuration, profile }),
    server: quoteCart({
      content,
      catalogue,
      configuration,
      agreements,
      zone: { ...ZONE, deliveryPrice: zonePrice },
      now: new Date(`${TODAY}T10:00:00+01:00`),
    }).totals,
    expected: oracle({ ...priceCase, configuration, profile }),
  }
}

const COMPANY = {
  id: 1,
  name: 'Atelier',
  size: null,
  activityField: null,
  hasRoomServiceEnabled: false,
}
const ZONE = { id: 1, departmentCode: '75', ring: [], businessUnitId: 1 }

test(`${CARTS} random carts cost the same in the browser, on the server and by the sum of their parts`, () => {
  let discounted = 0
  fc.assert(
    fc.property(request, (given) => {
      const { browser, server: response, expected } = pricesOf(given)
      if (browser.sumCompanyDiscountHT > 0) discounted += 1
      // The matchers of jest are too slow to be called a million times.
      if (JSON.stringify(response) === JSON.stringify(browser) && holds(browser, expected)) return
      expect(response).toEqual(browser)
      expect(browser).toMatchObject(expected)
    }),
    { numRuns: CARTS },
  )
  expect(discounted).toBeGreaterThan(CARTS / 20)
})

const holds = (totals: object, expected: object) => {
  const values = new Map<string, unknown>(Object.entries(totals))
  return Object.entries(expected).every(([name, value]) => values.get(name) === value)
}

describe('over HTTP', () => {
  const REQUESTS = 100
  const companies = [
    ['no agreement', null],
    ['a percentage', { brandId: 1, discountPercentage: 10, discountAmount: 0 }],
    ['an amount', { brandId: 21, discountPercentage: 0, discountAmount: 5_000 }],
  ] as const

  test.each(companies)(
    `${REQUESTS} random carts of a company with %s: setCart returns what the browser shows`,
    async (_, agreed) => {
      const discount = agreed && { ...agreed, minimumCartAmount: 30_000 }
      const companyId = discount
        ? await addCompany(server.db, { discount, defaultOrderLastMinuteFee: 700 })
        : null
      const { token } = await addUser(server.db, { companyId })
      const configuration = await server.services.configuration.specialConfiguration()
      const everyone = /LIGNE-(PLATEAUX|MENUS|PATISSERIE|ESHOP)/
      for (const given of fc.sample(request, { numRuns: REQUESTS, seed: 24_815 })) {
        const { choices, mainBrandId, deliveryDay } = given
        const items = articlesOf(given).filter(({ lineId }) => everyone.test(lineId))
        const wanted = items.map(({ itemId, type, lineId, qty }) => ({ itemId, type, lineId, qty }))
        const cart = aCart({
          ...choices,
          items: wanted,
          deliveryDay,
          deliverySlot: null,
          mainBrandId,
        })
        const { data, errors } = await shopping(server).setCart(token, cart, randomUUID())
        expect(errors).toEqual([])
        expect(data.setCart.changes).toEqual([])
        const profile: PricingProfile | null = discount && {
          defaultOrderDeliveryFee: null,
          defaultOrderLastMinuteFee: 700,
          eventDiscounts: [{ ...discount, brand: { id: String(discount.brandId) } }],
        }
        const zone = await server.services.delivery.zoneAt(cart)
        expect(
          priceCart({
            items,
            choices,
            configuration,
            delivery: { zonePrice: zone?.deliveryPrice ?? null },
            profile,
            mainBrandId,
            deliveryDay,
            today: TODAY,
          }),
        ).toMatchObject(data.setCart.totals)
      }
    },
  )
})
