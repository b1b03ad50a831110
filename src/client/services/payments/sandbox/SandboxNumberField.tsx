import { useLayoutEffect, useRef, type ChangeEvent } from 'react'
import styles from '../CardField.module.css'
import { CardFrame } from '../CardFrame'
import type { CardFieldProps } from '../payments'
import { useSandboxCard } from './SandboxCardContext'
import { brandOf, groupDigits, longestNumber, rulesOf } from './cardBrand'
import { checkNumber } from './cardChecks'
import { caretAfter, digitsOf } from './digits'
import { sandboxCopy } from './sandboxCopy'

export function SandboxNumberField({ id, onChange, ...described }: CardFieldProps) {
  const { card, setCard } = useSandboxCard()
  const inputRef = useRef<HTMLInputElement>(null)
  const digitsBeforeCaret = useRef<number | null>(null)
  const shown = groupDigits(card.number)

  // Grouping moves the caret to the end, also when a digit in the middle was mended.
  useLayoutEffect(() => {
    const input = inputRef.current
    if (digitsBeforeCaret.current === null || document.activeElement !== input) return
    const caret = caretAfter(shown, digitsBeforeCaret.current)
    input?.setSelectionRange(caret, caret)
    digitsBeforeCaret.current = null
  }, [shown])

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const typed = digitsOf(target.value)
    const next = { ...card, number: typed.slice(0, longestNumber(typed)) }
    const caret = target.selectionStart ?? target.value.length
    const isAtEnd = caret === target.value.length
    digitsBeforeCaret.current = isAtEnd ? null : digitsOf(target.value.slice(0, caret)).length
    setCard(next)
    onChange(checkNumber(next, false))
  }

  return (
    <CardFrame isInvalid={described['aria-invalid']}>
      <input
        {...described}
        aria-required
        id={id}
        name="number"
        ref={inputRef}
        className={styles.input}
        type="text"
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder={sandboxCopy.numberPlaceholder}
        value={shown}
        onChange={change}
        onBlur={() => onChange(checkNumber(card, true))}
      />
      <span className={styles.quiet} aria-hidden="true">
        {rulesOf(brandOf(card.number)).name}
      </span>
    </CardFrame>
  )
}
