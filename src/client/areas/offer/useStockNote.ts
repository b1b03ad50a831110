import { firstOfferedDay, parisDay } from '#domain/time/calendar'
import { stockWords } from './stockWords'
import { clock } from '../../services/clock'
import { useCart } from '../../state/useCart'

/** Why no more units than these can be taken, for the day that the list is shown for. */
export function useStockNote() {
  const { cart } = useCart()
  return (most: number): string => {
    const now = clock.now()
    return stockWords(most, cart.deliveryDay ?? firstOfferedDay(now), parisDay(now))
  }
}
