import { TZDateMini } from '@date-fns/tz'
import { addMonths } from 'date-fns'
import { PARIS } from '../time/calendar'

/** What a visitor may allow beside what the site needs to work; each stands alone. */
export const CONSENT_PURPOSES = ['audience', 'support', 'campaigns'] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

export type ConsentChoices = Readonly<Record<ConsentPurpose, boolean>>

export type Consent = {
  choices: ConsentChoices
  /** When the visitor chose, an ISO instant. */
  decidedAt: string
}

/** How long a choice stands before the question is put again, in months (the CNIL's recommendation). */
export const CONSENT_MONTHS = 6

const everything = (value: boolean): ConsentChoices => ({
  audience: value,
  support: value,
  campaigns: value,
})
export const REFUSE_ALL = everything(false)
export const ACCEPT_ALL = everything(true)

/** Whether a choice still stands: six calendar months in Paris, the last instant excluded; none from the future. */
export function isConsentCurrent({ decidedAt }: Pick<Consent, 'decidedAt'>, now: Date): boolean {
  const decided = new TZDateMini(decidedAt, PARIS)
  const expiry = addMonths(decided, CONSENT_MONTHS)
  return decided <= now && now < expiry
}

/** Whether a purpose may be served: nothing is before the visitor has said so. */
export const isAllowed = (consent: Consent | null, purpose: ConsentPurpose): boolean =>
  consent?.choices[purpose] ?? false
