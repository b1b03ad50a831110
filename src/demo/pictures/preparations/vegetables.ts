import { form, ink, moved, oval, paint, stroke } from '../pen'
import { along, anyWay, fanned, single } from './piece'
import type { Piece } from './Preparation'

/** Small potatoes cut in two, their cut side seared. */
const potatoes: Piece = anyWay(38, 31, 0.785, ([base, shade]) =>
  [
    paint(oval(0, 0, 19, 15.5), shade),
    paint(oval(-0.8, -1.2, 15.8, 12.4), base),
    stroke('M-8-4l7 4M0-7l6 4M-4 4l6 3M7 2l3 2', shade, 2),
    ink(oval(-0.6, -0.8, 19, 15.5), ' stroke-dasharray="70 4 30 5"'),
  ].join(''),
)

const CARROT = 'M-32-8C-24-12 12-9 42-1 44 0 44 2 42 3 14 11-22 13-32 8-37 4-37-4-32-8Z'
const carrots: Piece = along(88, 24, 0.62, ([base, shade]) =>
  [
    stroke('M-33-3q-6-4-8-8M-35 0h-8M-33 3q-5 4-8 7', '#6E9A3E', 3),
    paint(CARROT, shade),
    paint('M-30-7C-22-10 12-8 40 0 12 4-22 7-31 3-34 0-34-4-30-7Z', base),
    stroke('M-20-7l3 5M-6-6l2 4M9-5l2 4M22-3l1 3', shade, 2),
    ink(CARROT),
  ].join(''),
)

/** Cubes, roasted or raw, their edges soft. */
const cubes: Piece = anyWay(25, 25, 0.92, ([base, shade]) =>
  [
    paint('M-10-11Q0-14 11-11 14 0 11 11 0 14-11 11-14 0-10-11Z', shade),
    paint('M-9-10Q0-12 7-10 9-2 7 6 0 8-9 6-12-2-9-10Z', base),
    ink('M-10-11Q0-14 11-11 14 0 11 11 0 14-11 11-14 0-10-11Z', ' stroke-dasharray="52 4 30 4"'),
  ].join(''),
)

/** Round slices with a rind: courgette, aubergine, cucumber. */
const rounds: Piece = fanned(36, 36, 0.785, ([base, shade]) =>
  [
    paint(oval(0, 0, 18), shade),
    paint(oval(-0.6, -0.8, 14.6), base),
    stroke('M-6-5l.1 0M0-8l.1 0M6-4l.1 0M-7 3l.1 0M7 4l.1 0M0 8l.1 0', shade, 2.2, ' opacity=".7"'),
    ink(oval(-0.6, -0.8, 18), ' opacity=".85"'),
  ].join(''),
)

/** Slices of what has segments: orange, grapefruit, lemon. */
const segments: Piece = fanned(54, 54, 0.785, ([base, shade]) =>
  [
    paint(oval(0, 0, 27), shade),
    paint(oval(0, 0, 23.4), '#FFF3D6'),
    ...[0, 60, 120, 180, 240, 300].map((turn) =>
      moved(paint('M-8.600-18.500Q0-23.500 8.600-18.500L0-3Z', base), 0, 0, turn),
    ),
    ink(oval(-0.6, -0.8, 27)),
  ].join(''),
)

/** Tomatoes cut in two. */
const tomatoes: Piece = anyWay(37, 35, 0.785, ([base, shade]) =>
  [
    paint(oval(0, 0, 18.5, 17.5), shade),
    paint(oval(-0.8, -1, 15.6, 14.6), base),
    ...[40, 160, 280].map((turn) => moved(paint('M-6-5Q0-14 6-5 0 0-6-5Z', '#F6B58A'), 0, 0, turn)),
    stroke('M-2-7l.1 0M6 2l.1 0M-6 3l.1 0', '#F8E3A2', 2.4),
    ink(oval(-0.6, -0.8, 18.5, 17.5)),
  ].join(''),
)

const MUSHROOM =
  'M-19 2C-21-14-8-19 0-19S21-14 19 2C18 6 9 4 6 2L7 14Q0 19-7 14L-6 2C-9 4-18 6-19 2Z'
