import * as v from 'valibot'
import { tabStorage } from './tabStorage'

/** What was typed into a form, by field. */
export type Draft = Readonly<Record<string, string | boolean>>
/** Drafts by form. */
export type Drafts = Readonly<Record<string, Draft>>

const NEVER_KEPT = /password|^(number|expiry|cvc|card_id|expiry_month|expiry_year)$/i

const draftSchema = v.record(v.string(), v.union([v.string(), v.boolean()]))

/** The drafts of this tab. */
export const draftStorage = tabStorage<Drafts>(
  'tablee.drafts',
  v.record(v.string(), draftSchema),
  {},
)

/** The fields that may be kept: no password, nothing of a card. */
export function keepable(values: Readonly<Record<string, unknown>>): Draft {
  const entries = Object.entries(values).filter(([field]) => !NEVER_KEPT.test(field))
  return Object.fromEntries(
    entries.flatMap(([field, value]) =>
      typeof value === 'string' || typeof value === 'boolean' ? [[field, value]] : [],
    ),
  )
}
