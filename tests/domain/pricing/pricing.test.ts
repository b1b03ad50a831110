import { FALLBACK_CONFIGURATION } from '#domain/pricing/extraCosts'
import { minimumOrder } from '#domain/pricing/fees'
import { countCovers, missingToMinimum, priceCart } from '#domain/pricing/pricing'
import { aPricing, menu, priced } from '../builders'

const aMenu = (over = {}) =>
  priced({ ...menu(1), category: null, price: 2500, participantsPerQuantity: 1, ...over })
const profile = (over = {}) => ({
  defaultOrderDeliveryFee: null,
  defaultOrderLastMinuteFee: null,
  eventDiscounts: [],
  ...over,
})

describe('sums', () => {
  test('products, menus, extra costs and fees are summed apart, and together', () => {
    const totals = priceCart(
      aPricing({
        items: [priced({ qty: 10, price: 1590 }), aMenu({ qty: 2 })],
        choices: { hasCutlery: false, hasPlacemats: false, hasIndividualBoxes: true },
      }),
    )
    expect(totals).toMatchObject({
      sumPriceProductsHT: 15_900,
      sumPriceMenusHT: 5_000,
      sumPriceExtraCostsHT: 1_200,
      sumDeliveryPriceHT: 900,
      sumLastMinutePriceHT: 0,
      sumCompanyDiscountHT: 0,
      companyDiscountTitle: null,
      sumPriceCartHT: 23_000,
      sumPriceCartTTC: 23_000 + 2_210 + 180,
      globalVatRate: 10,
      sumCompanyDiscountVatRate: 10,
      covers: 12,
    })
  })

  test('an empty cart costs nothing, not even delivery', () => {
    const totals = priceCart(aPricing({ items: [], deliveryDay: '2026-11-24' }))
    expect(totals).toMatchObject({ sumPriceCartHT: 0, sumPriceCartTTC: 0, vatParts: [] })
  })
})

describe('VAT', () => {
  test('is computed once per rate on the sum of its amounts', () => {
    // Alone, each of these carries 0.45 cents, which rounds to nothing; together they carry 2.
    const items = ['1', '2', '3', '4'].map((itemId) => priced({ itemId, price: 9, vatRate: 5.5 }))
    const { vatParts } = priceCart(aPricing({ items, delivery: { zonePrice: 0 } }))
    expect(vatParts).toEqual([{ rate: 5.5, amountHT: 36, vat: 2 }])
  })

  test('a half cent goes up', () => {
    const { vatParts } = priceCart(
      aPricing({ items: [priced({ price: 5 })], delivery: { zonePrice: 0 } }),
    )
    expect(vatParts).toEqual([{ rate: 10, amountHT: 5, vat: 1 }])
  })

  test('a mixed cart has a part per rate, lowest first, delivery at 20 %', () => {
    const items = [
      priced({ itemId: '1', price: 1000, vatRate: 20 }),
      priced({ itemId: '2', price: 2000, vatRate: 5.5 }),
      priced({ itemId: '3', price: 3000, vatRate: 10 }),
    ]
    expect(priceCart(aPricing({ items })).vatParts).toEqual([
      { rate: 5.5, amountHT: 2000, vat: 110 },
      { rate: 10, amountHT: 3000, vat: 300 },
      { rate: 20, amountHT: 1900, vat: 380 },
    ])
  })
})

describe('the delivery fee', () => {
  const fee = (over: Parameters<typeof aPricing>[0]) => priceCart(aPricing(over)).sumDeliveryPriceHT

  test("is the profile's, even when it is free", () => {
    expect(fee({ profile: profile({ defaultOrderDeliveryFee: 500 }) })).toBe(500)
    expect(fee({ profile: profile({ defaultOrderDeliveryFee: 0 }) })).toBe(0)
  })

  test("else the zone's, even when it is free", () => {
    expect(fee({ profile: profile() })).toBe(900)
    expect(fee({ delivery: { zonePrice: 0 } })).toBe(0)
  })

  test('else 15 euros', () => {
    expect(fee({ delivery: { zonePrice: null } })).toBe(1500)
    expect(fee({ delivery: null })).toBe(1500)
  })
})

