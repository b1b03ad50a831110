import Cookies from 'js-cookie'
import { CONSENT_PURPOSES, type ConsentPurpose } from '#domain/customer/consent'

/** How the scripts of a purpose name the cookies that they set on the site's own domain. */
const NAMES: Partial<Record<ConsentPurpose, RegExp>> = {
  audience: /^_(ga|gid|gat|gac|gcl)/,
  support: /^crisp-client/,
}

/** Takes away the cookies that a script left which is not, or no longer, allowed: they would leave with every request. */
export function removeTrackerCookies(isAllowed: (purpose: ConsentPurpose) => boolean): void {
  const patterns = CONSENT_PURPOSES.flatMap((purpose) =>
    isAllowed(purpose) ? [] : (NAMES[purpose] ?? []),
  )
  const names = Object.keys(Cookies.get()).filter((name) =>
    patterns.some((pattern) => pattern.test(name)),
  )
  const labels = window.location.hostname.split('.')
  for (const name of names) {
    Cookies.remove(name)
    // A script says which of these it took, the page cannot read it.
    labels.forEach((_, index) => Cookies.remove(name, { domain: labels.slice(index).join('.') }))
  }
}
