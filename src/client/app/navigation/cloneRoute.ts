import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router-dom'
import { loadPart } from '../../services/lazyPart'
import { awaitPage } from './awaitPage'
import { hasPage } from './hasPage'
import { historyAtPage, isReturning } from './shownPage'

// A router deletes `lazy` from a route once it has loaded it: a second router with the same objects would have no pages.
export function cloneRoute(route: RouteObject): RouteObject {
  const copy = {
    ...route,
    ...(route.lazy && { lazy: patient(route.lazy) }),
    ...(typeof route.loader === 'function' &&
      route.loader !== historyAtPage && {
        loader: awaitPage(isOfPage(route) ? whereAPageIs(route.loader) : route.loader),
        shouldRevalidate: keptOnReturn(route.shouldRevalidate),
      }),
  }
  return copy.index
    ? copy
    : { ...copy, ...(copy.children && { children: copy.children.map(cloneRoute) }) }
}

/** The shell stands around every address, also where no page is. */
const isOfPage = ({ path, index }: RouteObject) => path !== undefined || index === true

/** Nothing is loaded for, or led on from, an address at which no page is (`Pages.tsx`). */
const whereAPageIs =
  (load: LoaderFunction): LoaderFunction =>
  (args, context) =>
    hasPage(new URL(args.request.url).pathname) ? load(args, context) : null

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
    !isReturning(args) && (shouldRevalidate?.(args) ?? args.defaultShouldRevalidate)
