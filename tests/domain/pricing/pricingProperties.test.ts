import fc from 'fast-check'
import { FALLBACK_CONFIGURATION } from '#domain/pricing/extraCosts'
import { priceCart, type PricedItem, type PricingInput } from '#domain/pricing/pricing'

const cents = fc.integer({ min: 0, max: 20_000 })
const rate = fc.constantFrom(5.5, 10, 20)
const item: fc.Arbitrary<PricedItem> = fc.record({
  itemId: fc.nat(50).map(String),
  type: fc.constantFrom('product' as const, 'menu' as const),
  lineId: fc.constantFrom('LIGNE-PLATEAUX', 'LIGNE-ESHOP'),
  brandId: fc.constantFrom('1', '21'),
  qty: fc.integer({ min: 1, max: 60 }),
  price: cents,
  vatRate: rate,
  category: fc.constantFrom('Box', 'Other', 'Bread', 'Beverage', null),
  participantsPerQuantity: fc.nat(12),
})
const discount = fc.record({
  brand: fc.record({ id: fc.constantFrom('1', '21') }),
  discountPercentage: fc.constantFrom(0, 0, 5, 7.5, 10, 100),
  discountAmount: cents,
  minimumCartAmount: cents,
})
const configuration = fc
  .record({
    cutleryPrice: fc.nat(200),
    cutleryVatRate: rate,
    individualBoxPrice: fc.nat(200),
    individualBoxVatRate: rate,
    lastMinuteVatRate: rate,
    minimumOrderAmount: cents,
  })
  .map((over) => ({ ...FALLBACK_CONFIGURATION, ...over }))
const pricing: fc.Arbitrary<PricingInput> = fc.record({
  items: fc.array(item, { maxLength: 12 }),
  choices: fc.record({
    hasCutlery: fc.boolean(),
    hasPlacemats: fc.boolean(),
    hasIndividualBoxes: fc.boolean(),
  }),
  configuration,
  delivery: fc.option(fc.record({ zonePrice: fc.option(cents) })),
  profile: fc.option(
    fc.record({
      defaultOrderDeliveryFee: fc.option(cents),
      defaultOrderLastMinuteFee: fc.option(cents),
      eventDiscounts: fc.array(discount, { maxLength: 3 }),
    }),
  ),
  mainBrandId: fc.constantFrom('1', '21'),
  deliveryDay: fc.option(fc.constantFrom('2026-11-24', '2026-11-25')),
  today: fc.constant('2026-11-24'),
})

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)

test('the parts add up to the whole to the cent', () => {
  fc.assert(
    fc.property(pricing, (input) => {
      const totals = priceCart(input)
      const before =
        totals.sumPriceProductsHT +
        totals.sumPriceMenusHT +
        totals.sumPriceExtraCostsHT +
        totals.sumDeliveryPriceHT +
        totals.sumLastMinutePriceHT
      expect(totals.sumPriceCartHT).toBe(before - totals.sumCompanyDiscountHT)
      expect(sum(totals.vatParts.map(({ amountHT }) => amountHT))).toBe(totals.sumPriceCartHT)
      expect(sum(totals.vatParts.map(({ amountHT, vat }) => amountHT + vat))).toBe(
        totals.sumPriceCartTTC,
      )
    }),
    { numRuns: 500 },
  )
})

test('every amount is whole cents and none is negative, no base either', () => {
  fc.assert(
    fc.property(pricing, (input) => {
      const { vatParts, companyDiscountTitle, ...amounts } = priceCart(input)
      const bases = vatParts.flatMap(({ amountHT, vat }) => [amountHT, vat])
      const all = [...Object.values(amounts), ...bases]
      expect(all.filter((n) => !Number.isInteger(n) || n < 0)).toEqual([])
      expect(companyDiscountTitle === null).toBe(amounts.sumCompanyDiscountHT === 0)
    }),
    { numRuns: 500 },
  )
})

test('the order of the items does not matter', () => {
  const shuffled = pricing.chain((input) =>
    fc
      .shuffledSubarray([...input.items], { minLength: input.items.length })
      .map((items) => [input, { ...input, items }] as const),
  )
  fc.assert(
    fc.property(shuffled, ([input, other]) => {
      expect(priceCart(other)).toEqual(priceCart(input))
    }),
  )
})

test('an item split in two costs the same', () => {
  fc.assert(
    fc.property(pricing, fc.integer({ min: 1, max: 9 }), (input, extra) => {
      const [first, ...rest] = input.items
      if (!first) return
      const whole = [{ ...first, qty: first.qty + extra }, ...rest]
      const split = [first, { ...first, qty: extra }, ...rest]
      expect(priceCart({ ...input, items: split })).toEqual(priceCart({ ...input, items: whole }))
    }),
  )
})
