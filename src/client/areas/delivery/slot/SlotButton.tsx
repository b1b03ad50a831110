import type { SlotStress } from '#domain/delivery/delivery'
import { formatHour } from '#domain/time/calendar'
import { slotRefusal } from '#domain/delivery/slotRefusal'
import { clock } from '../../../services/clock'
import { deliveryBarCopy } from '../deliveryBarCopy'
import { deliveryPanelCopy } from '../deliveryPanelCopy'
import styles from './SlotButton.module.css'

type Props = {
  slot: { slotStartAt: string; slotEndAt: string; disabledSlot: boolean; stress: SlotStress }
  /** Minutes before its start that the cart has to be ordered. */
  leadTime: number
  /** Something in the cart is not delivered then. */
  isOutOfHours: boolean
  isChosen: boolean
  onChoose: () => void
}

export function SlotButton({ slot, leadTime, isOutOfHours, isChosen, onChoose }: Props) {
  const { slotStartAt, slotEndAt, stress } = slot
  const refusal = slotRefusal(slotStartAt, slot, clock.now(), leadTime)
  const open = isOutOfHours ? deliveryPanelCopy.outOfHours : deliveryPanelCopy.stress[stress]
  const note = refusal === null ? open : deliveryPanelCopy[refusal]
  // A refused slot can still be pressed: it then says why it cannot be chosen.
  return (
    <button
      type="button"
      className={styles.slot}
      data-disabled={refusal !== null || isOutOfHours}
      data-stress={stress}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <span className={styles.hours}>
        {deliveryBarCopy.slot(formatHour(slotStartAt), formatHour(slotEndAt))}
      </span>
      {note !== '' && <span className={styles.note}>{note}</span>}
    </button>
  )
}
