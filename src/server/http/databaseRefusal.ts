import type { FastifyBaseLogger } from 'fastify'
import { aftermathOf } from '../db/databaseErrors'
import { outcomeUnknown, tryAgain, type DomainError } from '../base/errors'

/**
 * What a caller is told when the database could not do its part; null for any other failure. TRY_AGAIN promises that
 * nothing is left of the transaction that failed, OUTCOME_UNKNOWN that no one knows.
 */
export function databaseRefusal(
  error: unknown,
  { id: requestId, log }: { id: string; log: FastifyBaseLogger },
): DomainError | null {
  const aftermath = aftermathOf(error)
  if (aftermath === null) return null
  log.warn({ err: error, aftermath }, 'the database could not do its part')
  return aftermath === 'nothing' ? tryAgain({ requestId }) : outcomeUnknown({ requestId })
}
