import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useState, type KeyboardEvent } from 'react'
import { designCopy } from '../designCopy'
import { IconButton } from '../buttons/IconButton'
import styles from './Stepper.module.css'

type Props = {
  value: number
  /** A number typed below it, from 1 on, becomes this one; under 1 it is 0, which takes the article away. */
  min?: number
  /** Whether the button goes on below `min`, to 0. */
  isRemovable?: boolean
  max: number
  /** Why there are no more than `max`: said once a person has wanted more, or come that far. */
  maxNote?: string | undefined
  onChange: (value: number) => void
  /** What is counted, `la quantité de Tartare de bœuf`. */
  label: string
}

/** A quantity with a button on each side; it can also be typed, for those who order for sixty. */
export function Stepper(props: Props) {
  const { value, min = 0, isRemovable = false, max, maxNote, onChange, label } = props
  const [typed, setTyped] = useState<string | null>(null)
  const [limit, setLimit] = useState<'min' | 'max' | null>(null)
  const notes = { min: designCopy.atLeast(min), max: maxNote }
  const canDecrease = value > (isRemovable ? 0 : min)

  const change = (units: number) => {
    setLimit(units > value && units >= max ? 'max' : null)
    onChange(units)
  }

  const keepTyped = () => {
    const wanted = typed === null || typed.trim() === '' ? Number.NaN : Number(typed)
    setTyped(null)
    if (!Number.isInteger(wanted)) return
    const units = wanted < 1 ? 0 : Math.max(min, Math.min(max, wanted))
    if (wanted > max) setLimit('max')
    else setLimit(wanted >= 1 && wanted < min ? 'min' : null)
    if (units !== value) onChange(units)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      keepTyped()
      // A field that leaves hands the focus to a button, which this very key would press.
      event.preventDefault()
    }
    if (event.key === 'Escape') setTyped(null)
  }

  return (
    <div className={styles.quantity}>
      {/* No group: each of the three says what it is for, and its name would only be read once more. */}
      <div className={styles.stepper}>
        {/* Not `disabled`: that would take the keyboard's focus away at the last press. */}
        <IconButton
          label={designCopy.decrease(label)}
          aria-disabled={!canDecrease}
          onClick={() => canDecrease && change(value > min ? value - 1 : 0)}
        >
          <Minus />
        </IconButton>
        <input
          className={styles.value}
          type="number"
          inputMode="numeric"
          aria-label={label}
          min={0}
          max={max}
          value={typed ?? value}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={keepTyped}
          onKeyDown={onKeyDown}
        />
        <IconButton
          label={designCopy.increase(label)}
          aria-disabled={value >= max}
          onClick={() => value < max && change(value + 1)}
        >
          <Plus />
        </IconButton>
      </div>
      <span className={styles.note} aria-live="polite">
        {limit && notes[limit]}
      </span>
    </div>
  )
}
