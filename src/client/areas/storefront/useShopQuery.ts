import { useCallback, useEffect, useRef, useState, useTransition } from 'react'
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks'
import type { shopScreenQuery as ShopScreenQuery } from '#generated/relay/shopScreenQuery.graphql'
import type { ShopQueryVariables } from '#domain/catalogue/shopQuery'
import { loadRouteQuery } from '../../relay/loadRouteQuery'
import { useReleasedReference } from '../../relay/useReleasedReference'
import { onLineBack, readShownSince } from '../../services/connection'
import { shopScreenQuery } from './shopScreenQuery'

type Reference = PreloadedQuery<ShopScreenQuery>

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * The shop's one query: started by the loader, requested again when the address, the day or the cart's lines change. The
 * list before stays on the screen until the next one is there; `isCurrent` says which of both it is.
 */
export function useShopQuery(loaded: Reference, variables: ShopQueryVariables) {
  const [reference, setReference] = useState(loaded)
  const [requested, setRequested] = useState(loaded)
  const [isRefreshing, startTransition] = useTransition()
  const latest = useRef<Reference>(loaded)
  // Back at a choice before the list of another one has come, the store may hold the stock of the other already.
  const isCurrent = isSame(reference.variables, variables) && reference === requested

  const request = useCallback((variables: Reference['variables']) => {
    const overtaken = latest.current
    const next = loadRouteQuery<ShopScreenQuery>(shopScreenQuery, variables)
    latest.current = next
    setRequested(next)
    startTransition(() => {
      setReference((shown) => {
        if (shown !== overtaken) overtaken.dispose()
        return next
      })
    })
  }, [])

  useEffect(() => {
    if (!isSame(latest.current.variables, variables)) request(variables)
    // A list of an earlier moment is requested again as soon as the line is back.
    return onLineBack(() => {
      if (readShownSince() !== null) request(variables)
    })
  }, [request, variables])

  // The line may be back before the list that it has missed is on the screen.
  useEffect(() => {
    if (navigator.onLine && readShownSince() !== null) request(latest.current.variables)
  }, [request])

  useReleasedReference(reference)
  const query = usePreloadedQuery<ShopScreenQuery>(shopScreenQuery, reference)
  return { query, isCurrent, isRefreshing: isRefreshing || !isCurrent }
}
