import type { ChangeEvent } from 'react'
import styles from '../CardField.module.css'
import { CardFrame } from '../CardFrame'
import type { CardFieldProps } from '../payments'
import { useSandboxCard } from './SandboxCardContext'
import { checkCvc, cvcLengthOf } from './cardChecks'
import { digitsOf } from './digits'

export function SandboxCvcField({ id, onChange, ...described }: CardFieldProps) {
  const { card, setCard } = useSandboxCard()

  const change = ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
    const next = { ...card, cvc: digitsOf(value).slice(0, cvcLengthOf(card)) }
    setCard(next)
    onChange(checkCvc(next, false))
  }

  return (
    <CardFrame isInvalid={described['aria-invalid']}>
      <input
        {...described}
        aria-required
        id={id}
        name="cvc"
        className={styles.input}
        type="text"
        inputMode="numeric"
        autoComplete="cc-csc"
        placeholder={'•'.repeat(cvcLengthOf(card))}
        value={card.cvc}
        onChange={change}
        onBlur={() => onChange(checkCvc(card, true))}
      />
    </CardFrame>
  )
}
