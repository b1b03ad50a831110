import { parisDay } from '#domain/time/calendar'
import { hasValidCheckDigit, isCardExpired } from '#domain/customer/cardNumber'
import type { CardFieldState } from '../payments'
import { brandOf, longestNumber, rulesOf } from './cardBrand'
import { sandboxCopy } from './sandboxCopy'

/** What is typed, digits only; a year has two digits or four. */
export type TypedCard = { number: string; month: string; year: string; cvc: string }

export const EMPTY_CARD: TypedCard = { number: '', month: '', year: '', cvc: '' }

const incomplete = (empty: boolean, error: string, isLeft: boolean): CardFieldState =>
  empty || !isLeft ? { complete: false, empty } : { complete: false, empty, error }

const invalid = (error: string): CardFieldState => ({ complete: false, empty: false, error })

const COMPLETE: CardFieldState = { complete: true, empty: false }

/** `isLeft`: the field lost the focus, so that what is missing is no longer on its way. */
export function checkNumber({ number }: TypedCard, isLeft: boolean): CardFieldState {
  const isLongEnough = rulesOf(brandOf(number)).lengths.includes(number.length)
  if (isLongEnough && hasValidCheckDigit(number)) return COMPLETE
  if (number.length >= longestNumber(number)) return invalid(sandboxCopy.invalidNumber)
  return incomplete(number === '', sandboxCopy.incompleteNumber, isLeft)
}

export const fullYear = (year: string): number => Number(year.length === 2 ? `20${year}` : year)

export function checkExpiry(
  { month, year }: TypedCard,
  isLeft: boolean,
  now: Date,
): CardFieldState {
  if (month.length === 2 && (Number(month) < 1 || Number(month) > 12)) {
    return invalid(sandboxCopy.invalidMonth)
  }
  const isYearComplete = year.length === 4 || (year.length === 2 && (year !== '20' || isLeft))
  if (month === '' || Number(month) === 0 || !isYearComplete) {
    return incomplete(month === '' && year === '', sandboxCopy.incompleteExpiry, isLeft)
  }
  const expiry = { month: Number(month), year: fullYear(year) }
  return isCardExpired(expiry, parisDay(now)) ? invalid(sandboxCopy.pastExpiry) : COMPLETE
}

export const cvcLengthOf = ({ number }: TypedCard): number => rulesOf(brandOf(number)).cvcLength

export function checkCvc(card: TypedCard, isLeft: boolean): CardFieldState {
  if (card.cvc.length === cvcLengthOf(card)) return COMPLETE
  return incomplete(card.cvc === '', sandboxCopy.incompleteCvc, isLeft)
}

/** The first field that keeps the card from being sent. */
export function incompleteField(
  card: TypedCard,
  now: Date,
): { code: string; message: string } | null {
  const checks = [
    {
      code: 'incomplete_number',
      state: checkNumber(card, true),
      word: sandboxCopy.incompleteNumber,
    },
    {
      code: 'incomplete_expiry',
      state: checkExpiry(card, true, now),
      word: sandboxCopy.incompleteExpiry,
    },
    { code: 'incomplete_cvc', state: checkCvc(card, true), word: sandboxCopy.incompleteCvc },
  ]
  const missing = checks.find(({ state }) => !state.complete)
  return missing ? { code: missing.code, message: missing.state.error ?? missing.word } : null
}
