/** The contract's codes, and three of ours: no answer came, one that nobody can read, or an error without one of those codes. */
export type RequestErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'RATE_LIMITED'
  | 'PAYMENT_FAILED'
  | 'TRY_AGAIN'
  | 'OUTCOME_UNKNOWN'
  | 'INTERNAL_SERVER_ERROR'
  | 'NETWORK'
  | 'BAD_ANSWER'
  | 'UNCODED'

/** A request that failed, wholly or in part. `message` is the server's own text, to act on and not to show. */
export class RequestError extends Error {
  readonly code: RequestErrorCode
  /** The server's text for each of the errors that came together, in their order. */
  readonly messages: readonly string[]
  /** Input field to the code of its problem. */
  readonly fields: Readonly<Record<string, string>>
  /** Finds the failure in the server's log. */
  readonly requestId: string | null

  constructor({
    message,
    messages = [message],
    code,
    fields = {},
    requestId = null,
  }: {
    message: string
    messages?: readonly string[]
    code: RequestErrorCode
    fields?: Readonly<Record<string, string>> | undefined
    requestId?: string | null | undefined
  }) {
    super(message)
    this.name = 'RequestError'
    this.messages = messages
    this.code = code
    this.fields = fields
    this.requestId = requestId
  }
}
