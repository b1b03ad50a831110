/** The contract's codes, and two of ours: no answer came, or one that nobody can read. */
export type RequestErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'RATE_LIMITED'
  | 'PAYMENT_FAILED'
  | 'INTERNAL_SERVER_ERROR'
  | 'NETWORK'
  | 'BAD_ANSWER'

/** A request that failed, wholly or in part. `message` is the server's own text, to act on and not to show. */
export class RequestError extends Error {
  readonly code: RequestErrorCode
  /** Input field to the code of its problem. */
  readonly fields: Readonly<Record<string, string>>
  /** Finds the failure in the server's log. */
  readonly requestId: string | null

  constructor({
    message,
    code,
    fields = {},
    requestId = null,
  }: {
    message: string
    code: RequestErrorCode
    fields?: Readonly<Record<string, string>> | undefined
    requestId?: string | null | undefined
  }) {
    super(message)
    this.name = 'RequestError'
    this.code = code
    this.fields = fields
    this.requestId = requestId
  }
}
