import { config } from '../../config/config'
import type { Route, RouteMap } from './maps'

/** Whether a person serves the ground of a map: without one there is nothing to see on it. */
export const hasMap = (): boolean => config.tileUrl !== null

/**
 * Draws two places and the way between them into an element; the library comes with the first map that is wanted.
 * `onMissing` hears when it does not come. Call it where `hasMap` only. Returns how to take the map away, drawn or not.
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
