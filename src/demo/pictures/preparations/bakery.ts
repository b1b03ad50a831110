import { form, ink, moved, oval, paint, slab, stroke } from '../pen'
import { along, anyWay, single, upright } from './piece'
import type { Piece } from './Preparation'

const ROLL = 'M-46 2C-48-18-24-30 2-29 30-28 48-16 46 3 45 20 22 29-2 28-26 28-45 20-46 2Z'
const roll: Piece = along(94, 58, 0.8, ([base, shade]) =>
  [
    paint(ROLL, shade),
    paint('M-42 0C-42-16-22-26 2-25 27-24 42-14 41 1 34 14 14 18-4 17-24 16-40 12-42 0Z', base),
    paint('M-26 4Q-4-18 26-12 6-2-26 4Z', '#FBE9C4'),
    stroke('M-30-12l4 2M14 8l5-2M26 2l4-2M-12 12l4-1M-2-20l4 0', '#FFF8E6', 2.4),
    ink(ROLL),
    ink('M-26 4Q-4-18 26-12', ' opacity=".8"'),
  ].join(''),
)

const SLICE =
  'M-34 24C-38 4-44-2-42-14-40-28-18-31 0-30S42-28 43-13C44-1 38 6 35 24 34 31 20 30 0 30S-33 31-34 24Z'
const breadSlice: Piece = anyWay(86, 60, 0.86, ([base, shade]) =>
  [
    paint(SLICE, shade),
    paint(
      'M-29 21C-33 2-38-4-36-13-34-24-16-26 0-25S36-24 37-12C38-2 33 4 30 21 29 26 18 25 0 25S-28 26-29 21Z',
      base,
    ),
    stroke(
      'M-18-8l3 1M-4-14l4 0M12-10l3 2M-10 4l4 1M8 6l3-1M20-2l2 2M-20 12l3 0M2 16l3 0',
      shade,
      2.6,
      ' opacity=".6"',
    ),
    ink(SLICE),
  ].join(''),
)

const CROISSANT =
  'M-70 26C-76 4-56-20-34-26-16-36 16-36 34-26 56-20 76 4 70 26 66 34 56 30 52 20 46 10 36 6 26 8 12 4-12 4-26 8-36 6-46 10-52 20-56 30-66 34-70 26Z'
const croissant: Piece = upright(144, 66, 0.66, ([base, shade]) =>
  [
    paint(CROISSANT, base),
    paint(
      'M-70 26C-60 10-46 0-30-2-10-6 10-6 30-2 46 0 60 10 70 26 66 34 56 30 52 20 46 10 36 6 26 8 12 4-12 4-26 8-36 6-46 10-52 20-56 30-66 34-70 26Z',
      shade,
    ),
    stroke('M-46-12q8-4 14-4M-14-23q12-3 22-2M30-16q8 2 13 7', '#FBE3B0', 4),
    ink(CROISSANT),
    ink(
      'M-58-8C-52 0-48 8-50 18M-36-25C-28-14-24-2-27 8M-12-33C-6-20-6-6-10 5M12-33C8-20 8-6 11 5M36-25C29-14 25-2 27 8M57-9C52 0 48 8 50 17',
    ),
  ].join(''),
)

const painChocolat: Piece = along(112, 66, 0.88, ([base, shade]) =>
  [
    paint(slab(-55, -32, 110, 64, 16), shade),
    paint(slab(-52, -31, 104, 52, 15), base),
    stroke('M-30-30V30M0-31V31M30-30V30', shade, 3),
    stroke('M-46-18h10M-20-20h12M10-20h12M38-18h8', '#FBE3B0', 3.4),
    paint(slab(-60, -17, 9, 12, 3), '#4A2715'),
    paint(slab(-60, 5, 9, 12, 3), '#4A2715'),
    ink(slab(-56, -33, 110, 64, 16)),
    ink('M-31-31V30M-1-32V30M29-31V30', ' opacity=".75"'),
  ].join(''),
)

