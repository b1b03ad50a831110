import { oneOf, type Random } from '../geometry/seededRandom'
import { oval, paint, short, stroke } from '../pen'

/** What a dish is served on and with: the table, its cloth, the house's porcelain. */
export type Linen = {
  /** The table. */
  ground: string
  /** The second tone of the table. */
  second: string
  /** Napkins, rims, ribbons. */
  accent: string
  glaze: readonly [string, string]
  pot: readonly [string, string]
  rim: 'plain' | 'ringed' | 'dotted' | 'leafy' | 'glazed'
  cloth: 'napkin' | 'stripes' | 'checks' | 'runner' | 'slope'
}

const TOMATO = '#C2371F'
const LEAF = '#2F6B3A'
const SAFFRON = '#E9A72B'
const PLUM = '#5B2A44'
/** Darker than the page: a napkin that leaves the picture must not make a hole in it. */
const FLAX = '#F1E3C6'

type Table = readonly [ground: string, second: string, accent: string]

const TABLES: readonly [Table, ...Table[]] = [
  ['#F2CFA6', '#E7B883', TOMATO],
  ['#C9D8B8', '#B1C69C', LEAF],
  ['#F3C5B2', '#E9AD95', TOMATO],
  ['#F6D98F', '#EDC565', LEAF],
  ['#C5D7D8', '#A9C3C6', PLUM],
  ['#E9DCC3', '#D9C7A4', TOMATO],
  ['#DFC3D0', '#CDA8BA', PLUM],
]

const GLAZES: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['#9DB8A6', '#7F9C8A'],
  ['#8FB0BC', '#7094A2'],
  ['#E0A58A', '#C78468'],
  ['#E8CE92', '#CFB06C'],
  ['#B79AA9', '#987A8B'],
]

const POTS: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  [TOMATO, '#9F2A15'],
  [LEAF, '#234F2B'],
  [SAFFRON, '#C4861A'],
  ['#4F6F7C', '#38525D'],
]

/** Neighbours of a line differ by their table, whatever chance gives their porcelain. */
export function linenOf(index: number, random: Random): Linen {
  const [ground, second, accent] = TABLES[index % TABLES.length] ?? TABLES[0]
  return {
    ground,
    second,
    accent,
    glaze: oneOf(random, GLAZES),
    pot: oneOf(random, POTS),
    rim: oneOf(random, ['plain', 'ringed', 'dotted', 'leafy', 'glazed', 'glazed']),
    cloth: oneOf(random, ['napkin', 'stripes', 'checks', 'runner', 'slope', 'napkin']),
  }
}

/** The table of a picture, `width` by `height`, its middle at 0 0. */
export function tableUnder(linen: Linen, width: number, height: number, random: Random): string {
  const [x, y] = [short(-width / 2), short(-height / 2)]
  const ground = paint(
    `M${x} ${y}h${short(width)}v${short(height)}h-${short(width)}z`,
    linen.ground,
  )
  return ground + CLOTHS[linen.cloth](linen, width / 2, height / 2, random() < 0.5 ? 1 : -1)
}

