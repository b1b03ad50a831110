import { config } from '../../config/config'

/** A named place, in degrees. */
export type MapPlace = { name: string; lat: number; lng: number }

export type RouteMap = { remove(): void }
export type MapWords = { zoomIn: string; zoomOut: string }

type Route = { from: MapPlace; to: MapPlace; words: MapWords }

/**
 * Draws two places and the way between them into an element; the library comes with the first map that is wanted.
 * `onMissing` hears when it does not come. Returns how to take the map away, drawn or not.
 */
export function showRoute(element: HTMLElement, route: Route, onMissing: () => void): () => void {
  const { tileUrl, tileAttribution } = config
  const tiles = tileUrl === null ? null : { url: tileUrl, attribution: tileAttribution ?? '' }
  let map: RouteMap | null = null
  let isLeft = false
  import('./leafletMap')
    .then(({ drawRoute }) => {
      if (!isLeft) map = drawRoute(element, { ...route, tiles })
    })
    .catch(() => {
      if (!isLeft) onMissing()
    })
  return () => {
    isLeft = true
    map?.remove()
  }
}
