import type { RouteObject, ShouldRevalidateFunction } from 'react-router-dom'
import { loadPart } from '../services/lazyPart'
import { awaitPage } from './awaitPage'
import { isReturning } from './shownPage'

// A router deletes `lazy` from a route once it has loaded it: a second router with the same objects would have no pages.
export function cloneRoute(route: RouteObject): RouteObject {
  const copy = {
    ...route,
    ...(route.lazy && { lazy: patient(route.lazy) }),
    ...(typeof route.loader === 'function' && {
      loader: awaitPage(route.loader),
      shouldRevalidate: keptOnReturn(route.shouldRevalidate),
    }),
  }
  return copy.index
    ? copy
    : { ...copy, ...(copy.children && { children: copy.children.map(cloneRoute) }) }
}

type Lazy = NonNullable<RouteObject['lazy']>

/** A page whose code does not come at once is tried again. */
function patient(lazy: Lazy): Lazy {
  if (typeof lazy === 'function') return () => loadPart(lazy)
  const { Component } = lazy
  return { ...lazy, ...(Component && { Component: () => loadPart(Component) }) }
}

/** The page that one stays on is as it was: nothing of it is requested again. */
const keptOnReturn =
  (shouldRevalidate: RouteObject['shouldRevalidate']): ShouldRevalidateFunction =>
  (args) =>
    !isReturning() && (shouldRevalidate?.(args) ?? args.defaultShouldRevalidate)
