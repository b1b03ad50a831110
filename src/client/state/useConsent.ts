import { useRecoilState } from 'recoil'
import type { Consent, ConsentChoices } from '#domain/customer/consent'
import { toIso } from '#domain/time/calendar'
import { clock } from '../services/clock'
import { consentState, consentStorage } from './consentState'

/** What the visitor allows; null until they have said. */
export function useConsent(): { consent: Consent | null; decide(choices: ConsentChoices): void } {
  const [consent, setConsent] = useRecoilState(consentState)
  return {
    consent,
    decide: (choices) =>
      setConsent(consentStorage.keep({ choices, decidedAt: toIso(clock.now()) })),
  }
}
