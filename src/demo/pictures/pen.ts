import type { Point, Polygon } from './geometry/polygon'

/** The one ink of all plates, `--color-ink` of the site. */
export const INK = '#1E1B16'

/** At most one decimal: a tenth of a millimetre. */
export const short = (value: number): string =>
  String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')

const at = ({ x, y }: Point) => `${short(x)} ${short(y)}`
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** A closed curve that a polygon pulls along, without corners. */
export function smooth(polygon: Polygon): string {
  const last = polygon.at(-1)
  const first = polygon[0]
  if (!first || !last) return ''
  const curve = polygon.map((point, index) => {
    const next = polygon[(index + 1) % polygon.length] ?? first
    return `Q${at(point)} ${at(middle(point, next))}`
  })
  return `M${at(middle(last, first))}${curve.join('')}Z`
}

/** The path of an ellipse. */
export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${short(x - rx)} ${short(y)}a${short(rx)} ${short(ry)} 0 1 0 ${short(2 * rx)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-2 * rx)} 0z`

/** The path of a box with round corners. */
export const slab = (x: number, y: number, width: number, height: number, r = 4): string => {
  const [w, h] = [short(width - 2 * r), short(height - 2 * r)]
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${short(x + r)} ${short(y)}h${w}${arc(r, r)}v${h}${arc(-r, r)}h-${w}${arc(-r, -r)}v-${h}${arc(r, -r)}z`
}

/** A flat tone. */
export const paint = (d: string, colour: string, opacity?: number): string =>
  `<path fill="${colour}" stroke="none" d="${d}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`

/** An ink line; the width is the picture's own unless another one is said. */
export const ink = (d: string, rest = ''): string => `<path d="${d}"${rest}/>`

/** A line in a colour of the food, in millimetres. */
export const stroke = (d: string, colour: string, width: number, rest = ''): string =>
  `<path stroke="${colour}" stroke-width="${width}" d="${d}"${rest}/>`

/** A flat tone with its ink line, which sits a little beside it, like in a print of two runs. */
export const form = (d: string, colour: string): string =>
  `${paint(d, colour)}<path d="${d}" transform="translate(-.6-.8)"/>`

/** A drawing somewhere else; `line` is how wide the ink is to be, however much the rest grows. */
export const moved = (
  drawing: string,
  x: number,
  y: number,
  turn = 0,
  scale = 1,
  line?: number,
): string => {
  const turned = turn === 0 ? '' : `rotate(${short(turn)})`
  const scaled = scale === 1 ? '' : `scale(${Math.round(scale * 100) / 100})`
  const width = line === undefined || scale === 1 ? '' : ` stroke-width="${short(line / scale)}"`
  return `<g transform="translate(${short(x)} ${short(y)})${turned}${scaled}"${width}>${drawing}</g>`
}
