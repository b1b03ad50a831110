import { join } from 'node:path'
import * as v from 'valibot'
import { COMPANY } from '#domain/customer/company'
import {
  exporterAddress,
  geocoderAddress,
  graphqlAddress,
  httpAddress,
  list,
  mailServerAddress,
  origins,
  staticAddress,
  tileAddress,
} from './envAddresses'
import { databaseVariables, postgresSettingsOf } from './envDatabase'
import { limitVariables, limitsOf } from './envLimits'
import { environmentProblems } from './envProblems'
import { BUILT_CLIENT_FOLDER } from '../../files'

const flag = v.pipe(
  v.picklist(['true', 'false', '1', '0'], 'must be true or false'),
  v.transform((value) => value === 'true' || value === '1'),
)

const proxies = v.pipe(
  v.string(),
  v.regex(/^(true|false|\d)$/, 'must be the number of proxies in front, 0 to 9'),
  v.transform((value) => (value === 'true' ? 1 : Number(value === 'false' ? 0 : value))),
)

const files = v.pipe(list, v.array(v.string()))

const seconds = v.pipe(
  v.string(),
  v.regex(/^([1-5]?\d|60)$/, 'must be a number of seconds, 0 to 60'),
  v.transform(Number),
)

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65535, 'must be a number from 0 to 65535'),
)

const instant = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/,
    'must be an instant with its offset, such as 2026-11-24T10:00:00+01:00',
  ),
  v.check((value) => !Number.isNaN(Date.parse(value)), 'must be an instant that exists'),
)

const secret = (prefix: RegExp, example: string) =>
  v.pipe(v.string(), v.regex(prefix, `must look like ${example}`))

/** The first signs, all verify: a new one is put in front, and the old one goes once nothing signed with it is left. */
const secrets = v.pipe(
  list,
  v.check(
    (all) => all.length > 0 && all.every(({ length }) => length >= 32),
    'must be secrets of 32 characters or more each, separated by commas',
  ),
)

const MAPBOX = 'https://api.mapbox.com'
const GEOCODER_PATH = '/geocoding/v5/mapbox.places'

const variables = v.object({
  NODE_ENV: v.optional(
    v.picklist(['development', 'test', 'production'], 'must be development, test or production'),
    'development',
  ),
  PORT: v.optional(port, '4000'),
  HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[^\s/]+$/, 'must be a host name or an address')),
    'localhost',
  ),
  DATA_DIR: v.optional(v.string(), '.data'),
  RELEASES_DIR: v.optional(v.string()),
  CLIENT_DIR: v.optional(v.string(), BUILT_CLIENT_FOLDER),
  ...databaseVariables,
  CLOCK_NOW: v.optional(instant),
  PUBLIC_URL: v.optional(httpAddress),
  GRAPHQL_URL: v.optional(graphqlAddress, '/graphql'),
  STATIC_URL: v.optional(staticAddress, '/static'),
  GEOCODER_URL: v.optional(geocoderAddress),
  MAPBOX_TOKEN: v.optional(v.string()),
  COMPANY_SEARCH_URL: v.optional(httpAddress),
  CORS_ORIGINS: v.optional(origins, ''),
  TRUSTED_OPERATIONS: v.optional(files, ''),
  COOKIE_DOMAIN: v.optional(
    v.pipe(v.string(), v.regex(/^\.?[a-z0-9-]+(\.[a-z0-9-]+)*$/i, 'must be a domain name')),
  ),
  PAYMENTS: v.optional(
    v.literal('sandbox', 'must be sandbox, or absent when Stripe takes the payments'),
  ),
  STRIPE_SECRET_KEY: v.optional(secret(/^(sk|rk)_\S+$/, 'sk_…')),
  STRIPE_WEBHOOK_SECRET: v.optional(secret(/^whsec_\S+$/, 'whsec_…')),
  STRIPE_PUBLISHABLE_KEY: v.optional(secret(/^pk_\S+$/, 'pk_…')),
  STRIPE_API_URL: v.optional(httpAddress),
  STRIPE_LINK: v.optional(flag),
  APPLE_PAY_DOMAIN_FILE: v.optional(v.string()),
  TAG_MANAGER_ID: v.optional(
    v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]+$/, 'must look like GTM-ABC1234')),
  ),
  CHAT_WEBSITE_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[0-9a-f-]{36}$/, 'must be the id of a website at Crisp')),
  ),
  BREVO_API_KEY: v.optional(v.string()),
  BREVO_LIST_ID: v.optional(
    v.pipe(v.string(), v.regex(/^\d+$/, 'must be the number of a list'), v.transform(Number)),
  ),
  BREVO_API_URL: v.optional(httpAddress, 'https://api.brevo.com'),
  MAILCHIMP_API_KEY: v.optional(secret(/^\w+-[a-z]+\d+$/, '…-us21')),
  MAILCHIMP_LIST_ID: v.optional(v.pipe(v.string(), v.regex(/^\w+$/, 'must be the id of a list'))),
  MAILCHIMP_API_URL: v.optional(httpAddress),
  SHOP_INBOX: v.optional(
    v.pipe(v.string(), v.regex(/^[^<>@\s]+@[^<>@\s]+$/, 'must be an address')),
  ),
  MAIL: v.optional(v.literal('outbox', 'must be outbox, or absent when SMTP_URL sends the mails')),
  SMTP_URL: v.optional(mailServerAddress),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        // A colon begins a group of addresses, unless it is in quotes or in brackets.
        /^(("(\\.|[^"\\<>\r\n])+"|\([^()<>\r\n]*\)|[^<>":()\r\n])+ <[^<>@\s]+@[^<>@\s]+>|[^<>@:\s]+@[^<>@\s]+)$/,
        'must be an address, or a name and an address: Tablée <bonjour@example.com>',
      ),
    ),
  ),
  APP_SECRET: v.optional(secrets),
  DEMO_MODE: v.optional(flag),
  TILE_URL: v.optional(tileAddress),
  TILE_ATTRIBUTION: v.optional(v.string()),
  METRICS_PORT: v.optional(port),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(exporterAddress),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'],
      'must be silent, fatal, error, warn, info, debug or trace',
    ),
    'info',
  ),
  TRUST_PROXY: v.optional(proxies, '0'),
  DRAIN_SECONDS: v.optional(seconds),
  ...limitVariables,
})

