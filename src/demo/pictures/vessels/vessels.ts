import { ellipse, rectangle, type Point, type Polygon } from '../geometry/polygon'
import { ink, oval, paint, slab, stroke } from '../pen'
import type { Linen } from './linens'

/** A room for food in a vessel: a convex shape around its middle. Millimetres. */
export type Zone = { middle: Point; shape: Polygon }

/** What food lies in: seen from above, its middle at 0 0, as large as it is in life. */
export type Vessel = {
  width: number
  height: number
  /** How wide the picture around it is: less than the vessel crops it. */
  view: number
  zones: readonly [Zone, ...Zone[]]
  look: (linen: Linen) => string
  /** What stands is not seen from above: its pieces stand in a row. */
  isRow?: true
  /** Things lie in lines, as they are packed. */
  isGrid?: true
}

const PORCELAIN = '#FFFDF8'
const HOLLOW = '#F3EADA'
const WOOD = '#D2A06B'
const WOOD_SHADE = '#B5814F'
const SHADE = 0.16

const shadow = (d: string, by = 7) =>
  `<path fill="#1E1B16" stroke="none" opacity="${SHADE}" transform="translate(${by - 1} ${by})" d="${d}"/>`

const zone = (shape: Polygon, x = 0, y = 0): Zone => ({ middle: { x, y }, shape })

/** The four rims of the house: plain, ringed, dotted, glazed. */
function rim(r: number, well: number, { accent, rim: kind }: Linen): string {
  const between = (r + well) / 2 + 4
  if (kind === 'ringed')
    return stroke(oval(0, 0, r - 8), accent, 3.6) + stroke(oval(0, 0, r - 15), accent, 1.4)
  if (kind === 'dotted') return stroke(oval(0, 0, between), accent, 4.6, ' stroke-dasharray="0 17"')
  if (kind === 'leafy') return stroke(oval(0, 0, between), accent, 5.4, ' stroke-dasharray="9 13"')
  return ''
}

const roundPlate =
  (r: number, well: number) =>
  (linen: Linen): string => {
    const glaze = linen.rim === 'glazed' ? linen.glaze : [PORCELAIN, HOLLOW]
    return [
      shadow(oval(0, 0, r), 8),
      paint(oval(0, 0, r), glaze[0] ?? PORCELAIN),
      rim(r, well, linen),
      paint(oval(1.5, 2, well + 8), glaze[1] ?? HOLLOW),
      paint(oval(-1.5, -2, well + 5), PORCELAIN),
      ink(oval(0, 0, r)),
      ink(oval(0, 0, well + 7), ' opacity=".5" stroke-dasharray="140 8 60 10"'),
    ].join('')
  }

const deepBowl =
  (r: number, well: number) =>
  ({ accent, glaze, rim: kind }: Linen): string => {
    const outside =
      kind === 'glazed' || kind === 'plain' ? glaze[0] : kind === 'leafy' ? accent : PORCELAIN
    return [
      shadow(oval(0, 0, r), 9),
      paint(oval(0, 0, r), outside),
      paint(oval(0, 0, well + 5), HOLLOW),
      paint(oval(2.5, 3.5, well + 2), PORCELAIN),
      ink(oval(0, 0, r)),
      ink(oval(0, 0, well + 5)),
    ].join('')
  }

const pot = ({ pot: [base, shade] }: Linen): string => {
  const handles = 'M-132-24Q-158-24-158 0T-132 24M132-24Q158-24 158 0T132 24'
  return [
    shadow(oval(0, 0, 132), 9),
    ink(handles, ' stroke-width="19"'),
    stroke(handles, shade, 14),
    paint(oval(0, 0, 132), base),
    paint(oval(0, 0, 118), shade),
    paint(oval(2, 3, 113), '#FFF4DF'),
    ink(oval(0, 0, 132)),
    ink(oval(0, 0, 118)),
  ].join('')
}

const platter = ({ accent, rim: kind }: Linen): string => {
  const edge = (by: number) => slab(-180 + by, -122 + by, 360 - 2 * by, 244 - 2 * by, 110 - by)
  return [
    shadow(edge(0), 9),
    paint(edge(0), PORCELAIN),
    kind === 'plain'
      ? ''
      : stroke(
          edge(9),
          accent,
          kind === 'dotted' ? 4.6 : 3,
          kind === 'dotted' ? ' stroke-dasharray="0 16"' : '',
        ),
    paint(edge(21), HOLLOW),
    paint(slab(-161, -103, 318, 202, 88), PORCELAIN),
    ink(edge(0)),
    ink(edge(21), ' opacity=".55" stroke-dasharray="170 8 90 10"'),
  ].join('')
}

/** A meal's tray: a room for the dish, one for its cheese or bread, one for what is sweet. */
const tray = ({ glaze: [base] }: Linen): string => {
  const room = (x: number, y: number, width: number, height: number) =>
    paint(slab(x, y, width, height, 18), '#E8DBC2') +
    paint(slab(x + 3, y + 4, width - 5, height - 6, 16), PORCELAIN) +
    ink(slab(x, y, width, height, 18), ' opacity=".6"')
  const edge = slab(-182, -133, 364, 266, 30)
  return [
    shadow(edge, 8),
    paint(edge, base),
    paint(slab(-176, -127, 352, 254, 26), '#FBF4E6'),
    room(-166, -117, 212, 234),
    room(56, -117, 110, 106),
    room(56, -1, 110, 118),
    ink(edge),
  ].join('')
}

