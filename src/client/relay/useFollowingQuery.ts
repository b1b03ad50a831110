import { useCallback, useEffect, useRef, useState, useTransition } from 'react'
import { usePreloadedQuery, type GraphQLTaggedNode, type PreloadedQuery } from 'react-relay/hooks'
import type { OperationType, VariablesOf } from 'relay-runtime'
import { afterPaint } from '../services/afterPaint'
import { isOffline, onReconnect, readShownSince } from '../services/connection'
import { loadRouteQuery } from './loadRouteQuery'
import { mayComeLater, type RequestError } from './RequestError'
import { useReleasedReference } from './useReleasedReference'

/** Why the next list is not there, and the way to request it again. */
export type LostResponse = { error: RequestError; retry: () => void }

export const isSameQuery = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b)

/**
 * A screen's one query: the loader starts it, and it is fetched again when the address, the day or the cart's lines
 * change. The old list stays on the screen until the new one arrives; `isCurrent` is false meanwhile. If the new one is
 * lost or deferred, the old one stays too: `lost` is set, and it is fetched again when the connection is back.
 */
export function useFollowingQuery<TQuery extends OperationType>(
  operation: GraphQLTaggedNode,
  loaded: PreloadedQuery<TQuery>,
  variables: VariablesOf<TQuery>,
) {
  const [reference, setReference] = useState(loaded)
  const [requested, setRequested] = useState(loaded)
  const [isRefreshing, startTransition] = useTransition()
  const [failed, setFailed] = useState<{
    reference: PreloadedQuery<TQuery>
    error: RequestError
  } | null>(null)
  const latest = useRef(loaded)
  const shown = useRef(loaded)
  // The customer went back to an earlier choice before the list of the later one arrived: the store may already hold the stock of the later one.
  const isCurrent = isSameQuery(reference.variables, variables) && reference === requested
  const error = failed?.reference === requested ? failed.error : null
  const isLost = error !== null

  const request = useCallback(
    (variables: VariablesOf<TQuery>) => {
      const overtaken = latest.current
      const next = loadRouteQuery<TQuery>(operation, variables)
      latest.current = next
      setRequested(next)
      // A list that was overtaken on its way must not come after this one: the store keeps one stock of a dish, the latest.
      if (overtaken !== shown.current) overtaken.dispose()
      startTransition(() => setReference(next))
      next.source?.subscribe({
        error: (error: unknown) => {
          if (!mayComeLater(error) || latest.current !== next) return
          setFailed({ reference: next, error })
          setReference(shown.current)
        },
      })
    },
    [operation],
  )

  useEffect(() => {
    shown.current = reference
  }, [reference])

  const wanted = useRef<VariablesOf<TQuery> | null>(null)
  useEffect(
    () => () => {
      wanted.current = null
    },
    [],
  )

  useEffect(() => {
    wanted.current = variables
    if (isSameQuery(latest.current.variables, variables)) return
    // What was pressed is shown first: to start a request takes longer than a frame on a slow phone.
    afterPaint(() => {
      if (wanted.current === null || isSameQuery(latest.current.variables, wanted.current)) return
      request(wanted.current)
    })
  }, [request, variables])

  useEffect(() => {
    // A list of an earlier moment, or none, is requested again as soon as the connection is back.
    return onReconnect(() => {
      if (readShownSince() !== null || isLost) request(variables)
    })
  }, [request, variables, isLost])

  // The connection may be back before the list that it has missed is on the screen.
  useEffect(() => {
    if (!isOffline() && readShownSince() !== null) request(latest.current.variables)
  }, [request])

  useReleasedReference(reference)
  const query: TQuery['response'] = usePreloadedQuery<TQuery>(operation, reference)
  const lost: LostResponse | null = error && { error, retry: () => request(variables) }
  return {
    query,
    isCurrent,
    isRefreshing: isRefreshing || !(isCurrent || isLost),
    lost,
  }
}
