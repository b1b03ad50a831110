import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useState, type KeyboardEvent } from 'react'
import { designCopy } from './designCopy'
import { IconButton } from './IconButton'
import styles from './Stepper.module.css'

/** A quantity with a button on each side; it can also be typed, for those who order for sixty. */
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
  const [typed, setTyped] = useState<string | null>(null)

  const keepTyped = () => {
    const wanted = typed === null || typed.trim() === '' ? Number.NaN : Number(typed)
    setTyped(null)
    if (!Number.isInteger(wanted)) return
    const units = Math.max(min, Math.min(max, wanted))
    if (units !== value) onChange(units)
  }

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') keepTyped()
    if (key === 'Escape') setTyped(null)
  }

  return (
    <div className={styles.stepper} role="group" aria-label={label}>
      <IconButton
        label={designCopy.decrease(label)}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Minus />
      </IconButton>
      <input
        className={styles.value}
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={min}
        max={max}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={keepTyped}
        onKeyDown={onKeyDown}
      />
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
