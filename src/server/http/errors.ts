import { GraphQLError } from 'graphql'

/** The codes of the contract. */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'RATE_LIMITED'
  | 'PAYMENT_FAILED'

/** Input field to the code of its problem. */
export type FieldProblems = Readonly<Record<string, string>>

/** A failure that the caller is told about; anything else that is thrown is masked. */
export class DomainError extends GraphQLError {
  constructor(
    readonly code: ErrorCode,
    message: string,
    extensions: Readonly<Record<string, unknown>> = {},
  ) {
    super(message, { extensions: { code, ...extensions } })
    this.name = 'DomainError'
  }
}

export const badUserInput = (message: string, fields?: FieldProblems) =>
  new DomainError('BAD_USER_INPUT', message, fields ? { fields } : {})

export const unauthenticated = (message = 'Sign in first') =>
  new DomainError('UNAUTHENTICATED', message)

export const forbidden = (message = 'Not allowed') => new DomainError('FORBIDDEN', message)

export const notFound = (message = 'Not found') => new DomainError('NOT_FOUND', message)

export const rateLimited = (retryAfterSeconds?: number) =>
  new DomainError(
    'RATE_LIMITED',
    'Too many attempts',
    retryAfterSeconds === undefined ? {} : { retryAfterSeconds },
  )

export const paymentFailed = (
  message: string,
  extensions: Readonly<Record<string, unknown>> = {},
) => new DomainError('PAYMENT_FAILED', message, extensions)
