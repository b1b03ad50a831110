import { DrizzleQueryError } from 'drizzle-orm'
import pino, { type Logger } from 'pino'
import pretty from 'pino-pretty'
import type { Env } from './env'

/** One line a fact: JSON in production, readable words elsewhere. */
export function createLogger({
  logLevel,
  isProduction,
}: Pick<Env, 'logLevel' | 'isProduction'>): Logger {
  const options = { level: logLevel, serializers: { err: describeError }, base: null }
  if (isProduction) return pino(options)
  return pino(options, pretty({ translateTime: 'SYS:HH:MM:ss', singleLine: true, sync: true }))
}

/** drizzle writes a query's parameters into its message: people's names, password and token hashes. */
function describeError(error: unknown): unknown {
  if (error instanceof DrizzleQueryError) {
    return { type: error.name, query: error.query, cause: describeError(error.cause) }
  }
  return error instanceof Error ? pino.stdSerializers.err(error) : error
}
