/** A named place, in degrees. */
export type MapPlace = { name: string; lat: number; lng: number }

export type RouteMap = { remove(): void }
export type MapWords = { zoomIn: string; zoomOut: string }

export type Route = { from: MapPlace; to: MapPlace; words: MapWords }
