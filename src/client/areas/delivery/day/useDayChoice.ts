import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { dayRefusal, parisDay, type BusinessDayStatus, type Day } from '#domain/time/calendar'
import { hasAddress } from '#domain/cart/cart'
import { nextDeliveryDay, statusClosure, type ListedDay } from '#domain/delivery/dayOffer'
import { isFarDeliveryRefused } from '#domain/delivery/delivery'
import { clock } from '../../../services/clock'
import { useCart } from '../../../state/useCart'
import { useModal } from '../../../state/useModal'
import { useChoice, type ChoiceOutcome } from '../useChoice'

/** The choice of a day; of one that cannot be had, what is `listed` says the next. docs/rules/delivery.md#choosing-a-day */
export function useDayChoice() {
  const { pathname } = useLocation()
  const { cart } = useCart()
  const { open } = useModal()
  const choose = useChoice()

  return useCallback(
    (
      { day, status }: { day: Day; status: BusinessDayStatus },
      listed: readonly ListedDay[] = [],
    ): ChoiceOutcome => {
      const distance = cart.distanceToDistributionPoint
      if (!hasAddress(cart)) {
        open({ kind: 'addressDimmer', item: null })
        return 'refused'
      }
      const closure = statusClosure(status)
      const now = clock.now()
      const isFar = (deliveryDay: Day) =>
        isFarDeliveryRefused({ pathname, distance, deliveryDay, now })
      const next = nextDeliveryDay(day, now, listed, isFar)
      if (closure === 'withoutSales') {
        open({ kind: 'openWithoutSalesDimmer', day, next })
        return 'refused'
      }
      if (closure === 'closed') {
        open({ kind: 'businessDayClosedDimmer', day, next, isToday: day === parisDay(now) })
        return 'refused'
      }
      if (dayRefusal(day, now) === 'TOO_LATE') {
        open({ kind: 'dayTooLateDimmer', day, next })
        return 'refused'
      }
      if (isFar(day)) {
        open({ kind: 'farSameDayDelivery' })
        return 'refused'
      }
      return day === cart.deliveryDay ? 'applied' : choose({ kind: 'day', deliveryDay: day })
    },
    [cart, choose, open, pathname],
  )
}
