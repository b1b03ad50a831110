import { useState } from 'react'
import { type CardFieldName, type CardFieldState } from '../../services/payments/payments'

export type CardFieldStates = Readonly<Record<CardFieldName, CardFieldState>>

const EMPTY: CardFieldState = { complete: false, empty: true }
const ORDER: readonly CardFieldName[] = ['number', 'expiry', 'cvc']

/** What is known of the three card fields; never what is typed in them. */
export function useCardFields() {
  const [states, setStates] = useState<CardFieldStates>({
    number: EMPTY,
    expiry: EMPTY,
    cvc: EMPTY,
  })
  const [isChecked, setIsChecked] = useState(false)
  return {
    states,
    isChecked,
    change: (name: CardFieldName) => (state: CardFieldState) =>
      setStates((before) => ({ ...before, [name]: state })),
    /** The first field that keeps the card from being used; errors show from then on. */
    check: (): CardFieldName | null => {
      setIsChecked(true)
      return (
        ORDER.find((name) => !states[name].complete || states[name].error !== undefined) ?? null
      )
    },
  }
}
