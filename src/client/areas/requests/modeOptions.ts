import {
  HEADCOUNT_RANGES,
  isRequestMode,
  REQUEST_MODES,
  type RequestMode,
} from '#domain/requests/requestForms'
import { requestsCopy } from './requestsCopy'

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

export const MODE_OPTIONS = optionsOf(REQUEST_MODES)

export const HEADCOUNT_OPTIONS = [
  { value: '', label: requestsCopy.choose },
  ...optionsOf(HEADCOUNT_RANGES),
]

/** The mode that a select names; meal trays when it names none. */
export const modeOf = (value: string): RequestMode => (isRequestMode(value) ? value : 'mealtray')
