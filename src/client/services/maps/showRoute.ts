import { config } from '../../config/config'
import type { Route, RouteMap } from './maps'

/** Whether a person serves the ground of a map: without one there is nothing to see on it. */
export const hasMap = (): boolean => config.tileUrl !== null

/**
 * Renders a map with two places and a line between them into an element. The library is loaded with the first map;
 * `onMissing` is called if it does not load. Call it only if `hasMap`. Returns the function that removes the map.
 */
export function showRoute(element: HTMLElement, route: Route, onMissing: () => void): () => void {
  const { tileUrl, tileAttribution } = config
  if (tileUrl === null) throw new Error('A map needs tiles')
  const tiles = { url: tileUrl, attribution: tileAttribution ?? '' }
  let map: RouteMap | null = null
  let isLeft = false
  import('./leafletMap')
    .then(({ addRoute }) => {
      if (!isLeft) map = addRoute(element, { ...route, tiles })
    })
    .catch(() => {
      if (!isLeft) onMissing()
    })
  return () => {
    isLeft = true
    map?.remove()
  }
}
