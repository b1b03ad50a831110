import { atom, type AtomEffect } from 'recoil'
import * as v from 'valibot'
import { isConsentCurrent, type Consent } from '#domain/customer/consent'
import { clock } from '../services/clock'
import { readStorage, writeStorage } from './safeStorage'

export const CONSENT_KEY = 'tablee.consent'

const storedConsent = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    choices: v.object({ audience: v.boolean(), support: v.boolean(), campaigns: v.boolean() }),
    decidedAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
)

/** A stored choice; null when there is none, when it cannot be read or no longer stands. */
function parseConsent(value: string | null): Consent | null {
  const result = v.safeParse(storedConsent, value)
  return result.success && isConsentCurrent(result.output, clock.now()) ? result.output : null
}

/** Keeps the choice in local storage, for every tab. */
const storeConsent: AtomEffect<Consent | null> = ({ setSelf, onSet }) => {
  // The server that renders the page knows no browser.
  if (typeof window === 'undefined') return setSelf(null)
  setSelf(parseConsent(readStorage('localStorage', CONSENT_KEY).value))
  onSet((consent) => {
    if (consent) writeStorage('localStorage', CONSENT_KEY, JSON.stringify(consent))
  })
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === CONSENT_KEY) setSelf(parseConsent(newValue))
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

export const consentState = atom<Consent | null>({ key: 'consent', effects: [storeConsent] })
