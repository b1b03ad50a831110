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
 * The parts of an error that a log may keep. drizzle writes a query's parameters into its message (names, password
 * hashes, token hashes); the driver attaches its client, with the database password. GraphQL repeats message and stack
 * of a resolver's error each time it wraps it. A mail server repeats the refused address: only its code, its status and
 * its text without the address are kept.
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
