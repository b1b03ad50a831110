import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { databaseRefusal } from './databaseRefusal'
import type { RefusalCode } from '#domain/requests/errorCodes'
import { DomainError } from '../base/errors'
import { errorBody, maskedBody } from './graphql/graphqlErrors'

const STATUS: Readonly<Record<RefusalCode, number>> = {
  BAD_USER_INPUT: 400,
  PAYMENT_FAILED: 402,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  TRY_AGAIN: 503,
  OUTCOME_UNKNOWN: 503,
}

const REFUSALS: Readonly<Record<number, string>> = {
  413: 'The body is larger than 100 kB',
  415: 'The body must be application/json',
}

/** Returns what was thrown outside of GraphQL: a code and a sentence, never a stack. */
export function handleError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const refusal = error instanceof DomainError ? error : databaseRefusal(error, request)
  if (refusal) {
    const { code, message, extensions } = refusal
    request.refusal = code
    const { retryAfterSeconds } = extensions
    if (typeof retryAfterSeconds === 'number') reply.header('retry-after', retryAfterSeconds)
    return reply.code(STATUS[code]).send({ errors: [{ message, extensions }] })
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  if (status >= 400 && status < 500) {
    request.refusal = 'BAD_USER_INPUT'
    return reply
      .code(status)
      .send(errorBody('BAD_USER_INPUT', REFUSALS[status] ?? 'The body is not valid JSON'))
  }
  request.refusal = 'INTERNAL_SERVER_ERROR'
  request.log.error({ err: error }, 'a request failed')
  return reply.code(500).send(maskedBody(request.id))
}
