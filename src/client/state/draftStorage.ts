import * as v from 'valibot'
import { readStorage, removeFromStorage, storageKeys, writeStorage } from './safeStorage'

/** What was typed into a form, by field. */
export type Draft = Readonly<Record<string, string | boolean>>

const PREFIX = 'tablee.draft.'
const NEVER_KEPT = /password|^(number|expiry|cvc|card_id|expiry_month|expiry_year)$/i
const draftSchema = v.record(v.string(), v.union([v.string(), v.boolean()]))

/** The fields that may be kept: no password, nothing of a card. */
export function keepable(values: Readonly<Record<string, unknown>>): Draft {
  const entries = Object.entries(values).filter(([field]) => !NEVER_KEPT.test(field))
  return Object.fromEntries(
    entries.flatMap(([field, value]) =>
      typeof value === 'string' || typeof value === 'boolean' ? [[field, value]] : [],
    ),
  )
}

const parseJson = v.pipe(v.string(), v.parseJson(), draftSchema)

export function readDraft(name: string): Draft {
  const result = v.safeParse(parseJson, readStorage('sessionStorage', PREFIX + name).value)
  return result.success ? keepable(result.output) : {}
}

export function writeDraft(name: string, draft: Draft): void {
  if (Object.keys(draft).length === 0) removeFromStorage('sessionStorage', PREFIX + name)
  else writeStorage('sessionStorage', PREFIX + name, JSON.stringify(draft))
}

export function forgetDrafts(): void {
  storageKeys('sessionStorage', PREFIX).forEach((key) => removeFromStorage('sessionStorage', key))
}