export type Env = ReturnType<typeof parseEnv>

/** Says every variable that stops the start, one a line. */
export class EnvironmentError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(
      `The environment cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    )
    this.name = 'EnvironmentError'
  }
}

/** An empty variable counts as an absent one: that is what `NAME=` in a file means to people. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) =>
      value?.trim() ? [[name, value.trim()]] : [],
    ),
  )
  const parsed = v.safeParse(variables, given, { abortPipeEarly: true })
  const problems = problemsOf(given, parsed.issues ?? [])
  if (!parsed.success || problems.length > 0) throw new EnvironmentError(problems)
  const values = parsed.output
  const isProduction = values.NODE_ENV === 'production'
  return {
    nodeEnv: values.NODE_ENV,
    isProduction,
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    clientDir: values.CLIENT_DIR,
    releasesDir: values.RELEASES_DIR ?? join(values.DATA_DIR, 'releases'),
    databaseUrl: values.DATABASE_URL ?? null,
    /** Null for the embedded database. */
    postgres: postgresSettingsOf(values),
    clockNow: values.CLOCK_NOW ?? null,
    publicUrl: values.PUBLIC_URL ?? null,
    graphqlUrl: values.GRAPHQL_URL,
    staticUrl: values.STATIC_URL,
    geocoderUrl: values.GEOCODER_URL ?? `${values.MAPBOX_TOKEN ? MAPBOX : ''}${GEOCODER_PATH}`,
    geocoderPath: geocoderPathOf(values),
    mapboxToken: values.MAPBOX_TOKEN ?? null,
    companySearchUrl: values.COMPANY_SEARCH_URL ?? null,
    corsOrigins: values.CORS_ORIGINS,
    trustedOperations: values.TRUSTED_OPERATIONS,
    cookieDomain: values.COOKIE_DOMAIN ?? null,
    stripeSecretKey: values.STRIPE_SECRET_KEY ?? null,
    stripeWebhookSecret: values.STRIPE_WEBHOOK_SECRET ?? null,
    stripePublishableKey: values.STRIPE_PUBLISHABLE_KEY ?? null,
    stripeApiUrl: values.STRIPE_API_URL ?? null,
    isStripeLinkOn: values.STRIPE_LINK ?? false,
    applePayDomainFile: values.APPLE_PAY_DOMAIN_FILE ?? null,
    tagManagerId: values.TAG_MANAGER_ID ?? null,
    chatWebsiteId: values.CHAT_WEBSITE_ID ?? null,
    newsletter: newsletterSettings(values),
    shopInbox: values.SHOP_INBOX ?? COMPANY.email,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? `${COMPANY.name} <${COMPANY.email}>`,
    appSecrets: values.APP_SECRET ?? null,
    isDemo: values.DEMO_MODE ?? !isProduction,
    tileUrl: values.TILE_URL ?? null,
    tileAttribution: values.TILE_ATTRIBUTION ?? null,
    metricsPort: values.METRICS_PORT ?? null,
    tracesUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    logLevel: values.LOG_LEVEL,
    trustedProxies: values.TRUST_PROXY,
    drainSeconds: values.DRAIN_SECONDS ?? (isProduction ? 5 : 0),
    limits: limitsOf(values, { isEmbedded: values.DATABASE_URL === undefined }),
  }
}

function newsletterSettings(values: v.InferOutput<typeof variables>) {
  const { BREVO_API_KEY, BREVO_LIST_ID, MAILCHIMP_API_KEY, MAILCHIMP_LIST_ID } = values
  return {
    brevo:
      BREVO_API_KEY && BREVO_LIST_ID
        ? { apiUrl: values.BREVO_API_URL, apiKey: BREVO_API_KEY, listId: BREVO_LIST_ID }
        : null,
    mailchimp:
      MAILCHIMP_API_KEY && MAILCHIMP_LIST_ID
        ? {
            apiUrl: values.MAILCHIMP_API_URL ?? null,
            apiKey: MAILCHIMP_API_KEY,
            listId: MAILCHIMP_LIST_ID,
          }
        : null,
  }
}

/** All problems at once, those of single variables first; a variable that is wrong is not reported as missing as well. */
function problemsOf(
  given: Readonly<Record<string, string>>,
  issues: readonly v.InferIssue<typeof variables>[],
): string[] {
  const nameOf = (issue: (typeof issues)[number]) => v.getDotPath(issue)?.split('.')[0] ?? '?'
  const bad = new Set(issues.map(nameOf))
  const good = Object.fromEntries(Object.entries(given).filter(([name]) => !bad.has(name)))
  return [
    ...issues.map((issue) => `${nameOf(issue)} ${issue.message}`),
    ...environmentProblems(good)
      .filter(({ name }) => !bad.has(name))
      .map(({ name, words }) => `${name} ${words}`),
  ]
}

/** Where the server itself finds addresses: the path that its pages are told, else the one of its own; with a token of Mapbox nowhere. */
function geocoderPathOf({
  GEOCODER_URL: url,
  MAPBOX_TOKEN: token,
}: v.InferOutput<typeof variables>): string | null {
  if (url?.startsWith('/')) return url
  return token ? null : GEOCODER_PATH
}
