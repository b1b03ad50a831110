import { HEADCOUNT_RANGES, REQUEST_MODES, type RequestMode } from '../../../domain/requestForms'
import { HEADCOUNT_WORDS, MODE_WORDS, requestsCopy } from './requestsCopy'

export const MODE_OPTIONS = REQUEST_MODES.map((mode) => ({ value: mode, label: MODE_WORDS[mode] }))

export const HEADCOUNT_OPTIONS = [
  { value: '', label: requestsCopy.choose },
  ...HEADCOUNT_RANGES.map((range) => ({ value: range, label: HEADCOUNT_WORDS[range] ?? range })),
]

/** The mode that a select names; meal trays when it names none. */
export const modeOf = (value: string): RequestMode =>
  REQUEST_MODES.find((mode) => mode === value) ?? 'mealtray'
