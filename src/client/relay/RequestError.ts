import type { ErrorCode } from '#domain/requests/errorCodes'

/** The contract's codes, and three of ours: no response came, one that cannot be read, or an error without one of those codes. */
export type RequestErrorCode = ErrorCode | 'NETWORK' | 'BAD_RESPONSE' | 'UNCODED'

/** One of the errors of a response: the server's own text, and the code of the problem of each input field that it names. */
export type ResponseProblem = {
  code: RequestErrorCode
  message: string
  fields: Readonly<Record<string, string>>
}

/** A request that failed, wholly or in part. `message` is the server's own text, to act on and not to show. */
export class RequestError extends Error {
  readonly code: RequestErrorCode
  /** Each of the errors that came together, in their order. */
  readonly problems: readonly ResponseProblem[]
  /** Input field to the code of its problem. */
  readonly fields: Readonly<Record<string, string>>
  /** Finds the failure in the server's log. */
  readonly requestId: string | null
  /** How long the server wants to be left alone; null where it does not tell. */
  readonly retryAfterSeconds: number | null

  constructor({
    message,
    code,
    fields = {},
    problems = [{ code, message, fields }],
    requestId = null,
    retryAfterSeconds = null,
  }: {
    message: string
    code: RequestErrorCode
    fields?: Readonly<Record<string, string>> | undefined
    problems?: readonly ResponseProblem[]
    requestId?: string | null | undefined
    retryAfterSeconds?: number | null | undefined
  }) {
    super(message)
    this.name = 'RequestError'
    this.code = code
    this.fields = fields
    this.problems = problems
    this.requestId = requestId
    this.retryAfterSeconds = retryAfterSeconds
  }
}

const UNREACHABLE: readonly RequestErrorCode[] = ['NETWORK', 'BAD_RESPONSE']

/** Whether no response came that this site could read: trying again may do. */
export const isUnreachable = (error: unknown): error is RequestError =>
  error instanceof RequestError && UNREACHABLE.includes(error.code)

const LATER: readonly RequestErrorCode[] = [...UNREACHABLE, 'TRY_AGAIN', 'RATE_LIMITED']

/** Whether the response may still come: no readable one did, or the server asks to come back later. */
export const mayComeLater = (error: unknown): error is RequestError =>
  error instanceof RequestError && LATER.includes(error.code)

/** Whether there is no connection, whatever the browser says of it: nothing came back at all. */
export const isWithoutConnection = (error: unknown): error is RequestError =>
  error instanceof RequestError && error.code === 'NETWORK'

const PASSING: readonly RequestErrorCode[] = [...LATER, 'INTERNAL_SERVER_ERROR']

/** Whether a failure lies with the connection or the server, and not in what was sent: the same may work a while later. */
export const mayWorkLater = (code: RequestErrorCode): boolean => PASSING.includes(code)
