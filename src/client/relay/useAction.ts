import { useCallback, useState } from 'react'
import { commitMutation, useRelayEnvironment, type GraphQLTaggedNode } from 'react-relay/hooks'
import type { CacheConfig, MutationParameters } from 'relay-runtime'
import { RequestError, type RequestErrorCode, type RequestProblem } from './RequestError'

export type ActionFailure = {
  ok: false
  code: RequestErrorCode
  /** The server's own text, to act on. */
  message: string
  /** Input field to the code of its problem. */
  fields: Readonly<Record<string, string>>
  /** Each of several errors; the only one by itself. */
  problems: readonly RequestProblem[]
  requestId: string | null
}

export type ActionResult<TData> = { ok: true; data: TData } | ActionFailure

/**
 * A mutation as a verb that promises its outcome. Failures are values: they never reject.
 * A response with data and errors is a failure (the network raises it), and so is `false`: nothing was done. A mutation that is a
 * question says `isQuestion`: its `false` is a reply. With REPEATABLE, a busy server gets the request twice.
 */
export function useAction<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  cacheConfig?: CacheConfig,
  { isQuestion = false }: { isQuestion?: boolean } = {},
) {
  const environment = useRelayEnvironment()
  const [pending, setPending] = useState(0)

  const run = useCallback(
    (variables: TMutation['variables']): Promise<ActionResult<TMutation['response']>> => {
      setPending((count) => count + 1)
      return new Promise<ActionResult<TMutation['response']>>((resolve) => {
        commitMutation<TMutation>(environment, {
          mutation,
          variables,
          ...(cacheConfig && { cacheConfig }),
          onCompleted: (data) =>
            resolve(isQuestion || isDone(data) ? { ok: true, data } : failureOf(refusal())),
          onError: (error) => resolve(failureOf(error)),
        })
      }).finally(() => setPending((count) => count - 1))
    },
    [environment, mutation, cacheConfig, isQuestion],
  )

  return [run, pending > 0] as const
}

const isDone = (data: object) => !Object.values(data).includes(false)
const refusal = () => new RequestError({ message: 'The server did not do it', code: 'UNCODED' })

/** Any error as a failure that a screen can put into words. */
export function failureOf(error: Error): ActionFailure {
  const { code, message, fields, problems, requestId } =
    error instanceof RequestError
      ? error
      : new RequestError({ message: error.message, code: 'BAD_RESPONSE' })
  return { ok: false, code, message, fields, problems, requestId }
}
