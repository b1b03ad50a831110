import * as v from 'valibot'
import { databaseAddress } from './envAddresses'
import { count } from './envLimits'

/** With less, PostgreSQL ends the statements of a start. */
const MIN_STATEMENT_MS = 100

/** Where PostgreSQL is, how many connections one process keeps, and how long anything there may take. */
export const databaseVariables = {
  DATABASE: v.optional(
    v.literal('embedded', 'must be embedded, or absent when DATABASE_URL names a PostgreSQL'),
  ),
  DATABASE_URL: v.optional(databaseAddress),
  DATABASE_DIRECT_URL: v.optional(databaseAddress),
  DB_POOL_SIZE: v.optional(count(1_000), '12'),
  DB_QUERY_POOL_SIZE: v.optional(count(1_000), '8'),
  DB_POOL_TIMEOUT_MS: v.optional(count(60_000), '3000'),
  DB_LOCK_TIMEOUT_MS: v.optional(count(600_000), '2000'),
  DB_STATEMENT_TIMEOUT_MS: v.optional(count(600_000, MIN_STATEMENT_MS), '8000'),
  DB_IDLE_IN_TRANSACTION_TIMEOUT_MS: v.optional(count(600_000), '5000'),
}

const schema = v.object(databaseVariables)

type Values = v.InferOutput<typeof schema>

/** What runs too long is ended by PostgreSQL itself: docs/decisions/039-time-limits-in-the-database.md. */
type TimeLimits = ReturnType<typeof timeLimitsOf>

export type PostgresSettings = {
  url: string
  /** PostgreSQL itself, for what needs a session of its own; the same address where there is no pooler between. */
  directUrl: string
  /** Whether `url` is a pooler, which hands connections on between two transactions. */
  isPooled: boolean
  /** Connections for transactions. */
  poolSize: number
  /** Connections for single statements. */
  queryPoolSize: number
  poolTimeoutMs: number
  limits: TimeLimits
}

const timeLimitsOf = (values: Values) => ({
  lockMs: values.DB_LOCK_TIMEOUT_MS,
  statementMs: values.DB_STATEMENT_TIMEOUT_MS,
  idleInTransactionMs: values.DB_IDLE_IN_TRANSACTION_TIMEOUT_MS,
})

/** Null without a PostgreSQL: the embedded database then. */
export function postgresSettingsOf(values: Values): PostgresSettings | null {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl } = values
  if (url === undefined) return null
  return {
    url,
    directUrl: directUrl ?? url,
    isPooled: directUrl !== undefined && directUrl !== url,
    poolSize: values.DB_POOL_SIZE,
    queryPoolSize: values.DB_QUERY_POOL_SIZE,
    poolTimeoutMs: values.DB_POOL_TIMEOUT_MS,
    limits: timeLimitsOf(values),
  }
}

/** As with nothing but the address set. */
export function postgresSettings(
  url: string,
  changes: Record<string, string> = {},
): PostgresSettings {
  const values = v.parse(schema, { ...changes, DATABASE_URL: url })
  const settings = postgresSettingsOf(values)
  if (!settings) throw new Error('no address')
  return settings
}