const mushrooms: Piece = anyWay(40, 36, 0.68, ([base, shade]) =>
  [
    paint(MUSHROOM, base),
    paint('M-19 2C-21-14-8-19 0-19S21-14 19 2C15-9 8-13 0-13S-15-9-19 2Z', shade),
    stroke('M-11-3q4 4 8 5M11-3q-4 4-8 5', shade, 1.6),
    ink(MUSHROOM),
  ].join(''),
)

const eggs: Piece = anyWay(60, 46, 0.785, ([base, shade]) =>
  [
    paint('M-30 2C-30-14-12-23 4-23S30-12 30 0 18 23 2 23-30 18-30 2Z', shade),
    paint('M-28 1C-28-14-12-21.500 4-21.500S27-12 27 0 16 20 2 20-28 16-28 1Z', base),
    paint(oval(4, -0.5, 13.5, 12.5), '#E8962A'),
    paint(oval(3, -1.6, 11.3, 10.2), '#F8BC3F'),
    ink('M-30 2C-30-14-12-23 4-23S30-12 30 0 18 23 2 23-30 18-30 2Z'),
  ].join(''),
)

/** Half an avocado, sliced and fanned out. */
const avocado: Piece = single(86, 44, 0.72, ([base, shade]) =>
  [-26, -13, 0, 13, 26]
    .map((x, at) =>
      moved(
        paint('M-10-20Q6-22 13-2 14 12 4 20-6 22-8 18 4 0-10-20Z', shade) +
          paint('M-7-17Q5-18 9-2 10 10 3 17-4 18-5 15 5 0-7-17Z', base) +
          ink('M-10-20Q6-22 13-2 14 12 4 20-6 22-8 18 4 0-10-20Z'),
        x,
        0,
        -16 + at * 8,
      ),
    )
    .join(''),
)

const floret: Piece = anyWay(36, 36, 0.72, ([base, shade]) => {
  const d =
    'M-5 16L-7 6C-18 8-21-6-12-9-13-19 2-22 5-15 14-20 21-9 15-4 20 5 12 9 6 6L5 16Q0 19-5 16Z'
  return [
    paint(d, base),
    stroke('M-11 0q4 3 8-1M-6-10q5 3 9-1M3 0q5 3 8-2M6-10q4 2 6 0', shade, 2.6),
    ink(d),
  ].join('')
})

const olives: Piece = anyWay(21, 17, 0.785, ([base, shade]) =>
  [
    form(oval(0, 0, 10.5, 8.5), base),
    stroke('M-5-3q3-3 7-3', '#FFF6DF', 1.8, ' opacity=".7"'),
    paint(oval(6, 1, 2.4), shade),
  ].join(''),
)

/** Onion, shallot: rings. */
const rings: Piece = fanned(30, 26, 0.6, ([base, shade]) =>
  [
    stroke(oval(0, 0, 12.5, 10.5), shade, 4.4),
    stroke(oval(-0.5, -0.6, 12.5, 10.5), base, 2.6),
    stroke(oval(0, 0, 6.5, 5), shade, 2.2),
  ].join(''),
)

const BULB =
  'M-24 4C-26-12-14-22 0-16 8-12 14-12 20-20L26-16 20-8 30-8 30 0 20 0 27 8 22 13 14 4C10 14 2 24-10 22-18 20-23 14-24 4Z'
/** Fennel, cut along. */
const fennel: Piece = anyWay(54, 44, 0.6, ([base, shade]) =>
  [
    paint(BULB, '#F3F5DC'),
    paint('M-24 4C-26-12-14-22 0-16-10-10-14 6-10 22-18 20-23 14-24 4Z', base),
    stroke('M-14 12Q-8-6 16-14M-8 17Q2 2 26-4M-2 18Q6 8 20 9', shade, 2.4),
    ink(BULB),
  ].join(''),
)

/** Peppers in strips, melted. */
const strips: Piece = anyWay(52, 18, 0.6, ([base, shade]) =>
  [
    ink('M-22 4Q-6-12 8-2T24-4', ' stroke-width="10.5"'),
    stroke('M-22 4Q-6-12 8-2T24-4', base, 8.4),
    stroke('M-18 0Q-6-9 6-3', shade, 2.2),
  ].join(''),
)

const fries: Piece = along(76, 11, 0.95, ([base, shade]) =>
  [
    paint('M-38-5L37-4.5 38 4-37 5.5Z', shade),
    paint('M-38-5L37-4.5 37.500 1-37.500 2Z', base),
    ink('M-38-5L37-4.5 38 4-37 5.5Z', ' opacity=".85"'),
  ].join(''),
)

