import { useEffect } from 'react'
import { useRecoilValue } from 'recoil'
import { isAllowed } from '#domain/customer/consent'
import { keepOrigin, NO_ORIGIN, originState, type Origin } from './originState'
import { consentState } from './consentState'

/** What brought the visitor, as far as they allow it to be known. */
export function useOrigin(): Origin {
  const consent = useRecoilValue(consentState)
  const origin = useRecoilValue(originState)
  return isAllowed(consent, 'campaigns') ? origin : NO_ORIGIN
}

/** Keeps it for the next visit from the moment that it is allowed, and forgets it when it no longer is. */
export function useKeepOrigin(): void {
  const origin = useOrigin()
  useEffect(() => keepOrigin(origin), [origin])
}
