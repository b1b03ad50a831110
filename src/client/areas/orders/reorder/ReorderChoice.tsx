import { useState } from 'react'
import { formatDay, formatHour } from '#domain/time/calendar'
import { type CartItem, type DeliverySlot } from '#domain/cart/cart'
import { type OfferedDay } from '#domain/order/reorder'
import { Button } from '../../../design/Button'
import { Notice } from '../../../design/Notice'
import { SelectField } from '../../../design/SelectField'
import { Spinner } from '../../../design/Spinner'
import styles from './Reorder.module.css'
import { reorderCopy as copy } from './reorderCopy'
import { ReorderLines } from './ReorderLines'
import { ReorderProblem } from './ReorderProblem'
import { useReorderComparison } from './useReorderComparison'
import { type ReorderDays } from './useReorderDays'
import { type ReorderedOrder } from './useReorderedOrder'

type Props = {
  order: ReorderedOrder
  place: ReorderDays['place']
  days: readonly [OfferedDay, ...OfferedDay[]]
  onFill: (items: readonly CartItem[], slot: DeliverySlot) => void
}

/** The new day and slot, and what becomes of the order then. The hour of the order is proposed when the day has it. */
export function ReorderChoice({ order, place, days, onFill }: Props) {
  const [chosenDay, setChosenDay] = useState(days[0].day)
  const [chosenStart, setChosenStart] = useState<string | null>(null)
  const { day, slots } = days.find((offered) => offered.day === chosenDay) ?? days[0]
  const comparison = useReorderComparison(order, place, day)
  const wantedHour = formatHour(chosenStart ?? order.slotStartAt)
  const slot = slots.find(({ start }) => formatHour(start) === wantedHour) ?? slots[0]
  const items = comparison.status === 'loaded' ? comparison.data.items : []

  return (
    <div className={styles.reorder}>
      <div className={styles.when}>
        <SelectField
          label={copy.day}
          value={day}
          onChange={setChosenDay}
          options={days.map((offered) => ({ value: offered.day, label: formatDay(offered.day) }))}
        />
        {slot && (
          <SelectField
            label={copy.slot}
            value={slot.start}
            onChange={setChosenStart}
            options={slots.map(({ start, end }) => ({
              value: start,
              label: copy.slotHours(formatHour(start), formatHour(end)),
            }))}
          />
        )}
      </div>
      {!slot && <Notice tone="warning">{copy.noSlot}</Notice>}
      {comparison.status === 'loading' && <Spinner label={copy.comparing} />}
      {comparison.status === 'failed' && <ReorderProblem onRetry={comparison.retry} />}
      {comparison.status === 'loaded' && <ReorderLines comparison={comparison.data} />}
      {comparison.status === 'loaded' && items.length === 0 && (
        <Notice tone="danger">{copy.nothing}</Notice>
      )}
      {slot && items.length > 0 && (
        <Button size="large" fullWidth onClick={() => onFill(items, slot)}>
          {copy.fill}
        </Button>
      )}
    </div>
  )
}
