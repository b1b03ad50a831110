import { useMemo, useState } from 'react'
import { emptyCart, setItemRecovery } from '#domain/cart/cart'
import { doTraysComeBack, fittingRecovery } from '#domain/order/itemRecovery'
import { reorderedCart } from '#domain/order/reorderedCart'
import type { PricedItem } from '#domain/pricing/pricing'
import { clock } from '../../services/clock'
import { cartTotals } from '../offer/cartTotals'
import type { PricingTerms } from '../offer/usePricingTerms'
import { cartOfOrder, type Filling } from '../orders/reorder/cartOfOrder'
import type { ReorderedOrder } from '../orders/reorder/useReorderedOrder'

type Wanted = {
  key: string
  order: ReorderedOrder
  filling: Filling
  /** Null while the day's inventory is not there. */
  priced: readonly PricedItem[] | null
  terms: PricingTerms
}

/** The cart of an order that is made again, beside the customer's own, with its totals and tray recovery by the rules of every cart. */
export function useAgainCart({ key, order, filling, priced, terms }: Wanted) {
  const [begun] = useState(() => clock.now())
  const reordered = reorderedCart(emptyCart({ key, now: begun }), cartOfOrder(order, filling))
  const priceable = useMemo(() => priced ?? [], [priced])
  const cart = setItemRecovery(reordered, fittingRecovery(reordered, doTraysComeBack(priceable)))
  const { totals, missing } = cartTotals(cart, priceable, terms)
  return { cart, totals, missing }
}
