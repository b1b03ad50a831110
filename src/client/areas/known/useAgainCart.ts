import { useMemo, useState } from 'react'
import { emptyCart, setItemRecovery, type Cart } from '#domain/cart/cart'
import { doTraysComeBack, fittingRecovery } from '#domain/order/itemRecovery'
import { reorderedCart } from '#domain/order/reorderedCart'
import { minimumOrder } from '#domain/pricing/fees'
import { missingToMinimum, priceCart, type PricedItem } from '#domain/pricing/pricing'
import { parisDay } from '#domain/time/calendar'
import { clock } from '../../services/clock'
import { type usePricingTerms } from '../offer/usePricingTerms'
import { cartOfOrder, type Filling } from '../orders/reorder/cartOfOrder'
import { type ReorderedOrder } from '../orders/reorder/useReorderedOrder'

type Wanted = {
  key: string
  order: ReorderedOrder
  filling: Filling
  /** Null while the day's inventory is not there. */
  priced: readonly PricedItem[] | null
  terms: ReturnType<typeof usePricingTerms>
}

/** The cart of an order that is made again, beside the customer's own, with its totals and tray recovery by the rules of every cart. */
export function useAgainCart({ key, order, filling, priced, terms }: Wanted) {
  const [begun] = useState(() => clock.now())
  const reordered = reorderedCart(emptyCart({ key, now: begun }), cartOfOrder(order, filling))
  const priceable = useMemo(() => priced ?? [], [priced])
  const cart = setItemRecovery(reordered, fittingRecovery(reordered, doTraysComeBack(priceable)))
  const totals = totalsOf(cart, priceable, terms)
  const minimumOrderAmount = minimumOrder(
    priceable.map(({ lineId }) => lineId),
    terms.configuration,
  )
  return { cart, totals, missing: missingToMinimum(totals, { minimumOrderAmount }) }
}

const totalsOf = (cart: Cart, items: readonly PricedItem[], terms: Wanted['terms']) =>
  priceCart({
    ...terms,
    items,
    choices: cart,
    delivery: { zonePrice: cart.deliveryPrice },
    mainBrandId: cart.mainBrandId,
    deliveryDay: cart.deliveryDay,
    today: parisDay(clock.now()),
  })
