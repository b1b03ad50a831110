import { moved } from '../pen'

/** Baked dough, and its darker edge. */
export const CRUST = '#D99B52'
export const CRUST_SHADE = '#A9682A'

/** The same thing all round, its head outwards. */
export const ring = (count: number, radius: number, look: (turn: number) => string) =>
  Array.from({ length: count }, (_, at) => moved(look(at), 0, -radius, 0))
    .map((one, at) => `<g transform="rotate(${Math.round((360 / count) * at)})">${one}</g>`)
    .join('')
