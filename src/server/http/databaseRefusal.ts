import type { FastifyBaseLogger } from 'fastify'
import { aftermathOf } from '../db/databaseErrors'
import { outcomeUnknown, tryAgain, type DomainError } from '../base/errors'

/**
 * The error for a caller when the database failed; null for any other failure. TRY_AGAIN promises that the transaction
 * left nothing, OUTCOME_UNKNOWN that its outcome is unknown.
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