const raisinRoll: Piece = anyWay(92, 92, 0.785, ([base, shade]) =>
  [
    paint(oval(0, 0, 46), shade),
    paint(oval(-1.5, -2, 41), base),
    stroke('M4 2A8 8 0 1 0-6 6 16 16 0 1 0-9-17 28 28 0 0 0-27 8 31 31 0 0 0 24 22', shade, 4.4),
    ink('M4 2A8 8 0 1 0-6 6 16 16 0 1 0-9-17 28 28 0 0 0-27 8 31 31 0 0 0 24 22', ' opacity=".8"'),
    stroke('M-14-8l2 1M12-14l2 1M14 10l1 1M-10 20l2 0M-30-12l1 2M28-4l1 2M2-30l2 0', '#4F2A50', 6),
    ink(oval(-0.6, -0.8, 46)),
  ].join(''),
)

/** A ring of bread, filled: seen from above. */
const bagel: Piece = anyWay(112, 112, 0.72, ([base, shade]) =>
  [
    paint('M-54 10C-60 30-34 58 2 57S62 30 54 8Z', '#F28E66'),
    paint(
      'M-52 14C-58 20-40 44-10 46-24 52-56 40-52 14ZM48 20Q58 30 36 46 54 40 54 14Z',
      '#7FA84A',
    ),
    paint(oval(0, -2, 54, 52), base),
    paint('M30-45A54 52 0 0 1-40 33Q34 34 30-45Z', shade),
    paint(oval(0, -2, 15, 14), '#FFF6E2'),
    stroke(
      'M-30-22l4-3M-14-36l4-1M10-36l4 2M28-22l3 3M-36 0l1 4M34 6l-1 4M-24 22l4 3M6 34l4-1M-20-10l3-3M22-8l2 3M-12-24l4-2',
      '#FFF8E6',
      3,
    ),
    ink(oval(-0.6, -2.8, 54, 52)),
    ink(oval(-0.6, -2.8, 15, 14)),
  ].join(''),
)

/** Small brioches, filled, from the side. */
const navette: Piece = along(64, 40, 0.84, ([base, shade]) =>
  [
    paint('M-30 4H30Q32 19 18 19H-18Q-32 19-30 4Z', '#EBC98B'),
    paint('M-32 1Q-24 10-16 4T0 5 16 4 32 1V8H-32Z', base),
    paint('M-31 2C-32-14-16-20 0-20S32-14 31 2Z', '#DDA055'),
    paint('M-31 2C-20-4 16-2 27-11 31-7 31-2 31 2Z', '#B8752F'),
    stroke('M-18-8q5-6 12-6', '#FBE3B0', 2.8),
    stroke('M-30 4H30', shade, 1.6),
    ink('M-31 2C-32-14-16-20 0-20S32-14 31 2M-31 6Q-31 19-18 19H18Q31 19 31 6'),
  ].join(''),
)

/** A thick slice of brioche with ham and cheese, grilled. */
const croque: Piece = single(124, 104, 0.9, ([base, shade]) =>
  [
    paint(slab(-60, -48, 120, 100, 14), '#C98A45'),
    paint(slab(-57, -48, 110, 88, 13), base),
    ...[
      [-30, -22, 17],
      [16, -28, 14],
      [30, 4, 18],
      [-14, 8, 20],
      [-38, 22, 9],
      [10, 26, 10],
    ].map(([x = 0, y = 0, r = 0]) => paint(oval(x, y, r, r * 0.66), shade, 0.8)),
    stroke('M-36-26q10-6 18 0M10-32q8-4 14 0M22 0q10-6 18 0M-26 4q12-8 24-2', '#FFF0C4', 3),
    paint('M-58 36Q-40 48-20 40T20 42 58 36V45Q56 52 46 52H-46Q-57 52-58 45Z', '#E9A196'),
    ink(slab(-60, -49, 120, 100, 14)),
    ink('M-58 36Q-40 48-20 40T20 42 58 36'),
  ].join(''),
)