describe('the last-minute fee', () => {
  const fee = (over: Parameters<typeof aPricing>[0]) =>
    priceCart(aPricing(over)).sumLastMinutePriceHT

  test('is taken for a same-day delivery only', () => {
    expect(fee({ deliveryDay: '2026-11-24' })).toBe(1000)
    expect(fee({ deliveryDay: '2026-11-25' })).toBe(0)
    expect(fee({ deliveryDay: null })).toBe(0)
  })

  test("is the profile's, else the configuration's, with the configuration's VAT", () => {
    const today = { deliveryDay: '2026-11-24' }
    expect(fee({ ...today, profile: profile({ defaultOrderLastMinuteFee: 0 }) })).toBe(0)
    expect(fee({ ...today, profile: profile({ defaultOrderLastMinuteFee: 700 }) })).toBe(700)
    const configuration = { ...FALLBACK_CONFIGURATION, lastMinuteFees: 800, lastMinuteVatRate: 5.5 }
    const totals = priceCart(aPricing({ ...today, configuration, items: [priced({ price: 0 })] }))
    expect(totals.vatParts).toContainEqual({ rate: 5.5, amountHT: 800, vat: 44 })
  })
})

describe('covers', () => {
  test('count box and menu items by the people whom they serve', () => {
    const items = [
      priced({ category: 'Box', qty: 8, participantsPerQuantity: 1 }),
      aMenu({ qty: 2, participantsPerQuantity: 10 }),
      priced({ category: 'Other', qty: 5, participantsPerQuantity: 4 }),
      priced({ category: 'Beverage', qty: 6, participantsPerQuantity: 0 }),
    ]
    expect(countCovers(items)).toBe(28)
  })
})

describe('the minimum order amount', () => {
  const configuration = { ...FALLBACK_CONFIGURATION, minimumOrderAmount: 5000 }
  const missing = (price: number) =>
    missingToMinimum(priceCart(aPricing({ items: [priced({ price })] })), configuration)

  test('counts items without fees, and is reached to the cent', () => {
    expect(missing(3000)).toBe(2000)
    expect(missing(4999)).toBe(1)
    expect(missing(5000)).toBe(0)
    expect(missing(9000)).toBe(0)
  })

  test('counts menus and extra costs too', () => {
    const choices = { hasCutlery: false, hasPlacemats: false, hasIndividualBoxes: true }
    const items = [priced({ price: 2000 }), aMenu({ price: 1500 })]
    expect(missingToMinimum(priceCart(aPricing({ items, choices })), configuration)).toBe(1300)
  })

  test('is none for meals at the canteen, alone', () => {
    const [canteen, trays] = ['LIGNE-CANTINE', 'LIGNE-PLATEAUX']
    expect(minimumOrder([canteen], configuration)).toBe(0)
    expect(minimumOrder([canteen, canteen], configuration)).toBe(0)
    expect(minimumOrder([canteen, trays], configuration)).toBe(5000)
    expect(minimumOrder([trays], configuration)).toBe(5000)
    expect(minimumOrder([], configuration)).toBe(5000)
  })

  test('counts what is bought, not what is left after the discount', () => {
    const discounted = aPricing({
      items: [priced({ price: 5000 })],
      configuration,
      profile: profile({
        eventDiscounts: [
          { brand: { id: '1' }, discountPercentage: 10, discountAmount: 0, minimumCartAmount: 0 },
        ],
      }),
    })
    expect(missingToMinimum(priceCart(discounted), configuration)).toBe(0)
  })
})

describe('an amount that is no number is refused at the door', () => {
  const lacking = (name: string) => ({ ...FALLBACK_CONFIGURATION, [name]: undefined })

  test.each(Object.keys(FALLBACK_CONFIGURATION).filter((name) => name !== 'disablePopboxBefore'))(
    'a configuration without %s',
    (name) =>
      expect(() => priceCart({ ...aPricing(), configuration: Object(lacking(name)) })).toThrow(
        RangeError,
      ),
  )

  test.each([
    ['a price', { items: [priced({ price: Number.NaN })] }],
    ['a rate', { items: [priced({ vatRate: Number.NaN })] }],
    ['a quantity', { items: [priced({ qty: Number.NaN })] }],
    ['people per quantity', { items: [priced({ participantsPerQuantity: Number.NaN })] }],
    ['a zone’s fee', { delivery: { zonePrice: Number.NaN } }],
    ['a profile’s fee', { profile: profile({ defaultOrderDeliveryFee: Number.NaN }) }],
    ['a profile’s same-day fee', { profile: profile({ defaultOrderLastMinuteFee: Infinity }) }],
  ])('%s', (_, over) => expect(() => priceCart(aPricing(over))).toThrow(RangeError))
})
