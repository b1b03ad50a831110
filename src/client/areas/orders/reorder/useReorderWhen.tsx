import { useState } from 'react'
import { formatDay, formatHour, isSameHour, type Day } from '#domain/time/calendar'
import { sameHour } from '#domain/order/asLastTime'
import { type OfferedDay } from '#domain/order/reorder'
import { Notice } from '../../../design/Notice'
import { SelectField } from '../../../design/SelectField'
import styles from './Reorder.module.css'
import { reorderCopy as copy } from './reorderCopy'

/** The day and slot of an order that is made again, and their fields; the hour of the one before where the day has it. */
export function useReorderWhen(
  days: readonly [OfferedDay, ...OfferedDay[]],
  before: string,
  {
    first = days[0].day,
    dayHint,
  }: {
    first?: Day
    /** What is to be known of a day. */
    dayHint?: (day: Day) => string | undefined
  } = {},
) {
  const [chosenDay, setChosenDay] = useState(first)
  const [chosenStart, setChosenStart] = useState(before)
  const { day, slots } = days.find((offered) => offered.day === chosenDay) ?? days[0]
  const slot = sameHour(slots, chosenStart)
  const isHourKept = slot && isSameHour(slot.start, chosenStart)
  const fields = (
    <>
      <div className={styles.when}>
        <SelectField
          label={copy.day}
          value={day}
          onChange={setChosenDay}
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