/** Bread with avocado and an egg on it. */
const toast: Piece = single(128, 78, 0.84, ([base, shade]) =>
  [
    moved(
      paint(SLICE, '#B5732F') +
        paint(
          'M-31 22C-35 3-40-3-38-13-36-26-17-28 0-27S38-26 39-12C40-2 35 5 32 22 31 27 19 26 0 26S-30 27-31 22Z',
          '#F0D2A0',
        ),
      0,
      0,
      0,
      1.46,
    ),
    paint(
      'M-46 26C-52 6-54-2-50-16-44-32-22-33 0-32S48-30 50-14C50-2 48 10 45 26 36 34-34 36-46 26Z',
      base,
    ),
    stroke('M-36-12q8 8 4 22M-18-22q10 10 4 26M34-16q8 12 2 30M22 18q6 4 12 2', shade, 3.6),
    moved('', 0, 0),
    paint('M-14 2C-16-18 4-26 18-20 32-14 32 8 20 16 8 24-12 20-14 2Z', '#FFFBF0'),
    paint(oval(10, -2, 11.5, 10.5), '#EE9A2A'),
    paint(oval(9, -3.5, 8.5, 7.5), '#F8BC3F'),
    ink('M-14 2C-16-18 4-26 18-20 32-14 32 8 20 16 8 24-12 20-14 2Z'),
    stroke('M-32 18l4-3M-24-4l3-3M38 4l3-2M-4-26l3-2M4 26l4-2', '#4F7F36', 3.4),
    moved(ink(SLICE), 0, 0, 0, 1.46),
  ].join(''),
)

/** Three in a pile, with butter and syrup. */
const pancakes: Piece = single(146, 112, 0.8, ([base, shade]) => {
  const one = (x: number, y: number) =>
    paint(oval(x, y + 7, 62, 43), shade) +
    paint(oval(x, y, 62, 42), base) +
    ink(`M${x - 62} ${y}v6a62 43 0 0 0 124 0v-6`) +
    ink(oval(x, y, 62, 42))
  return [
    one(6, 22),
    one(-6, 4),
    one(3, -14),
    paint(oval(3, -14, 50, 33), shade, 0.35),
    paint(
      'M-34-12C-40-38 40-44 46-16 50-4 44 6 38 6 36 22 26 22 26 8 12 14 4 12-4 8-6 26-18 24-18 8-28 6-32-2-34-12Z',
      '#C9781E',
    ),
    form('M-6-24l20-4 8 13-21 5Z', '#FBE9A8'),
  ].join('')
})

const madeleines: Piece = along(72, 44, 0.76, ([base, shade]) => {
  const d = 'M-36 0C-34-8-22-12-8-18 10-26 34-20 36 0 34 20 10 26-8 18-22 12-34 8-36 0Z'
  return [
    paint(d, base),
    paint('M-36 0C-34 8-22 12-8 18 10 26 34 20 36 0 30 10 0 12-36 0Z', shade),
    ink(d),
    ink('M-30 0H30M-26-4Q0-12 27-11M-26 4Q0 12 27 11'),
  ].join('')
})

const financiers: Piece = along(82, 40, 0.96, ([base, shade]) =>
  [
    paint(slab(-41, -20, 82, 40, 5), shade),
    paint(slab(-36, -17, 70, 29, 4), base),
    stroke('M-24-8l4 1M-8 2l4-1M10-8l4 1M22 3l3-2M-20 6l3 0M2-4l3 0', '#7E9848', 3.4),
    ink(slab(-41.5, -20.5, 82, 40, 5)),
  ].join(''),
)

const biscuits: Piece = anyWay(46, 46, 0.785, ([base, shade]) =>
  [
    form(oval(0, 0, 23), shade),
    paint(oval(-1.2, -1.6, 19.5), base),
    stroke('M-8-6l.1 0M0-6l.1 0M8-6l.1 0M-8 4l.1 0M0 4l.1 0M8 4l.1 0', shade, 2.6),
  ].join(''),
)

export const BAKERY = {
  'petit pain': roll,
  pain: breadSlice,
  croissants: croissant,
  'pains au chocolat': painChocolat,
  'pains aux raisins': raisinRoll,
  bagels: bagel,
  navettes: navette,
  croque,
  tartine: toast,
  pancakes,
  madeleines,
  financiers,
  biscuits,
} as const satisfies Readonly<Record<string, Piece>>
