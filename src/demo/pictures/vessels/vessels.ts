import { ellipse, rectangle, type Point, type Polygon } from '../geometry/polygon'
import { ink, oval, paint, slab, stroke } from '../pen'
import { HOLLOW, PORCELAIN, shadow } from './ground'
import type { Linen } from './linens'
import { basket, board, crate, paper, pastryBox, steamer } from './wooden'

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
  'panier vapeur': {
    width: 216,
    height: 216,
    view: 262,
    zones: [zone(ellipse(84, 84))],
    look: steamer,
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
