import { formatDay, formatHour, parisDay, toInstant } from '../../../domain/calendar'
import { type DeliverySlot, type ItemRecovery } from '../../../domain/cart'
import { chooseRecoverySlot, recoveryDays } from '../../../domain/itemRecovery'
import { SelectField } from '../../design/SelectField'
import styles from './TrayRecovery.module.css'
import { trayRecoveryCopy as copy } from './trayRecoveryCopy'

type Props = {
  delivery: DeliverySlot
  /** For an order that is placed: nothing before it is offered. */
  now?: Date | undefined
  recovery: ItemRecovery
  onChange: (recovery: ItemRecovery) => void
  error: string | undefined
}

/** The day and the half hour of the recovery; another day keeps the hour when it has it. */
export function RecoverySlot({ delivery, now, recovery, onChange, error }: Props) {
  const days = recoveryDays(delivery, now)
  const start = recovery.selectedSlot?.start ?? ''
  const day = start === '' ? '' : parisDay(toInstant(start))
  const slots = days.find((offered) => offered.day === day)?.slots ?? []
  const choose = (slot: DeliverySlot | undefined) =>
    slot && onChange(chooseRecoverySlot(recovery, slot))

  const chooseDay = (next: string) => {
    const offered = days.find((other) => other.day === next)?.slots ?? []
    choose(offered.find((slot) => formatHour(slot.start) === formatHour(start)) ?? offered[0])
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
        onChange={(next) => choose(slots.find((slot) => slot.start === next))}
        error={error}
        options={slots.map((slot) => ({
          value: slot.start,
          label: `${formatHour(slot.start)} – ${formatHour(slot.end)}`,
        }))}
      />
    </div>
  )
}
