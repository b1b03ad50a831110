import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { CONSENT_PURPOSES, isAllowed } from '#domain/customer/consent'
import { isSecretAddress } from '#domain/site/routes'
import { config } from '../../config/config'
import { loadTagManager, openAnalytics } from '../../services/analytics'
import { removeTrackerCookies } from '../../services/trackerCookies'
import { useConsent } from '../../state/useConsent'
import { useKeepOrigin } from '../../state/useOrigin'

/** Loads the third-party scripts that the visitor allows, once the address holds nothing secret, and removes them when consent is withdrawn. */
export function useThirdParties() {
  const { consent } = useConsent()
  const isSecret = isSecretAddress(useLocation())
  const before = useRef(consent)
  useKeepOrigin()

  useEffect(() => {
    const earlier = before.current
    before.current = consent
    const isTakenBack = (purpose: (typeof CONSENT_PURPOSES)[number]) =>
      isAllowed(earlier, purpose) && !isAllowed(consent, purpose)
    // A script that runs cannot be unloaded: only a reloaded page is without it.
    if (hasThirdParties() && CONSENT_PURPOSES.some(isTakenBack)) return window.location.reload()
    removeTrackerCookies((purpose) => isAllowed(consent, purpose))
    if (isAllowed(consent, 'audience')) openAnalytics()
  }, [consent])

  // A script reads the address by itself.
  useEffect(() => {
    if (!isSecret && isAllowed(consent, 'audience')) loadTagManager()
  }, [consent, isSecret])
}

const hasThirdParties = () => config.tagManagerId !== null || config.chatWebsiteId !== null
