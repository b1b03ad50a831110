import { LINK_TOKEN } from './linkToken'
import { ROUTE_PATTERNS } from './routes'

const SUBJECT = 'inscription'
const NEWSLETTER = 'nouveautes'

/**
 * The page that confirms a subscription to the newsletter. The token comes last: a link that was cut still shows its
 * purpose.
 */
export const newsletterConfirmationPath = (token: string): string =>
  `${ROUTE_PATTERNS.emailConfirmation}?${new URLSearchParams({ [SUBJECT]: NEWSLETTER, [LINK_TOKEN]: token }).toString()}`

/** Whether the address of the confirmation is about the newsletter, not an account. */
export const isNewsletterLink = (parameters: URLSearchParams): boolean =>
  parameters.get(SUBJECT) === NEWSLETTER
