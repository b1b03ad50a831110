import type { RefusalCode } from '#domain/requests/errorCodes'

/** Input field to the code of its problem. */
export type FieldProblems = Readonly<Record<string, string>>

/** A failure that the caller is told about, by src/server/http; anything else that is thrown is masked. */
export class DomainError extends Error {
  /** The code, and what else the caller is told: the fields, the seconds to wait. */
  readonly extensions: Readonly<Record<string, unknown>>

  constructor(
    readonly code: RefusalCode,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message)
    this.name = 'DomainError'
    this.extensions = { code, ...details }
  }
}

export const badUserInput = (message: string, fields?: FieldProblems) =>
  new DomainError('BAD_USER_INPUT', message, fields ? { fields } : {})

/** Error BAD_USER_INPUT with the problems by field, unless there is none. */
export function requireNoProblems(message: string, problems: FieldProblems): void {
  if (Object.keys(problems).length > 0) throw badUserInput(message, problems)
}

export const unauthenticated = (message = 'Sign in first') =>
  new DomainError('UNAUTHENTICATED', message)

export const forbidden = (message = 'Not allowed') => new DomainError('FORBIDDEN', message)

export const notFound = (message = 'Not found') => new DomainError('NOT_FOUND', message)

export const rateLimited = (retryAfterSeconds?: number) =>
  new DomainError(
    'RATE_LIMITED',
    'TOO_MANY_ATTEMPTS',
    retryAfterSeconds === undefined ? {} : { retryAfterSeconds },
  )

export const paymentFailed = (
  message: string,
  extensions: Readonly<Record<string, unknown>> = {},
) => new DomainError('PAYMENT_FAILED', message, extensions)

const BUSY = 'La boutique est très sollicitée\u00a0: réessayez dans un instant.'
const TRY_AGAIN_SECONDS = 1

/** Nothing is left of what was begun: it may be sent again. */
export const tryAgain = (extensions: Readonly<Record<string, unknown>> = {}) =>
  new DomainError('TRY_AGAIN', BUSY, {
    retryAfterSeconds: TRY_AGAIN_SECONDS,
    ...extensions,
  })

/** It is not known what became of it: to be looked up, or sent again where twice is no more than once. */
export const outcomeUnknown = (extensions: Readonly<Record<string, unknown>> = {}) =>
  new DomainError(
    'OUTCOME_UNKNOWN',
    'La connexion a été coupée pendant l’enregistrement\u00a0: vérifiez s’il a eu lieu avant de recommencer.',
    extensions,
  )
