import { atom, type AtomEffect } from 'recoil'
import * as v from 'valibot'
import { isConsentCurrent, type Consent } from '#domain/customer/consent'
import { clock } from '../services/clock'
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

/** Keeps the choice in local storage, for every tab. */
const storeConsent: AtomEffect<Consent | null> = ({ setSelf, onSet }) => {
  // The server that renders the page knows no browser.
  if (typeof window === 'undefined') return setSelf(null)
  setSelf(current(stored.load()))
  onSet((consent) => {
    if (consent) stored.keep(consent)
  })
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === CONSENT_KEY) setSelf(current(stored.parse(newValue)))
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

export const consentState = atom<Consent | null>({ key: 'consent', effects: [storeConsent] })
