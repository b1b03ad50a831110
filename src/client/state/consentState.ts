import { atom } from 'recoil'
import * as v from 'valibot'
import { isConsentCurrent, type Consent } from '#domain/customer/consent'
import { clock } from '../services/clock'
import { followStorage } from './followStorage'
import { parsedStorage } from './parsedStorage'

export const CONSENT_KEY = 'tablee.consent'

const stored = parsedStorage<Consent | null>(
  'localStorage',
  CONSENT_KEY,
  v.object({
    choices: v.object({ audience: v.boolean(), support: v.boolean(), campaigns: v.boolean() }),
    decidedAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
  null,
)

/** A choice while it stands. */
const current = (consent: Consent | null): Consent | null =>
  consent && isConsentCurrent(consent, clock.now()) ? consent : null

/** The choice of this browser, for every tab. */
export const consentStorage = { ...stored, load: () => current(stored.load()) }

export const consentState = atom<Consent | null>({
  key: 'consent',
  effects: [followStorage(CONSENT_KEY, consentStorage)],
})