/** A table seen from the side, before a wall; `foot` is where things stand. */
export function tableBefore(linen: Linen, width: number, height: number, foot: number): string {
  const [x, y] = [width / 2, height / 2]
  const edge = foot - height * 0.09
  const wall = paint(
    `M${short(-x)} ${short(-y)}h${short(width)}v${short(height)}h${short(-width)}z`,
    linen.ground,
  )
  const paper =
    linen.cloth === 'stripes' || linen.cloth === 'checks'
      ? stroke(
          lines(-x, x + 1, x / 6, (at) => `M${at} ${short(-y)}V${short(edge)}`),
          linen.second,
          Math.round(x / 14),
          ' opacity=".45"',
        )
      : linen.cloth === 'slope'
        ? paint(
            `M${short(-x)} ${short(edge)}V${short(-y * 0.1)}L${short(x)} ${short(-y)}V${short(edge)}Z`,
            linen.second,
            0.5,
          )
        : linen.cloth === 'runner'
          ? paint(oval(0, edge, x * 0.62, x * 0.62), linen.second, 0.5)
          : ''
  const [cloth, hem] = linen.rim === 'glazed' ? linen.glaze : [linen.second, linen.accent]
  return [
    wall,
    paper,
    paint(`M${short(-x)} ${short(edge)}H${short(x)}V${short(y)}H${short(-x)}Z`, cloth),
    stroke(
      `M${short(-x)} ${short((foot + y) / 2 + height * 0.02)}H${short(x)}`,
      hem,
      Math.round(height * 0.012),
    ),
    `<path d="M${short(-x)} ${short(edge)}H${short(x)}"/>`,
  ].join('')
}

type Cloth = (linen: Linen, x: number, y: number, side: 1 | -1) => string

const mirrored = (side: 1 | -1, drawing: string) =>
  side === 1 ? drawing : `<g transform="scale(-1 1)">${drawing}</g>`

const lines = (from: number, to: number, step: number, line: (at: string) => string) => {
  let d = ''
  for (let at = from; at < to; at += step) d += line(short(at))
  return d
}

const CLOTHS: Readonly<Record<Linen['cloth'], Cloth>> = {
  napkin: ({ accent, second }, x, y, side) =>
    mirrored(
      side,
      [
        `<g transform="translate(${short(-x * 0.86)} 0)rotate(9)">`,
        paint(
          `M${short(-x * 0.36 + 4)} ${short(-y * 1.3)}H${short(x * 0.5 + 6)}V${short(y * 1.3)}H${short(-x * 0.36 + 4)}Z`,
          second,
        ),
        paint(
          `M${short(-x * 0.4)} ${short(-y * 1.3)}H${short(x * 0.5)}V${short(y * 1.3)}H${short(-x * 0.4)}Z`,
          FLAX,
        ),
        stroke(
          `M${short(x * 0.4)} ${short(-y * 1.3)}V${short(y * 1.3)}M${short(x * 0.33)} ${short(-y * 1.3)}V${short(y * 1.3)}`,
          accent,
          Math.round(x * 0.028),
        ),
        stroke(
          `M${short(x * 0.26)} ${short(-y * 1.3)}V${short(y * 1.3)}`,
          accent,
          Math.round(x * 0.008 * 10) / 10,
        ),
        '</g>',
      ].join(''),
    ),
  stripes: ({ second }, x, y) =>
    stroke(
      lines(-x, x + 1, x / 7, (at) => `M${at} ${short(-y)}v${short(2 * y)}`),
      second,
      Math.round(x / 16),
    ),
  checks: ({ second }, x, y) => {
    const width = Math.round(x / 12)
    return (
      stroke(
        lines(-x, x + 1, x / 6, (at) => `M${at} ${short(-y)}v${short(2 * y)}`),
        second,
        width,
        ' opacity=".6"',
      ) +
      stroke(
        lines(-y, y + 1, x / 6, (at) => `M${short(-x)} ${at}h${short(2 * x)}`),
        second,
        width,
        ' opacity=".6"',
      )
    )
  },
  runner: ({ second, accent }, x, y, side) =>
    mirrored(
      side,
      paint(
        `M${short(x * 0.42)} ${short(-y)}H${short(x)}V${short(y)}H${short(x * 0.42)}Z`,
        second,
      ) + stroke(`M${short(x * 0.47)} ${short(-y)}v${short(2 * y)}`, accent, Math.round(x * 0.02)),
    ),
  slope: ({ second }, x, y, side) =>
    mirrored(
      side,
      paint(
        `M${short(-x)} ${short(y)}V${short(y * 0.2)}L${short(x)} ${short(-y * 0.7)}V${short(y)}Z`,
        second,
      ),
    ),
}
