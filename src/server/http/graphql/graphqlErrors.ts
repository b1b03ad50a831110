import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { FastifyBaseLogger } from 'fastify'
import { databaseRefusal } from '../databaseRefusal'
import type { ErrorCode } from '#domain/requests/errorCodes'
import { DomainError } from '../../base/errors'

/** The one shape of every refusal of this server, inside GraphQL and beside it. */
export const errorBody = (
  code: ErrorCode,
  message: string,
  extensions: Readonly<Record<string, unknown>> = {},
) => ({ errors: [{ message, extensions: { code, ...extensions } }] })

export const maskedBody = (requestId: string) =>
  errorBody('INTERNAL_SERVER_ERROR', 'Internal server error', { requestId })

/** An error of the request itself (syntax, validation, variables): none of it has run. */
export function formatRequestError(error: unknown): GraphQLFormattedError {
  if (!(error instanceof GraphQLError)) {
    return { message: 'Bad request', extensions: { code: 'BAD_USER_INPUT' } }
  }
  const { message, locations } = error
  const fields = domainErrorIn(error)?.extensions.fields
  return {
    message,
    ...(locations && { locations }),
    extensions: { code: 'BAD_USER_INPUT', ...(fields ? { fields } : {}) },
  }
}

/** An error of a resolver: a service's own error is passed on, any other is logged and masked. */
export function formatExecutionError(
  error: GraphQLError,
  requestId: string,
  log: FastifyBaseLogger,
): GraphQLFormattedError {
  const told = domainErrorIn(error) ?? databaseRefusal(error, { id: requestId, log })
  const place = {
    ...(error.locations && { locations: error.locations }),
    ...(error.path && { path: error.path }),
  }
  if (told) return { message: told.message, ...place, extensions: told.extensions }
  log.error({ err: error.originalError ?? error, path: error.path }, 'a resolver failed')
  return {
    message: 'Internal server error',
    ...place,
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
  }
}

/** GraphQL wraps what a resolver throws, its just-in-time compiler sometimes twice. */
function domainErrorIn(error: unknown): DomainError | null {
  let inner = error
  for (let wraps = 0; wraps < 5 && inner instanceof GraphQLError; wraps += 1) {
    inner = inner.originalError
  }
  return inner instanceof DomainError ? inner : null
}
