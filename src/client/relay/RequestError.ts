import type { ErrorCode } from '#domain/requests/errorCodes'

/** The contract's codes, and three of ours: no response came, one that cannot be read, or an error without one of those codes. */
export type RequestErrorCode = ErrorCode | 'NETWORK' | 'BAD_ANSWER' | 'UNCODED'

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

const UNREACHABLE: readonly RequestErrorCode[] = ['NETWORK', 'BAD_ANSWER']

/** Whether no response came that this site could read: trying again may do. */
export const isUnreachable = (error: unknown): error is RequestError =>
  error instanceof RequestError && UNREACHABLE.includes(error.code)
