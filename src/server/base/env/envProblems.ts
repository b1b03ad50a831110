type Given = Readonly<Record<string, string | undefined>>

/** A sentence that begins with the name of a variable. */
type Problem = { name: string; words: string }

/** What stops the start although each variable is good by itself. docs/rules/payments.md, « Fail closed ». */
export function environmentProblems(given: Given): Problem[] {
  return [
    ...databaseProblems(given),
    ...paymentProblems(given),
    ...newsletterProblems(given),
    ...mailProblems(given),
    ...mapProblems(given),
    ...cookieProblems(given),
    ...metricsProblems(given),
    ...(given.NODE_ENV === 'production' ? productionProblems(given) : []),
  ]
}

const databaseProblems = ({ DATABASE, DATABASE_URL }: Given): Problem[] =>
  DATABASE && DATABASE_URL
    ? [
        {
          name: 'DATABASE',
          words: 'says embedded, and DATABASE_URL is set: take one of them away',
        },
      ]
    : []

const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PUBLISHABLE_KEY'] as const

const isLive = (key: string) => key.split('_')[1] === 'live'

/** Half of a payment set-up would take orders that no one can pay, or believe events that no one signed. */
function paymentProblems(given: Given): Problem[] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = given
  if (!secretKey && !publishableKey) return linkProblems(given)
  if (given.PAYMENTS) {
    return [{ name: 'PAYMENTS', words: 'says sandbox, and Stripe has keys: take one of them away' }]
  }
  if (secretKey && publishableKey && isLive(secretKey) !== isLive(publishableKey)) {
    const words = 'must be of the same mode as STRIPE_SECRET_KEY, live or test'
    return [{ name: 'STRIPE_PUBLISHABLE_KEY', words }]
  }
  return STRIPE.filter((name) => !given[name]).map((name) => ({
    name,
    words: 'is required when Stripe takes the payments',
  }))
}

/** The sandbox has a wallet of its own. */
const linkProblems = ({ STRIPE_LINK }: Given): Problem[] =>
  STRIPE_LINK === 'true' || STRIPE_LINK === '1'
    ? [{ name: 'STRIPE_LINK', words: 'is on, and Stripe has no keys' }]
    : []

/** On the site's own port every visitor could read them. */
const metricsProblems = ({ PORT = '4000', METRICS_PORT }: Given): Problem[] =>
  METRICS_PORT && METRICS_PORT === PORT && METRICS_PORT !== '0'
    ? [{ name: 'METRICS_PORT', words: 'must be another port than PORT: metrics are for operators' }]
    : []

/** A key without its list would lose every address. */
const newsletterProblems = (given: Given): Problem[] =>
  (
    [
      ['BREVO_API_KEY', 'BREVO_LIST_ID'],
      ['MAILCHIMP_API_KEY', 'MAILCHIMP_LIST_ID'],
    ] as const
  ).flatMap(([key, list]) =>
    given[key] && !given[list] ? [{ name: list, words: `is required by ${key}` }] : [],
  )

/** A server that refuses our made-up sender would lose every mail. */
function mailProblems({ MAIL, SMTP_URL, MAIL_FROM }: Given): Problem[] {
  return [
    ...(SMTP_URL && MAIL
      ? [{ name: 'MAIL', words: 'says outbox, and SMTP_URL is set: take one of them away' }]
      : []),
    ...(SMTP_URL && !MAIL_FROM
      ? [{ name: 'MAIL_FROM', words: 'is required when SMTP_URL sends the mails' }]
      : []),
  ]
}

/** Browsers refuse a cookie of another domain: no one could sign in. */
function cookieProblems({ COOKIE_DOMAIN, PUBLIC_URL }: Given): Problem[] {
  if (!COOKIE_DOMAIN || !PUBLIC_URL) return []
  const domain = COOKIE_DOMAIN.toLowerCase().replace(/^\./, '')
  const isOwn = `.${new URL(PUBLIC_URL).hostname}`.endsWith(`.${domain}`)
  const words = 'must be the domain of PUBLIC_URL, or one above it'
  return isOwn ? [] : [{ name: 'COOKIE_DOMAIN', words }]
}

/** The map's provider must be named on it. */
const mapProblems = ({ TILE_URL, TILE_ATTRIBUTION }: Given): Problem[] =>
  TILE_URL && !TILE_ATTRIBUTION
    ? [{ name: 'TILE_ATTRIBUTION', words: 'is required when TILE_URL draws the map' }]
    : []

/**
 * A forgotten variable would open an empty shop, sell for play money, mail no one or links to nowhere, or sell on another
 * day: said on purpose or not at all.
 */
function productionProblems(given: Given): Problem[] {
  const problem = (name: string, isOne: boolean, words: string) => (isOne ? [{ name, words }] : [])
  return [
    // A secret made up at each start would break the links of mails that are already sent.
    ...problem('APP_SECRET', !given.APP_SECRET, 'is required in production: it signs links'),
    ...problem(
      'PUBLIC_URL',
      !given.PUBLIC_URL,
      'is required in production: mails link to the address that people use',
    ),
    ...problem(
      'DATABASE_URL',
      !given.DATABASE && !given.DATABASE_URL,
      'is required in production, unless DATABASE=embedded says that one process keeps the shop in DATA_DIR',
    ),
    ...problem(
      'STRIPE_SECRET_KEY',
      !given.PAYMENTS && !given.STRIPE_SECRET_KEY && !given.STRIPE_PUBLISHABLE_KEY,
      'is required in production, with the other keys of Stripe, unless PAYMENTS=sandbox says that no money moves',
    ),
    ...problem(
      'SMTP_URL',
      !given.MAIL && !given.SMTP_URL,
      'is required in production, unless MAIL=outbox says that mails stay on this machine',
    ),
    ...problem('CLOCK_NOW', Boolean(given.CLOCK_NOW), 'is refused in production: orders are dated'),
    ...problem(
      'DEMO_MODE',
      ['true', '1'].includes(given.DEMO_MODE ?? ''),
      'is refused in production: it would move real orders by the clock',
    ),
  ]
}
