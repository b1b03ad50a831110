import { hasValidCheckDigit } from '../customer/cardNumber'
import { isBlank, visibleText } from '../text/visibleText'

/** Codes of field problems; the words are the client's. */
export type FieldProblem =
  | 'REQUIRED'
  | 'EMAIL'
  | 'PHONE'
  | 'MOBILE'
  | 'SIRET'
  | 'TOO_SHORT'
  | 'TOO_SIMPLE'
  | 'TOO_LONG'
  | 'MUST_ACCEPT'

type PasswordProblem = 'TOO_SHORT' | 'TOO_SIMPLE' | 'TOO_LONG'

const EMAIL_MAX_LENGTH = 254
const TEXT_MAX_LENGTH = 500
const PASSWORD_LENGTH = 12
const LONG_PASSWORD_LENGTH = 14
/** argon2 reads all of it: a longer one only costs the server time. In UTF-16 units. */
const MAX_PASSWORD_LENGTH = 200
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u]
/** SIREN of La Poste, whose establishments do not follow Luhn. */
const LA_POSTE = '356000000'

const digitsOf = (text: string) => Array.from(text, Number)

/** Whether the text is an e-mail address that could receive mail; outer spaces and invisible marks do not count. */
export function isEmail(text: string): boolean {
  const email = normaliseEmail(text)
  const domain =
    /^[^\s@"(),:;<>[\]\\]+@((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,})$/u
  return email.length <= EMAIL_MAX_LENGTH && domain.test(email) && !/\.\.|^\.|\.@/.test(email)
}

/**
 * The form in which e-mail addresses are compared and stored: no outer spaces, no invisible marks, lower case, an accent as one
 * character with its letter.
 */
export const normaliseEmail = (text: string): string =>
  visibleText(text).trim().toLowerCase().normalize('NFC')

/** A French phone number as `+33123456789`, or null when it is none. `01 23…`, `+33 1…`, `0033 (0)1…` are read. */
export function normalisePhone(text: string): string | null {
  const compact = visibleText(text)
    .replace(/\(0\)/, '')
    .replace(/[\s.\-/()\u2011]/g, '')
  const national = /^(?:\+33|0033|0)([1-9]\d{8})$/.exec(compact)?.[1]
  return national === undefined ? null : `+33${national}`
}

/** A French phone number as people read it, in unbreakable pairs: 06 12 34 56 78. Anything else stays as it is. */
export const formatPhone = (text: string): string =>
  normalisePhone(text)?.replace(
    /^\+33(\d)(\d{2})(\d{2})(\d{2})(\d{2})$/,
    '0$1\u00a0$2\u00a0$3\u00a0$4\u00a0$5',
  ) ?? text

/** Whether the text is a French phone number. */
export const isFrenchPhone = (text: string): boolean => normalisePhone(text) !== null

/** Whether the text is a French mobile number, which can receive an SMS. */
export const isFrenchMobile = (text: string): boolean =>
  /^\+33[67]/.test(normalisePhone(text) ?? '')

/** A postal code without the spaces that people write in it, `75 002`. */
export const normalisePostalCode = (text: string): string => visibleText(text).replace(/\s/g, '')

/** The 14 digits of a SIRET without its spaces. */
export const normaliseSiret = (text: string): string => visibleText(text).replace(/\s/g, '')

const SIRET_GROUPS = /^(\d{3})(\d{3})(\d{3})(\d{5})$/

/** A SIRET as people write it, in unbreakable groups: 904 817 269 00015. Anything else stays as it is written. */
export function formatSiret(text: string): string {
  const siret = normaliseSiret(text)
  return SIRET_GROUPS.test(siret) ? siret.replace(SIRET_GROUPS, '$1\u00a0$2\u00a0$3\u00a0$4') : text
}

/** Whether the text is a company number of 14 digits with a right key (Luhn; La Poste adds its digits up to a multiple of 5). */
export function isSiret(text: string): boolean {
  const siret = normaliseSiret(text)
  if (!/^\d{14}$/.test(siret) || /^0+$/.test(siret)) return false
  const plainSum = digitsOf(siret).reduce((total, digit) => total + digit, 0)
  return hasValidCheckDigit(siret) || (siret.startsWith(LA_POSTE) && plainSum % 5 === 0)
}

/** What is wrong with a new password: 12 characters of 4 kinds, or 14 of fewer; 200 at most. docs/rules/accounts.md#passwords */
export function passwordProblem(password: string): PasswordProblem | null {
  if (password.length > MAX_PASSWORD_LENGTH) return 'TOO_LONG'
  const length = Array.from(password).length
  if (length < PASSWORD_LENGTH) return 'TOO_SHORT'
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  return length >= LONG_PASSWORD_LENGTH || kinds === KINDS.length ? null : 'TOO_SIMPLE'
}

/** The same for a form's field, where nothing typed is not yet a short password. */
export const newPasswordProblem = (password: string): FieldProblem | null =>
  password === '' ? 'REQUIRED' : passwordProblem(password)

/** `REQUIRED` for nothing that can be seen, `TOO_LONG` above so many characters. */
export function requiredProblem(
  text: string | null | undefined,
  maxLength: number = TEXT_MAX_LENGTH,
): FieldProblem | null {
  if (isBlank(text)) return 'REQUIRED'
  return (text ?? '').trim().length > maxLength ? 'TOO_LONG' : null
}

const unless = (isRight: boolean, problem: FieldProblem) => (isRight ? null : problem)

/** What is wrong with a required e-mail address. */
export const emailProblem = (text: string | null | undefined): FieldProblem | null =>
  isBlank(text) ? 'REQUIRED' : unless(isEmail(text ?? ''), 'EMAIL')

/** What is wrong with a required French phone number. */
export const phoneProblem = (text: string | null | undefined): FieldProblem | null =>
  isBlank(text) ? 'REQUIRED' : unless(isFrenchPhone(text ?? ''), 'PHONE')

/** What is wrong with an optional French phone number. */
export const optionalPhoneProblem = (text: string | null | undefined): FieldProblem | null =>
  isBlank(text) ? null : phoneProblem(text)

/** What is wrong with an optional French mobile number. */
export const mobileProblem = (text: string | null | undefined): FieldProblem | null =>
  unless(isBlank(text) || isFrenchMobile(text ?? ''), 'MOBILE')

/** What is wrong with an optional SIRET. */
export const siretProblem = (text: string | null | undefined): FieldProblem | null =>
  unless(isBlank(text) || isSiret(text ?? ''), 'SIRET')

/** What is wrong with an optional text: only its length can be. */
export const optionalProblem = (
  text: string | null | undefined,
  maxLength: number = TEXT_MAX_LENGTH,
): FieldProblem | null => unless((text ?? '').trim().length <= maxLength, 'TOO_LONG')