/** A fresh goat's cheese, or an island of whipped egg. */
const small: Piece = anyWay(46, 46, 0.785, ([base, shade]) =>
  [
    paint(oval(0, 0, 23), shade),
    paint(oval(-1.6, -2.2, 19.5), base),
    stroke('M-10-8q8-5 16-1M-12 2q10-5 22 0M-6 10q6-3 12 0', shade, 1.8),
    ink(oval(-0.6, -0.8, 23), ' stroke-dasharray="84 5 44 6"'),
  ].join(''),
)

const island: Piece = single(96, 78, 0.74, ([base, shade]) => {
  const d =
    'M-46 14C-54-8-34-20-28-22-22-38 8-42 18-30 38-34 52-14 46 4 48 26 20 36 0 34-20 38-44 32-46 14Z'
  return [
    paint(d, shade),
    paint(
      'M-42 9C-48-10-30-18-24-20-18-34 8-37 16-26 34-28 46-12 40 0 40 16 18 24 0 22-18 26-40 24-42 9Z',
      base,
    ),
    stroke('M-28-12q8 8 4 20M-2-30q-4 12 8 18M28-18q6 10-2 20', shade, 2.6),
    stroke('M-30 0Q-10-20 4-4T36-8M-20 16Q-4 0 10 10T34 10', '#C9781E', 3.4),
    ink(d),
  ].join('')
})

const herbs: Piece = anyWay(
  15,
  8,
  0.8,
  ([base, shade]) =>
    paint('M-8 0C-4-6 5-6 9 0 5 5-4 5-8 0Z', shade) +
    paint('M-6-0.500C-3-4 4-4 7-.5 3 2-3 2-6-.5Z', base),
)

/** A sprig of mint: its leaves in pairs. */
const sprig: Piece = anyWay(66, 52, 0.4, ([base, shade]) => {
  const leaf = (length: number) => {
    const [half, wide] = [length / 2, length * 0.42]
    const edge = `M0 0Q${half}-${wide} ${length} 0`
    return (
      paint(`${edge} ${half} ${wide} 0 0Z`, base) +
      paint(`M0 0H${length}Q${half} ${wide} 0 0Z`, shade) +
      ink(`${edge} ${half} ${wide} 0 0Z`)
    )
  }
  return [
    stroke('M-32 4Q-10 2 12 0', shade, 3.4),
    moved(leaf(28), -10, 2, 118),
    moved(leaf(28), -10, 1, -118),
    moved(leaf(30), 4, 1, 62),
    moved(leaf(30), 4, 0, -62),
    moved(leaf(32), 2, 0, 0),
  ].join('')
})

const shavings: Piece = anyWay(30, 13, 0.75, ([base, shade]) =>
  [
    paint('M-15 2Q-6-9 15-5 12 3 8 6-6 8-15 2Z', base),
    stroke('M-12 3Q0 7 9 5', shade, 2),
    ink('M-15 2Q-6-9 15-5 12 3 8 6-6 8-15 2Z', ' opacity=".8"'),
  ].join(''),
)

const lemonWedge: Piece = anyWay(50, 26, 0.68, ([base, shade]) =>
  [
    paint('M-25-9H25C24 8 12 15 0 15S-24 8-25-9Z', shade),
    paint('M-21-9H21C20 4 10 10 0 10S-20 4-21-9Z', '#FFF6D2'),
    paint('M-18-9H-3L-4 6C-12 5-17-1-18-9ZM-1-9H18C17-1 11 6 1 7Z', base),
    ink('M-25-9H25C24 8 12 15 0 15S-24 8-25-9Z'),
  ].join(''),
)

export const VEGETABLES = {
  grenaille: potatoes,
  carottes: carrots,
  dés: cubes,
  rondelles: rounds,
  agrumes: segments,
  tomates: tomatoes,
  champignons: mushrooms,
  œufs: eggs,
  avocat: avocado,
  bouquets: floret,
  olives,
  oignons: rings,
  fenouil: fennel,
  lanières: strips,
  frites: fries,
  chèvre: small,
  îles: island,
  herbes: herbs,
  brins: sprig,
  copeaux: shavings,
  quartier: lemonWedge,
} as const satisfies Readonly<Record<string, Piece>>
