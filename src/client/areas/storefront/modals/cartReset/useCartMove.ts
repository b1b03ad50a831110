import { useCallback } from 'react'
import type { Cart } from '#domain/cart/cart'
import { DEFAULT_DISTRIBUTION_POINT } from '#domain/catalogue/storefronts'
import { moveCart } from '#domain/order/cartMove'
import { firstOfferedDay } from '#domain/time/calendar'
import { separateEnvironment } from '../../../../relay/environment'
import { fetchPricedInventory } from '../../../offer/pricedInventory'
import { useFetched } from '../../../../relay/useFetched'
import { pricedItems } from '../../../offer/pricedItems'
import { clock } from '../../../../services/clock'

/** What becomes of a cart that moves, and its items with what they cost there. Memoise the carts. */
export function useCartMove(from: Cart, to: Cart) {
  const load = useCallback(async () => {
    const [before, after] = await Promise.all([inventoryOf(from), inventoryOf(to)])
    const move = moveCart(from.items, before, after)
    return { ...move, priced: pricedItems(move.items, after) }
  }, [from, to])
  return useFetched(load)
}

export type PricedMove = Extract<ReturnType<typeof useCartMove>, { status: 'loaded' }>['data']

const inventoryOf = ({ deliveryDay, distributionPointId, departmentCode }: Cart) =>
  fetchPricedInventory(separateEnvironment(), {
    date: deliveryDay ?? firstOfferedDay(clock.now()),
    distributionPointsIds: [distributionPointId ?? DEFAULT_DISTRIBUTION_POINT],
    departmentCode,
  })
