import type { RouteObject } from 'react-router-dom'

// A router takes off `lazy` what it has loaded: two routers over one object would leave the second without its pages.
export function ownCopy(route: RouteObject): RouteObject {
  const { lazy } = route
  const copy = { ...route, ...(typeof lazy === 'object' ? { lazy: { ...lazy } } : {}) }
  return copy.index
    ? copy
    : { ...copy, ...(copy.children && { children: copy.children.map(ownCopy) }) }
}
