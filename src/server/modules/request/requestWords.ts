import { formatDayWithYear } from '#domain/time/calendar'
import {
  HEADCOUNT_RANGES,
  isHeadcountRange,
  isRequestMode,
  REQUEST_MODES,
} from '#domain/requests/requestForms'
import type { RequestContent, RequestKind } from './requestRepo'

/** What the inbox is written of: what is asked, and who joins the newsletter, which has a list of its own. */
export type InboxKind = RequestKind | 'newsletter'

/** What the inbox sees at first. */
export const REQUEST_SUBJECTS: Record<InboxKind, string> = {
  quote: 'Demande de devis',
  contact: 'Message du site',
  phoneCall: 'Demande de rappel',
  catalogue: 'Demande de catalogue',
  newsletter: 'Inscription à la lettre d’information',
}

const LABELS: Readonly<Record<string, string>> = {
  mode: 'Objet',
  eventDate: 'Date',
  persons: 'Personnes',
  firstname: 'Prénom',
  lastname: 'Nom',
  name: 'Nom',
  company: 'Société',
  email: 'Adresse e-mail',
  phone: 'Téléphone',
  postalCode: 'Code postal',
  postalCodeCompany: 'Code postal',
  employeesNumberRange: 'Effectif',
  message: 'Message',
}

/** A form as the inbox reads it: French labels, in the order of the form, without what was left empty. */
export const requestRows = (content: RequestContent): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(content).flatMap(([field, value]) => {
      const label = LABELS[field]
      return label === undefined ? [] : [[label, wordsOf(field, value)]]
    }),
  )

function wordsOf(field: string, value: RequestContent[string]): string | null {
  if (value === null || value === '') return null
  const text = String(value)
  if (field === 'mode' && isRequestMode(text)) return REQUEST_MODES[text]
  if (field === 'employeesNumberRange' && isHeadcountRange(text)) return HEADCOUNT_RANGES[text]
  return field === 'eventDate' ? formatDayWithYear(text) : text
}
