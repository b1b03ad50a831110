import { addDays, isDay, type Day } from '../time/calendar'
import {
  emailProblem,
  normalisePostalCode,
  optionalPhoneProblem,
  optionalProblem,
  phoneProblem,
  requiredProblem,
  type FieldProblem,
} from './fields'
import { foundProblems } from './foundProblems'

// The forms by which visitors ask something of the shop. docs/rules/requests.md#forms

/** What a quote or a call is about: the schema's word, and the one that people read. */
export const REQUEST_MODES = {
  mealtray: 'Plateaux repas',
  buffet: 'Menus et buffets',
  breakfast: 'Petits-déjeuners',
  pastry: 'Pâtisserie',
  roomService: 'Room service',
  canteen: 'Cantine d’entreprise',
} as const
export type RequestMode = keyof typeof REQUEST_MODES

/** Whether the text is one of the schema's words for what a request is about. */
export const isRequestMode = (text: string): text is RequestMode =>
  Object.hasOwn(REQUEST_MODES, text)

/** Ranges of a company's headcount: as they are stored, and as people read them. */
export const HEADCOUNT_RANGES = {
  '1-9': '1 à 9 personnes',
  '10-49': '10 à 49 personnes',
  '50-99': '50 à 99 personnes',
  '100-249': '100 à 249 personnes',
  '250-499': '250 à 499 personnes',
  '500+': '500 personnes ou plus',
} as const

/** Whether the text is a range of headcount as it is stored. */
export const isHeadcountRange = (text: string): text is keyof typeof HEADCOUNT_RANGES =>
  Object.hasOwn(HEADCOUNT_RANGES, text)

const MESSAGE_MAX_LENGTH = 5_000
/** How far ahead an event may be, in days: two years; a later one is a year mistyped. */
export const EVENT_HORIZON_DAYS = 730
/** More people than this are a matter for the phone. */
const MAX_PERSONS = 5_000

export type RequestProblem =
  | FieldProblem
  | 'POSTAL_CODE'
  | 'DAY'
  | 'PAST_DAY'
  | 'FAR_DAY'
  | 'PERSONS'
  | 'CHOICE'

type Text = string | null | undefined

const trimmed = (text: Text) => (text ?? '').trim()

/** What is wrong with a French postal code: five digits, of a department that exists or overseas. */
export function postalCodeProblem(text: Text): RequestProblem | null {
  const code = normalisePostalCode(text ?? '')
  if (code === '') return 'REQUIRED'
  return /^(0[1-9]|[1-8]\d|9[0-578])\d{3}$/.test(code) ? null : 'POSTAL_CODE'
}

/** What is wrong with the day of an event: today is the first that can be, two years ahead the last. */
export function eventDateProblem(day: Text, today: Day): RequestProblem | null {
  if (trimmed(day) === '') return 'REQUIRED'
  if (!isDay(trimmed(day))) return 'DAY'
  if (trimmed(day) < today) return 'PAST_DAY'
  return trimmed(day) > addDays(today, EVENT_HORIZON_DAYS) ? 'FAR_DAY' : null
}

/** What is wrong with a number of people: a whole one, from 1 to 5,000. */
export function personsProblem(persons: number | string): RequestProblem | null {
  if (String(persons).trim() === '') return 'REQUIRED'
  const count = Number(persons)
  return Number.isInteger(count) && count >= 1 && count <= MAX_PERSONS ? null : 'PERSONS'
}

/** What is wrong with a longer text. */
export function messageProblem(text: Text, isRequired: boolean): RequestProblem | null {
  return isRequired
    ? requiredProblem(text, MESSAGE_MAX_LENGTH)
    : optionalProblem(text, MESSAGE_MAX_LENGTH)
}

function headcountProblem(text: Text): RequestProblem | null {
  if (trimmed(text) === '') return 'REQUIRED'
  return isHeadcountRange(text ?? '') ? null : 'CHOICE'
}

type QuoteForm = {
  eventDate: Text
  persons: number | string
  firstname: Text
  name: Text
  phone: Text
  email: Text
  message?: Text
  postalCode: Text
  company: Text
  hasAcceptedPrivacy: boolean
}

/** Problems of a quote request by field; none when it can be sent. */
export const quoteProblems = (form: QuoteForm, today: Day) =>
  foundProblems<keyof QuoteForm, RequestProblem>({
    eventDate: eventDateProblem(form.eventDate, today),
    persons: personsProblem(form.persons),
    firstname: requiredProblem(form.firstname),
    name: requiredProblem(form.name),
    phone: phoneProblem(form.phone),
    email: emailProblem(form.email),
    message: messageProblem(form.message, false),
    postalCode: postalCodeProblem(form.postalCode),
    company: requiredProblem(form.company),
    hasAcceptedPrivacy: form.hasAcceptedPrivacy ? null : 'MUST_ACCEPT',
  })

type ContactForm = { name: Text; phone?: Text; email: Text; message: Text }

/** Problems of a message by field. */
export const contactProblems = (form: ContactForm) =>
  foundProblems<keyof ContactForm, RequestProblem>({
    name: requiredProblem(form.name),
    phone: optionalPhoneProblem(form.phone),
    email: emailProblem(form.email),
    message: messageProblem(form.message, true),
  })

type PhoneCallForm = {
  phone: Text
  firstname: Text
  lastname: Text
  company: Text
  postalCodeCompany: Text
  employeesNumberRange: Text
  email: Text
}

/** Problems of a request to be called back by field. */
export const phoneCallProblems = (form: PhoneCallForm) =>
  foundProblems<keyof PhoneCallForm, RequestProblem>({
    phone: phoneProblem(form.phone),
    firstname: requiredProblem(form.firstname),
    lastname: requiredProblem(form.lastname),
    company: requiredProblem(form.company),
    postalCodeCompany: postalCodeProblem(form.postalCodeCompany),
    employeesNumberRange: headcountProblem(form.employeesNumberRange),
    email: emailProblem(form.email),
  })

type CatalogueForm = {
  firstname: Text
  lastname: Text
  company: Text
  email: Text
  phone?: Text
}

/** Problems of a request for the catalogue by field. */
export const catalogueProblems = (form: CatalogueForm) =>
  foundProblems<keyof CatalogueForm, RequestProblem>({
    firstname: requiredProblem(form.firstname),
    lastname: requiredProblem(form.lastname),
    company: requiredProblem(form.company),
    email: emailProblem(form.email),
    phone: optionalPhoneProblem(form.phone),
  })
