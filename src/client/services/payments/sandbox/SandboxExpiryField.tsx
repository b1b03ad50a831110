import {
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'
import { clock } from '../../clock'
import styles from '../CardField.module.css'
import { CardFrame } from '../CardFrame'
import type { CardFieldProps } from '../payments'
import { useSandboxCard } from './SandboxCardContext'
import { checkExpiry, type TypedCard } from './cardChecks'
import { digitsOf } from './digits'
import { sandboxCopy } from './sandboxCopy'

export function SandboxExpiryField({ id, onChange, ...described }: CardFieldProps) {
  const { card, setCard } = useSandboxCard()
  const monthRef = useRef<HTMLInputElement>(null)
  const yearRef = useRef<HTMLInputElement>(null)
  const movesToYear = useRef(false)

  // Only after the typed month is rendered: leaving the input reads it.
  useLayoutEffect(() => {
    if (!movesToYear.current) return
    movesToYear.current = false
    yearRef.current?.focus()
  })

  const apply = (change: Partial<TypedCard>, isLeft = false) => {
    const next = { ...card, ...change }
    setCard(next)
    onChange(checkExpiry(next, isLeft, clock.now()))
  }

  // « 12/30 » or « 1230 » typed or pasted at one go fills both.
  const changeMonth = ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
    const [head = '', tail] = value.split(/[/\s.-]/, 2).map(digitsOf)
    const month = tail === undefined ? head.slice(0, 2) : head.slice(0, 2).padStart(2, '0')
    const year = (tail ?? head.slice(2)).slice(0, 4)
    movesToYear.current = tail !== undefined || year !== ''
    apply(year === '' ? { month } : { month, year })
  }

  const changeYear = ({ target: { value } }: ChangeEvent<HTMLInputElement>) =>
    apply({ year: digitsOf(value).slice(0, 4) })

  const goBackWhenEmpty = ({ key }: KeyboardEvent) => {
    if (key === 'Backspace' && card.year === '') monthRef.current?.focus()
  }

  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    const month = card.month.length === 1 ? card.month.padStart(2, '0') : card.month
    apply({ month }, !currentTarget.contains(relatedTarget))
  }

  const shared = {
    ...described,
    type: 'text',
    inputMode: 'numeric',
    'aria-required': true,
  } as const
  return (
    <CardFrame isInvalid={described['aria-invalid']} onBlur={leave}>
      <input
        {...shared}
        id={id}
        name="expiry_month"
        ref={monthRef}
        className={styles.part}
        aria-label={sandboxCopy.monthLabel}
        autoComplete="cc-exp-month"
        placeholder={sandboxCopy.monthPlaceholder}
        value={card.month}
        onChange={changeMonth}
      />
      <span className={styles.quiet} aria-hidden="true">
        /
      </span>
      <input
        {...shared}
        name="expiry_year"
        ref={yearRef}
        className={styles.part}
        aria-label={sandboxCopy.yearLabel}
        autoComplete="cc-exp-year"
        placeholder={sandboxCopy.yearPlaceholder}
        value={card.year}
        onChange={changeYear}
        onKeyDown={goBackWhenEmpty}
      />
    </CardFrame>
  )
}
