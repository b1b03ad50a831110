import type { CartTotals, PricedItem, PricingProfile } from '#domain/pricing/pricing'
import type { SpecialConfiguration } from '#domain/pricing/extraCosts'

type PriceCase = {
  items: PricedItem[]
  choices: { hasCutlery: boolean; hasPlacemats: boolean; hasIndividualBoxes: boolean }
  configuration: SpecialConfiguration
  zonePrice: number | null
  profile: PricingProfile | null
  mainBrandId: string
  deliveryDay: string
  today: string
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
/** Whole numbers only: a rate has two decimals at most. */
const share = (cents: number, rate: number) =>
  Number((BigInt(cents) * BigInt(Math.round(rate * 100)) * 2n + 10_000n) / 20_000n)

/** `1 234,50 €` with the spaces that no line breaks at. */
const euros = (cents: number) => {
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
  return `${whole},${String(cents % 100).padStart(2, '0')}\u00a0€`
}

/** Everything but the discount, counted a second time. docs/rules/prices.md#totals */
export function partsOf(priceCase: PriceCase) {
  const { items, choices, configuration, zonePrice, profile, deliveryDay, today } = priceCase
  const amounts = items.map((item) => ({ ...item, amount: item.price * item.qty }))
  const covers = sum(
    items
      .filter(({ type, category }) => type === 'menu' || category === 'Box')
      .map(({ participantsPerQuantity, qty }) => participantsPerQuantity * qty),
  )
  const boxes = choices.hasIndividualBoxes && deliveryDay >= configuration.disablePopboxBefore
  const extras = [
    [choices.hasCutlery, configuration.cutleryPrice, configuration.cutleryVatRate] as const,
    [choices.hasPlacemats, configuration.placematPrice, configuration.placematVatRate] as const,
    [boxes, configuration.individualBoxPrice, configuration.individualBoxVatRate] as const,
  ].flatMap(([isChosen, price, rate]) => (isChosen ? [{ amount: price * covers, rate }] : []))
  const delivery = profile?.defaultOrderDeliveryFee ?? zonePrice ?? 1500
  const lastMinute =
    deliveryDay === today ? (profile?.defaultOrderLastMinuteFee ?? configuration.lastMinuteFees) : 0
  const goods = sum(amounts.map(({ amount }) => amount))
  const total = goods + sum(extras.map(({ amount }) => amount)) + delivery + lastMinute
  return { amounts, covers, extras, delivery, lastMinute, goods, total }
}

/** The price of a cart, worked out a second time and in another way. */
export function oracle(priceCase: PriceCase): Partial<CartTotals> {
  const { configuration, profile, mainBrandId } = priceCase
  const { amounts, covers, extras, delivery, lastMinute, goods, total } = partsOf(priceCase)
  const discountable = sum(
    amounts
      .filter(({ type, category }) => type === 'menu' || category === 'Box' || category === 'Other')
      .map(({ amount }) => amount),
  )
  const offers = (profile?.eventDiscounts ?? [])
    .filter(({ brand }) => brand.id === mainBrandId)
    .filter(({ brand }) => amounts.some(({ brandId }) => brandId === brand.id))
    .filter(({ minimumCartAmount }) => total >= minimumCartAmount)
    .map(({ discountPercentage: percent, discountAmount }) => {
      const wanted = percent > 0 ? share(discountable, percent) : discountAmount
      const amount = Math.min(goods, wanted)
      return { amount, words: percent > 0 ? `${percent}`.replace('.', ',') + ' %' : euros(amount) }
    })
  const best = offers.sort((a, b) => b.amount - a.amount).find(({ amount }) => amount > 0)
  const offer = total > configuration.minimumOrderAmount ? best : undefined
  const discount = offer?.amount ?? 0

  const bases = new Map<number, number>()
  const add = (rate: number, amount: number) => bases.set(rate, (bases.get(rate) ?? 0) + amount)
  amounts.forEach(({ vatRate, amount }) => add(vatRate, amount))
  extras.forEach(({ rate, amount }) => add(rate, amount))
  add(20, delivery)
  add(configuration.lastMinuteVatRate, lastMinute)
  let left = discount
  for (const rate of [10, 5.5, 20]) {
    const taken = Math.min(left, bases.get(rate) ?? 0)
    add(rate, -taken)
    left -= taken
  }
  const taxed = [...bases].filter(([, base]) => base > 0)
  const ofType = (wanted: string) =>
    sum(amounts.filter(({ type }) => type === wanted).map(({ amount }) => amount))
  return {
    sumPriceProductsHT: ofType('product'),
    sumPriceMenusHT: ofType('menu'),
    sumPriceExtraCostsHT: sum(extras.map(({ amount }) => amount)),
    sumDeliveryPriceHT: delivery,
    sumLastMinutePriceHT: lastMinute,
    sumCompanyDiscountHT: discount,
    sumCompanyDiscountTTC: discount + share(discount, 10),
    sumCompanyDiscountVatRate: 10,
    companyDiscountTitle: offer === undefined ? null : `Remise -${offer.words}`,
    globalVatRate: 10,
    covers,
    sumPriceCartHT: total - discount,
    sumPriceCartTTC: sum(taxed.map(([rate, base]) => base + share(base, rate))),
  }
}
