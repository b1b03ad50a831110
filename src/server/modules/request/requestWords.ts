import { formatDayWithYear } from '../../../domain/calendar'
import type { RequestContent, RequestKind } from './requestRepo'

/** What the inbox sees at first. */
export const REQUEST_SUBJECTS: Record<RequestKind, string> = {
  quote: 'Demande de devis',
  contact: 'Message du site',
  phoneCall: 'Demande de rappel',
  catalogue: 'Demande de catalogue',
}

const MODES: Readonly<Record<string, string>> = {
  mealtray: 'Plateaux repas',
  buffet: 'Menus et buffets',
  breakfast: 'Petits-déjeuners',
  pastry: 'Pâtisserie',
  roomService: 'Room service',
  canteen: 'Cantine',
}

const LABELS: Readonly<Record<string, string>> = {
  mode: 'Objet',
  eventDate: 'Date',
  persons: 'Personnes',
  firstname: 'Prénom',
  lastname: 'Nom',
  name: 'Nom',
  company: 'Entreprise',
  email: 'E-mail',
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
  if (field === 'mode') return MODES[text] ?? text
  return field === 'eventDate' ? formatDayWithYear(text) : text
}
