import { FALLBACK_CONFIGURATION } from '#domain/pricing/extraCosts'
import { priceCart, type PricedItem } from '#domain/pricing/pricing'
import { aPricing, menu, priced } from '../builders'

const percent = (discountPercentage: number, over = {}) => ({
  brand: { id: '1' },
  discountPercentage,
  discountAmount: 0,
  minimumCartAmount: 30_000,
  ...over,
})
const amount = (discountAmount: number, over = {}) => percent(0, { discountAmount, ...over })

const price = (
  items: readonly PricedItem[],
  eventDiscounts: ReturnType<typeof percent>[],
  over: Parameters<typeof aPricing>[0] = {},
) =>
  priceCart(
    aPricing({
      items,
      delivery: { zonePrice: 0 },
      profile: { defaultOrderDeliveryFee: null, defaultOrderLastMinuteFee: null, eventDiscounts },
      ...over,
    }),
  )

describe('the company discount applies', () => {
  test('from the minimum on, to the cent', () => {
    expect(price([priced({ price: 29_999 })], [percent(10)]).sumCompanyDiscountHT).toBe(0)
    expect(price([priced({ price: 30_000 })], [percent(10)]).sumCompanyDiscountHT).toBe(3_000)
  })

  test('with delivery, last-minute fee and extra costs counted in the total that must reach it', () => {
    const today = { deliveryDay: '2026-11-24', delivery: { zonePrice: 900 } }
    const choices = { hasCutlery: false, hasPlacemats: false, hasIndividualBoxes: true }
    const items = [priced({ price: 28_000 })]
    expect(price(items, [percent(10)], today).sumCompanyDiscountHT).toBe(0)
    expect(price(items, [percent(10)], { ...today, choices }).sumCompanyDiscountHT).toBe(2_800)
  })

  test('to the main brand only', () => {
    const items = [priced({ price: 30_000 })]
    expect(price(items, [percent(10)], { mainBrandId: '21' }).sumCompanyDiscountHT).toBe(0)
  })

  test('with something of that brand in the cart, of whichever line', () => {
    const mainBrandId = '21'
    const discount = [percent(10, { brand: { id: '21' } })]
    const line = { lineId: 'LIGNE-DU-CHEF', price: 30_000 }
    expect(price([priced(line)], discount, { mainBrandId }).sumCompanyDiscountHT).toBe(0)
    expect(
      price([priced({ ...line, brandId: '21' })], discount, { mainBrandId }).sumCompanyDiscountHT,
    ).toBe(3_000)
  })

  test('with something else in the cart as well', () => {
    const pastries = priced({
      itemId: '2',
      lineId: 'LIGNE-PATISSERIE',
      brandId: '21',
      price: 5_000,
    })
    const items = [priced({ price: 30_000 }), pastries]
    expect(price(items, [percent(10)]).sumCompanyDiscountHT).toBe(3_500)
  })

  test('only when the total exceeds the minimum order amount', () => {
    const configuration = { ...FALLBACK_CONFIGURATION, minimumOrderAmount: 30_000 }
    const at = (cents: number) =>
      price([priced({ price: cents })], [percent(10)], { configuration })
    expect(at(30_000)).toMatchObject({
      sumCompanyDiscountHT: 0,
      sumCompanyDiscountTTC: 0,
      companyDiscountTitle: null,
      sumPriceCartHT: 30_000,
    })
    expect(at(30_001).sumCompanyDiscountHT).toBe(3_000)
  })

  test('once: of several that are reached, the largest', () => {
    const tiers = [percent(5, { minimumCartAmount: 0 }), percent(10), amount(100)]
    expect(price([priced({ price: 30_000 })], tiers).companyDiscountTitle).toBe('Remise -10 %')
    expect(price([priced({ price: 20_000 })], tiers).companyDiscountTitle).toBe('Remise -5 %')
  })
})

describe('a percentage', () => {
  test('is taken off box, other and menu items, and off nothing else', () => {
    const items = [
      priced({ itemId: '1', category: 'Box', price: 10_000 }),
      priced({ itemId: '2', category: 'Other', price: 10_000 }),
      priced({ ...menu(1), category: null, price: 10_000 }),
      ...(['Bread', 'Beverage', 'Dessert', 'Breakfast', 'Pastry', 'Grocery'] as const).map(
        (category, index) => priced({ itemId: `3${index}`, category, price: 5_000 }),
      ),
    ]
    expect(price(items, [percent(10)]).sumCompanyDiscountHT).toBe(3_000)
  })

  test('is rounded half up to the cent', () => {
    expect(price([priced({ price: 30_005 })], [percent(10)]).sumCompanyDiscountHT).toBe(3_001)
  })

  test('is written in the title', () => {
    const title = (rate: number) =>
      price([priced({ price: 30_000 })], [percent(rate)]).companyDiscountTitle
    expect([title(10), title(7.5)]).toEqual(['Remise -10 %', 'Remise -7,5 %'])
  })

  test('of one, or of less, is a percentage all the same', () => {
    const discounted = (rate: number) => price([priced({ price: 30_000 })], [percent(rate)])
    expect(discounted(1)).toMatchObject({
      sumCompanyDiscountHT: 300,
      companyDiscountTitle: 'Remise -1 %',
    })
    expect(discounted(0.5)).toMatchObject({
      sumCompanyDiscountHT: 150,
      companyDiscountTitle: 'Remise -0,5 %',
    })
  })

  test('of nothing that it is taken off is no discount, and has no title', () => {
    expect(price([priced({ category: 'Bread', price: 30_000 })], [percent(10)])).toMatchObject({
      sumCompanyDiscountHT: 0,
      companyDiscountTitle: null,
      sumPriceCartHT: 30_000,
    })
  })
})

describe('a fixed amount', () => {
  test('is taken off and written in the title', () => {
    expect(price([priced({ price: 30_000 })], [amount(5_000)])).toMatchObject({
      sumCompanyDiscountHT: 5_000,
      sumPriceCartHT: 25_000,
      companyDiscountTitle: 'Remise -50,00\u00a0€',
    })
  })

  test('is never more than the items, so that fees are paid in full', () => {
    const totals = price([priced({ price: 1_000 })], [amount(5_000, { minimumCartAmount: 0 })], {
      delivery: { zonePrice: 900 },
    })
    expect(totals).toMatchObject({ sumCompanyDiscountHT: 1_000, sumPriceCartHT: 900 })
    expect(totals.vatParts).toEqual([{ rate: 20, amountHT: 900, vat: 180 }])
  })
})

describe('its VAT', () => {
  test('is that of 10 %, and leaves the base of 10 %', () => {
    const items = [
      priced({ itemId: '1', price: 30_000 }),
      priced({ itemId: '2', category: 'Bread', price: 4_000, vatRate: 5.5 }),
    ]
    expect(price(items, [percent(10)])).toMatchObject({
      sumCompanyDiscountHT: 3_000,
      sumCompanyDiscountTTC: 3_300,
      vatParts: [
        { rate: 5.5, amountHT: 4_000, vat: 220 },
        { rate: 10, amountHT: 27_000, vat: 2_700 },
      ],
    })
  })

  test('when the base of 10 % is too small, the rest leaves the other bases, lowest rate first', () => {
    const items = [
      priced({ itemId: '1', price: 1_000, vatRate: 10 }),
      priced({ itemId: '2', price: 1_500, vatRate: 5.5 }),
      priced({ itemId: '3', price: 30_000, vatRate: 20 }),
    ]
    expect(price(items, [percent(10)]).vatParts).toEqual([
      { rate: 20, amountHT: 29_250, vat: 5_850 },
    ])
  })
})
