import * as v from 'valibot'
import { readStorage, removeFromStorage, writeStorage } from './safeStorage'

/** What was typed into a form, by field. */
export type Draft = Readonly<Record<string, string | boolean>>
/** Drafts by form. */
export type Drafts = Readonly<Record<string, Draft>>

const DRAFTS_KEY = 'tablee.drafts'
const NEVER_KEPT = /password|^(number|expiry|cvc|card_id|expiry_month|expiry_year)$/i

const draftSchema = v.record(v.string(), v.union([v.string(), v.boolean()]))
const storedDrafts = v.pipe(v.string(), v.parseJson(), v.record(v.string(), draftSchema))

/** The fields that may be kept: no password, nothing of a card. */
export function keepable(values: Readonly<Record<string, unknown>>): Draft {
  const entries = Object.entries(values).filter(([field]) => !NEVER_KEPT.test(field))
  return Object.fromEntries(
    entries.flatMap(([field, value]) =>
      typeof value === 'string' || typeof value === 'boolean' ? [[field, value]] : [],
    ),
  )
}

/** The drafts of this tab; none when what is stored cannot be read. */
export function loadDrafts(): Drafts {
  const result = v.safeParse(storedDrafts, readStorage('sessionStorage', DRAFTS_KEY).value)
  return result.success ? result.output : {}
}

export function saveDrafts(drafts: Drafts): void {
  if (Object.keys(drafts).length === 0) removeFromStorage('sessionStorage', DRAFTS_KEY)
  else writeStorage('sessionStorage', DRAFTS_KEY, JSON.stringify(drafts))
}
