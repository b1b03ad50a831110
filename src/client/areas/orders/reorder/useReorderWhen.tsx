import { useState } from 'react'
import { formatDay, formatHour, isSameHour, type Day } from '#domain/time/calendar'
import { sameHour } from '#domain/order/asLastTime'
import type { OfferedDay } from '#domain/order/reorder'
import { Notice } from '../../../design/notices/Notice'
import { SelectField } from '../../../design/fields/SelectField'
import styles from './Reorder.module.css'
import { reorderCopy as copy } from './reorderCopy'

/**
 * The day and slot of an order that is made again, and their fields: at `first` one of the `days`, and the hour of the order
 * before where the day has it. `dayHint` is what is to be known of a day.
 */
export function useReorderWhen(
  days: readonly OfferedDay[],
  first: { day: Day; start: string },
  dayHint?: (day: Day) => string | undefined,
) {
  const [day, setDay] = useState(first.day)
  const [chosenStart, setChosenStart] = useState(first.start)
  const slots = days.find((offered) => offered.day === day)?.slots ?? []
  const slot = sameHour(slots, chosenStart)
  const isHourKept = slot && isSameHour(slot.start, chosenStart)
  const fields = (
    <>
      <div className={styles.when}>
        <SelectField
          label={copy.day}
          value={day}
          onChange={setDay}
          hint={dayHint?.(day)}
          options={days.map((offered) => ({ value: offered.day, label: formatDay(offered.day) }))}
        />
        {slot && (
          <SelectField
            label={copy.slot}
            value={slot.start}
            onChange={setChosenStart}
            hint={isHourKept ? undefined : copy.noSuchHour(formatHour(chosenStart))}
            options={slots.map(({ start, end }) => ({
              value: start,
              label: copy.slotHours(formatHour(start), formatHour(end)),
            }))}
          />
        )}
      </div>
      {!slot && <Notice tone="warning">{copy.noSlot}</Notice>}
    </>
  )
  return { day, slot, fields }
}
