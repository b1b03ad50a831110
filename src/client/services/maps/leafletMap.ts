import 'leaflet/dist/leaflet.css'
import {
  SVG,
  control,
  divIcon,
  latLngBounds,
  map as createMap,
  marker,
  polyline,
  tileLayer,
  type Map as LeafletMap,
} from 'leaflet'
import { bend } from './bend'
import type { MapPlace, MapWords, RouteMap } from './maps'
import styles from './leafletMap.module.css'

type MapDrawing = {
  from: MapPlace
  to: MapPlace
  tiles: { url: string; attribution: string }
  words: MapWords
}

/** Room around the two places, for their labels; pixels. */
const PADDING: [number, number] = [56, 64]
const CLOSEST = 15

/** The map itself: its tiles, both places and the line between them. */
export function addRoute(element: HTMLElement, drawing: MapDrawing): RouteMap {
  const { from, to, tiles, words } = drawing
  const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
  const map = createMap(element, {
    zoomControl: false,
    // A page that is scrolled must not stop at the map: buttons, keys and two fingers zoom it.
    scrollWheelZoom: false,
    dragging: window.matchMedia?.('(pointer: fine)').matches ?? true,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    renderer: new SVG(),
    minZoom: 9,
    maxZoom: 18,
  })
  look(map, from, to)
  control
    .zoom({ position: 'topright', zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut })
    .addTo(map)
  map.attributionControl.setPrefix(false)
  tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: 19 }).addTo(map)
  polyline(bend(from, to), { className: styles.route, interactive: false }).addTo(map)
  const isNorth = to.lat >= from.lat
  pin(map, from, styles.depot, isNorth ? 'bottom' : 'top')
  pin(map, to, styles.destination, isNorth ? 'top' : 'bottom')
  return { remove: () => map.remove() }
}

/** Both places with their labels; an element without a size yet gets their middle. */
function look(map: LeafletMap, from: MapPlace, to: MapPlace) {
  const bounds = latLngBounds([from, to])
  if (map.getSize().x === 0) map.setView(bounds.getCenter(), CLOSEST - 2)
  else map.fitBounds(bounds, { padding: PADDING, maxZoom: CLOSEST, animate: false })
}

function pin(map: LeafletMap, place: MapPlace, shape: string | undefined, side: 'top' | 'bottom') {
  const icon = divIcon({ className: `${styles.pin} ${shape}`, iconSize: [20, 20] })
  const label = document.createElement('span')
  label.textContent = place.name
  marker(place, { icon, keyboard: false, interactive: false })
    .addTo(map)
    .bindTooltip(label, {
      permanent: true,
      direction: side,
      offset: [0, side === 'top' ? -12 : 12],
      className: styles.label ?? '',
    })
}
