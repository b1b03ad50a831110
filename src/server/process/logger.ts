import { DrizzleQueryError } from 'drizzle-orm'
import { GraphQLError } from 'graphql'
import pino, { type Logger } from 'pino'
import pretty from 'pino-pretty'
import type { Env } from '../base/env/env'
import { maskAddresses } from '../base/maskAddresses'
import { traceIds } from '../tracing/tracing'

/** One line a fact: JSON in production, readable words elsewhere. */
export function createLogger({
  logLevel,
  isProduction,
}: Pick<Env, 'logLevel' | 'isProduction'>): Logger {
  const options = {
    level: logLevel,
    serializers: { err: describeError },
    base: null,
    mixin: traceIds,
  }
  if (isProduction) return pino(options)
  return pino(options, pretty({ translateTime: 'SYS:HH:MM:ss', singleLine: true, sync: true }))
}

/** What PostgreSQL quotes of the rows: names, addresses. What `new URL` cannot read: an address with its password. */
const QUOTED = new Set(['detail', 'where', 'internalQuery', 'input', 'base'])

/**
 * An error in what a log may keep. drizzle writes a query's parameters into its message: people's names, password and
 * token hashes; the driver hangs its whole client on its errors, with the password of the database. GraphQL repeats the
 * message and the stack of what a resolver threw, once for each time that it wraps it. A mail server repeats the address
 * that it refuses: its code, its enhanced status and its words stay without it.
 */
export function describeError(error: unknown): unknown {
  if (error instanceof GraphQLError && error.originalError) {
    return describeError(error.originalError)
  }
  if (error instanceof DrizzleQueryError) {
    return { type: error.name, query: error.query, cause: describeError(error.cause) }
  }
  if (typeof error === 'string') return maskAddresses(error)
  if (!(error instanceof Error)) return error
  const { message, stack, cause } = error
  return {
    ...plainProperties(error),
    type: error.name === 'error' ? 'DatabaseError' : error.name,
    message: maskAddresses(message),
    stack: stack && maskAddresses(stack),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
    ...(error instanceof AggregateError ? { errors: error.errors.map(describeError) } : {}),
  }
}

const plainProperties = (error: Error) =>
  Object.fromEntries(
    Object.entries(error)
      .filter(
        ([key, value]) =>
          !QUOTED.has(key) && ['string', 'number', 'boolean'].includes(typeof value),
      )
      .map(([key, value]) => [key, typeof value === 'string' ? maskAddresses(value) : value]),
  )
