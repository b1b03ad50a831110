import { useCallback, useState } from 'react'
import { commitMutation, useRelayEnvironment, type GraphQLTaggedNode } from 'react-relay/hooks'
import type { CacheConfig, MutationParameters } from 'relay-runtime'
import { tellSessionOver } from '../services/sessionOver'
import { RequestError } from './RequestError'

/** A failed request as a value. */
export type ActionFailure = { ok: false } & Pick<
  RequestError,
  'code' | 'message' | 'fields' | 'problems' | 'retryAfterSeconds'
>

export type ActionResult<TData> = { ok: true; data: TData } | ActionFailure

type BooleanMutation = MutationParameters & { response: Readonly<Record<string, boolean>> }

/**
 * A mutation as a verb that promises its outcome. Failures are values: they never reject.
 * A response with data and errors is a failure (the network raises it), and so is `false`: nothing was done.
 * With REPEATABLE, a busy server gets the request twice. Where the session has ended, the sign-in opens above the page, unless it is IN_BACKGROUND.
 */
export function useAction<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  cacheConfig?: CacheConfig,
) {
  return useVerb<TMutation>(mutation, cacheConfig, isDone)
}

/** An action that tells yes or no: its `false` is a result. */
export function useBooleanAction<TMutation extends BooleanMutation>(
  mutation: GraphQLTaggedNode,
  cacheConfig?: CacheConfig,
) {
  return useVerb<TMutation>(mutation, cacheConfig, isAnyResult)
}

function useVerb<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  cacheConfig: CacheConfig | undefined,
  isSuccess: (data: object) => boolean,
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
            resolve(isSuccess(data) ? { ok: true, data } : failureOf(refusal())),
          onError: (error) => {
            const failure = failureOf(error)
            const isInBackground = cacheConfig?.metadata?.['isInBackground'] === true
            if (failure.code === 'UNAUTHENTICATED' && !isInBackground) tellSessionOver()
            resolve(failure)
          },
        })
      }).finally(() => setPending((count) => count - 1))
    },
    [environment, mutation, cacheConfig, isSuccess],
  )

  return [run, pending > 0] as const
}

const isAnyResult = () => true
const isDone = (data: object) => !Object.values(data).includes(false)
const refusal = () => new RequestError({ message: 'The server did not do it', code: 'UNCODED' })

/** Any error as a failure that a screen can put into words. */
export function failureOf(error: Error): ActionFailure {
  const { code, message, fields, problems, retryAfterSeconds } =
    error instanceof RequestError
      ? error
      : new RequestError({ message: error.message, code: 'BAD_RESPONSE' })
  return { ok: false, code, message, fields, problems, retryAfterSeconds }
}
