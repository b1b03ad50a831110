import type { RouteObject } from 'react-router-dom'
import { loadPart } from '../services/lazyPart'

// A router takes off `lazy` what it has loaded: two routers over one object would leave the second without its pages.
export function cloneRoute(route: RouteObject): RouteObject {
  const copy = { ...route, ...(route.lazy && { lazy: patient(route.lazy) }) }
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
