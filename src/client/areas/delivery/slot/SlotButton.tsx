import type { SlotStress } from '#domain/delivery/delivery'
import { formatHour } from '#domain/time/calendar'
import type { SlotRefusal } from '#domain/delivery/slotRefusal'
import { deliveryBarCopy } from '../deliveryBarCopy'
import { deliveryPanelCopy } from '../deliveryPanelCopy'
import styles from './SlotButton.module.css'

type Props = {
  slot: { slotStartAt: string; slotEndAt: string; stress: SlotStress }
  /** Why it cannot be ordered; null when it can. */
  refusal: SlotRefusal | null
  /** Something in the cart is not delivered then. */
  isOutOfHours: boolean
  isChosen: boolean
  onChoose: () => void
}

export function SlotButton({ slot, refusal, isOutOfHours, isChosen, onChoose }: Props) {
  const { slotStartAt, slotEndAt, stress } = slot
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
