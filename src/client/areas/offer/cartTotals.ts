import type { Cart } from '#domain/cart/cart'
import { minimumOrder } from '#domain/pricing/fees'
import { missingToMinimum, priceCart, type PricedItem } from '#domain/pricing/pricing'
import { parisDay } from '#domain/time/calendar'
import { clock } from '../../services/clock'
import type { PricingTerms } from './usePricingTerms'

/** Every total of a cart with these items as it stands today, the minimum order of their lines and what is missing to it; cents. */
export function cartTotals(cart: Cart, items: readonly PricedItem[], terms: PricingTerms) {
  const totals = priceCart({
    ...terms,
    items,
    choices: cart,
    delivery: { zonePrice: cart.deliveryPrice },
    mainBrandId: cart.mainBrandId,
    deliveryDay: cart.deliveryDay,
    today: parisDay(clock.now()),
  })
  const minimumOrderAmount = minimumOrder(
    items.map(({ lineId }) => lineId),
    terms.configuration,
  )
  return { totals, minimumOrderAmount, missing: missingToMinimum(totals, { minimumOrderAmount }) }
}