const board = (): string => {
  const d = slab(-212, -138, 424, 276, 34)
  return [
    shadow(d, 9),
    paint(d, WOOD_SHADE),
    paint(slab(-212, -138, 424, 266, 34), WOOD),
    stroke(
      'M-190-104h150M10-110h120M-180 106h90M-40 112h180M-196-40h40M150-60h40M-190 50h60M140 70h50M-60 0h60',
      WOOD_SHADE,
      3,
    ),
    paint(oval(184, -106, 13), WOOD_SHADE),
    ink(oval(184, -106, 13)),
    ink(d),
  ].join('')
}

const pastryBox = ({ accent }: Linen): string => {
  const d = slab(-152, -112, 304, 224, 10)
  return [
    shadow(d, 9),
    paint(d, accent),
    paint(slab(-142, -102, 284, 204, 6), '#FBF4E6'),
    paint(slab(-142, -102, 284, 13, 4), '#E6D8BC'),
    ink(d),
    ink(slab(-142, -102, 284, 204, 6)),
  ].join('')
}

const crate = ({ accent }: Linen): string => {
  const d = slab(-184, -136, 368, 272, 8)
  const straw =
    'M-150-96q30 20 60-4t70 10 60-12 90 8M-156-30q40 16 80-6t70 10 80-10 70 8M-150 40q40 18 70-4t80 10 70-12 80 8M-150 100q50 14 80-6t80 8 60-10 80 6'
  return [
    shadow(d, 9),
    paint(d, WOOD),
    paint(slab(-168, -120, 336, 240, 4), '#8C5C34'),
    paint(slab(-166, -112, 332, 230, 4), '#EBD3A0'),
    stroke(straw, '#CFAE70', 4),
    stroke(straw, '#F8E8C0', 2.4, ' transform="translate(9 22)"'),
    stroke('M-176-100V100M176-100V100', WOOD_SHADE, 3),
    paint('M-184 106H184V132Q184 136 178 136H-178Q-184 136-184 132Z', accent),
    ink(d),
    ink(slab(-168, -120, 336, 240, 4)),
  ].join('')
}

/** A sheet of paper from the baker. */
const paper = ({ accent }: Linen): string => {
  const d = 'M-118-67L106-83 123 65-103 81Z'
  return [
    shadow(d, 7),
    paint(d, '#FBF2DF'),
    paint('M106-83L123 65 110 54Z', '#E6D8BC'),
    stroke('M-105-56l8 126M-90-58l8 126', accent, 2, ' opacity=".75"'),
    ink(d),
  ].join('')
}

const basket = (): string => {
  const d = oval(0, 0, 176, 126)
  const weave = 'stroke-dasharray="17 9"'
  return [
    shadow(d, 9),
    paint(d, WOOD_SHADE),
    stroke(oval(0, 0, 167, 117), '#E3BC86', 10, ` ${weave}`),
    stroke(oval(0, 0, 154, 104), WOOD, 9, ` ${weave} stroke-dashoffset="13"`),
    paint(oval(0, 0, 147, 97), '#FBF4E6'),
    stroke(
      'M-120-44l34 18M-104 56l40-14M110-50l-36 22M116 42l-40-12M0-92v24M-10 92v-26',
      '#E6D8BC',
      3,
    ),
    ink(d),
    ink(oval(0, 0, 147, 97), ' opacity=".8"'),
  ].join('')
}

export const VESSELS = {
  assiette: {
    width: 260,
    height: 260,
    view: 322,
    zones: [zone(ellipse(95, 95))],
    look: roundPlate(130, 94),
  },
  'petite assiette': {
    width: 182,
    height: 182,
    view: 222,
    zones: [zone(ellipse(68, 68))],
    look: roundPlate(91, 66),
  },
  coupelle: {
    width: 138,
    height: 138,
    view: 180,
    zones: [zone(ellipse(57, 57))],
    look: deepBowl(69, 57),
  },
  'plat à tarte': {
    width: 300,
    height: 300,
    view: 344,
    zones: [zone(ellipse(138, 138))],
    look: roundPlate(150, 136),
  },
  bol: {
    width: 190,
    height: 190,
    view: 246,
    zones: [zone(ellipse(80, 80))],
    look: deepBowl(95, 80),
  },
  saladier: {
    width: 300,
    height: 300,
    view: 372,
    zones: [zone(ellipse(128, 128))],
    look: deepBowl(150, 128),
  },
  cocotte: { width: 320, height: 264, view: 356, zones: [zone(ellipse(112, 112))], look: pot },
  plat: { width: 360, height: 244, view: 396, zones: [zone(ellipse(156, 100))], look: platter },
  plateau: {
    width: 364,
    height: 266,
    view: 386,
    zones: [
      zone(rectangle(198, 220), -60, 0),
      zone(rectangle(98, 94), 111, -64),
      zone(rectangle(98, 106), 111, 58),
    ],
    look: tray,
  },
  planche: { width: 424, height: 276, view: 440, zones: [zone(rectangle(384, 238))], look: board },
  boîte: {
    width: 304,
    height: 224,
    view: 346,
    zones: [zone(rectangle(270, 190))],
    look: pastryBox,
    isGrid: true,
  },
  coffret: {
    width: 368,
    height: 272,
    view: 384,
    zones: [zone(rectangle(328, 206), 0, -8)],
    look: crate,
  },
  papier: { width: 246, height: 166, view: 268, zones: [zone(rectangle(210, 140))], look: paper },
  corbeille: { width: 352, height: 252, view: 384, zones: [zone(ellipse(138, 90))], look: basket },
  table: {
    width: 300,
    height: 250,
    view: 380,
    zones: [zone(rectangle(300, 250))],
    look: () => '',
    isRow: true,
  },
} as const satisfies Readonly<Record<string, Vessel>>

export type VesselName = keyof typeof VESSELS
