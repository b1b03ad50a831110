import { fillPattern } from '#domain/site/fillPattern'
import { pathWithToken } from '#domain/site/linkToken'
import { newsletterConfirmationPath } from '#domain/site/newsletterLink'
import { plannedOrderPath } from '#domain/site/plannedOrderPath'
import { ROUTE_PATTERNS } from '#domain/site/routes'
import type { Day } from '#domain/time/calendar'
import type { Env } from './env/env'

/** Where people find the site. */
export const siteAddress = ({ publicUrl, host, port }: Pick<Env, 'publicUrl' | 'host' | 'port'>) =>
  publicUrl ?? `http://${host}:${port}`

export type SiteLinks = ReturnType<typeof createSiteLinks>

/** Absolute addresses of the site's pages, for mails. */
export function createSiteLinks(address: string) {
  const to = (pattern: string, values: Readonly<Record<string, string>> = {}) =>
    address + fillPattern(pattern, values)
  const withToken = (pattern: string, token: string) => pathWithToken(to(pattern), token)

  return {
    home: () => `${address}/`,
    newPassword: (token: string) => to(ROUTE_PATTERNS.newPassword, { token }),
    termsValidation: (token: string) => to(ROUTE_PATTERNS.termsValidation, { token }),
    canteenValidation: (token: string) => withToken(ROUTE_PATTERNS.canteenValidation, token),
    emailConfirmation: (token: string) => withToken(ROUTE_PATTERNS.emailConfirmation, token),
    newsletterConfirmation: (token: string) => address + newsletterConfirmationPath(token),
    emailUnsubscribe: (token: string) => withToken(ROUTE_PATTERNS.emailUnsubscribe, token),
    order: (id: string) => to(ROUTE_PATTERNS.account, { mode: 'commandes', id }),
    /** The home page, which opens the sheet of an order of every week. */
    plannedOrder: (orderId: string, day: Day) => address + plannedOrderPath(orderId, day),
    /** For the person who holds it, without an account. */
    track: (orderId: string, token: string) => to(ROUTE_PATTERNS.track, { orderId, token }),
    feedback: (orderId: string) => to(ROUTE_PATTERNS.feedback, { orderId }),
    canteenFeedback: (hashedOrderId: string) =>
      to(ROUTE_PATTERNS.canteenFeedback, { hashedOrderId }),
  }
}
