import { formatDay, formatSlot, isSameHour, parisDay, toInstant } from '#domain/time/calendar'
import { recoveryDays } from '#domain/order/itemRecovery'
import { fieldMessage } from '../../../design/fields/fieldMessage'
import { SelectField } from '../../../design/fields/SelectField'
import type { RecoveryScope } from './recoveryValues'
import styles from './TrayRecovery.module.css'
import { trayRecoveryCopy as copy } from './trayRecoveryCopy'
import { useRecoveryField } from './useRecoveryField'

/** The day and the half hour of the recovery; another day keeps the hour when it has it. */
export function RecoverySlot({ scope }: { scope: RecoveryScope }) {
  const { input, meta } = useRecoveryField('selectedSlot', scope)
  const days = recoveryDays(scope.delivery, scope.now)
  const start = input.value?.start ?? ''
  const day = start === '' ? '' : parisDay(toInstant(start))
  const slots = days.find((offered) => offered.day === day)?.slots ?? []
  const chooseDay = (next: string) => {
    const offered = days.find((other) => other.day === next)?.slots ?? []
    const sameHour =
      start === '' ? undefined : offered.find((slot) => isSameHour(slot.start, start))
    input.onChange(sameHour ?? offered[0] ?? null)
  }
  return (
    <div className={styles.pair}>
      <SelectField
        label={copy.day}
        value={day}
        onChange={chooseDay}
        options={days.map((offered) => ({ value: offered.day, label: formatDay(offered.day) }))}
      />
      <SelectField
        label={copy.hour}
        value={start}
        name="selectedSlot"
        onChange={(next) => input.onChange(slots.find((slot) => slot.start === next) ?? null)}
        error={fieldMessage(meta)}
        options={slots.map((slot) => ({
          value: slot.start,
          label: formatSlot(slot.start, slot.end),
        }))}
      />
    </div>
  )
}
