import type { CartItem, DeliverySlot } from '#domain/cart/cart'
import { usualSlot } from '#domain/delivery/usualDelivery'
import type { OfferedDay } from '#domain/order/reorder'
import { parisDay, toInstant } from '#domain/time/calendar'
import { Button } from '../../../design/buttons/Button'
import type { FoundDelivery } from '../../offer/foundDelivery'
import styles from './Reorder.module.css'
import { reorderCopy as copy } from './reorderCopy'
import { ReorderWords } from './ReorderWords'
import { sameDayWords } from './sameDayWords'
import { useReorderComparison } from './useReorderComparison'
import type { ReorderedOrder } from './useReorderedOrder'
import { useReorderWhen } from './useReorderWhen'

type Props = {
  order: ReorderedOrder
  found: FoundDelivery
  days: readonly [OfferedDay, ...OfferedDay[]]
  /** Cents HT of a delivery today. */
  lastMinuteFee: number
  onFill: (items: readonly CartItem[], slot: DeliverySlot) => void
}

/** The new day and slot, and what becomes of the order then: the first day that has the hour of the order is proposed. */
export function ReorderChoice({ order, found, days, lastMinuteFee, onFill }: Props) {
  const sameHour = usualSlot(days, order.slotStartAt, { isDaily: true })
  const first = {
    day: sameHour
      ? parisDay(toInstant(sameHour.start))
      : (days.find(({ slots }) => slots.length > 0) ?? days[0]).day,
    start: order.slotStartAt,
  }
  const { day, slot, fields } = useReorderWhen(days, first, (day) =>
    sameDayWords(day, lastMinuteFee),
  )
  const comparison = useReorderComparison(order.articles, found, day)
  const items = comparison.status === 'loaded' ? comparison.data.items : []

  return (
    <div className={styles.reorder}>
      {fields}
      <ReorderWords comparison={comparison} isShown={slot !== null} />
      {slot && items.length > 0 && (
        <Button size="large" fullWidth onClick={() => onFill(items, slot)}>
          {copy.fill}
        </Button>
      )}
    </div>
  )
}
