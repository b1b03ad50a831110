import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { designCopy } from './designCopy'
import { IconButton } from './IconButton'
import styles from './Stepper.module.css'

/** A quantity with a button on each side; the new value is read out. */
export function Stepper({
  value,
  min = 0,
  max,
  onChange,
  label,
}: {
  value: number
  min?: number | undefined
  max: number
  onChange: (value: number) => void
  /** What is counted, `la quantité de Tartare de bœuf`. */
  label: string
}) {
  return (
    <div className={styles.stepper} role="group" aria-label={label}>
      <IconButton
        label={designCopy.decrease(label)}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Minus />
      </IconButton>
      <output className={styles.value}>{value}</output>
      <IconButton
        label={designCopy.increase(label)}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Plus />
      </IconButton>
    </div>
  )
}
