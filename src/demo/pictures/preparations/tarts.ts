import { form, ink, moved, oval, paint, stroke } from '../pen'
import { anyWay, single, type Look } from './piece'
import type { Piece } from './Preparation'
import { CRUST, CRUST_SHADE, ring } from './ring'

/** The edge of a tart, seen from above: waves all round. */
const crust = (r: number) =>
  [
    paint(oval(0, 0, r), CRUST),
    ring(Math.round(r * 0.55), r - 3.4, () => stroke('M0-2V3', CRUST_SHADE, 2)),
    ink(oval(-0.6, -0.8, r)),
  ].join('')

/** A tart of 9 cm, fruit on cream. */
const tartlet: Piece = single(88, 88, 0.785, ([base, shade]) => {
  const berry = () =>
    paint(oval(0, 0, 9.5), shade) +
    paint(oval(-1.2, -1.4, 7.2), base) +
    stroke('M-4-3q2-3 5-3', '#FFF3E2', 1.8) +
    ink(oval(-0.4, -0.5, 9.5))
  return [
    crust(44),
    paint(oval(0, 0, 36), '#FAEED3'),
    ring(9, 25, berry),
    ring(3, 8.5, berry),
    moved(form('M0 0C4-9 12-11 19-7 15 1 7 4 0 0Z', '#6E9A3E'), 2, -2, -30),
  ].join('')
})

/** The same for one bite. */
const miniTartlet: Piece = anyWay(50, 50, 0.785, ([base, shade]) =>
  [
    paint(oval(0, 0, 25), CRUST),
    stroke(oval(0, 0, 22.5), CRUST_SHADE, 3.4, ' stroke-dasharray="2 4"'),
    paint(oval(0, 0, 19), '#FAEED3'),
    ring(5, 10.5, () => paint(oval(0, 0, 7.4), shade) + paint(oval(-1, -1.2, 5.6), base)),
    paint(oval(0, 0, 6), base),
    stroke('M-3-2q1-2 4-2', '#FFF3E2', 1.6),
    ink(oval(-0.6, -0.8, 25)),
  ].join(''),
)

/** A tart of 26 cm with fruit in rings, cut in eight. */
const fruitTart: Piece = single(260, 260, 0.785, ([base, shade]) => {
  const fruit = () =>
    paint('M0-17C11-17 15-8 12 2 10 11 4 16 0 18-4 16-10 11-12 2-15-8-11-17 0-17Z', base) +
    paint('M0-17C11-17 15-8 12 2 10 11 4 16 0 18 8 4 8-8 0-17Z', shade) +
    ink('M0-17C11-17 15-8 12 2 10 11 4 16 0 18-4 16-10 11-12 2-15-8-11-17 0-17Z')
  return [
    crust(130),
    paint(oval(0, 0, 113), '#FAEED3'),
    ring(22, 95, fruit),
    ring(15, 62, fruit),
    ring(8, 30, fruit),
    paint(oval(0, 0, 11), shade),
    ink(
      'M0-128V-104M0 128V104M-128 0H-104M128 0H104M-90-90l17 17M90 90l-17-17M90-90l-17 17M-90 90l17-17',
    ),
  ].join('')
})

/** Thin slices that overlap in rings, baked. */
const appleTart: Piece = single(260, 260, 0.785, ([base, shade]) => {
  const slice = () =>
    paint('M-17 6C-16-16 16-16 17 6 10-2-10-2-17 6Z', base) +
    stroke('M-17 6C-16-16 16-16 17 6', shade, 3) +
    stroke('M-8-2q8-4 16 0', '#A9682A', 1.6)
  return [
    crust(130),
    paint(oval(0, 0, 116), '#EBC07A'),
    ...[104, 82, 60, 38, 17].map((radius) =>
      ring(Math.max(4, Math.round(radius / 4)), radius, slice),
    ),
    ink(
      'M0-128V-30M0 128V30M-128 0H-30M128 0H30M-90-90l68 68M90 90L22 22M90-90L22-22M-90 90l68-68',
      ' opacity=".8"',
    ),
  ].join('')
})

const browned = (count: number, radius: number) =>
  ring(count, radius, (at) =>
    paint(oval((at % 3) * 7, (at % 2) * 6, 20 - (at % 3) * 4, 9), '#E3A552'),
  )

/** A whole quiche out of the oven, cut in four. */
const quicheWith = (filling: Look): Piece =>
  single(270, 270, 0.785, (tone) =>
    [
      crust(135),
      paint(oval(0, 0, 119), '#F2C873'),
      paint(oval(-2, -3, 110), '#F7DB97'),
      browned(9, 92),
      browned(5, 50),
      filling(tone),
      stroke('M-84-52A98 98 0 0 1-20-96', '#FFF6DE', 5),
      ink('M0-116V116M-116 0H116', ' opacity=".6"'),
      ink(oval(0, 0, 118), ' opacity=".6" stroke-dasharray="120 9 60 7"'),
    ].join(''),
  )

/** Sticks of bacon. */
const baconQuiche = quicheWith(([base, shade]) => {
  const sticks = (count: number, radius: number) =>
    ring(count, radius, (at) =>
      moved(
        paint('M-11-5L10-6 12 4-10 6Z', shade) + paint('M-11-5L10-6 11-1-11 1Z', base),
        (at % 3) * 5,
        (at % 2) * 7,
        (at % 5) * 34,
      ),
    )
  return sticks(14, 92) + sticks(10, 58) + sticks(5, 24)
})

/** Rounds of goat's cheese among the leaves of spinach. */
const goatQuiche = quicheWith(([base, shade]) => {
  const leaf = (tone: string, rib: string) =>
    paint('M-20 0C-12-15 10-15 20 0 10 15-12 15-20 0Z', tone) + stroke('M-16 0H14', rib, 2)
  const leaves = (count: number, radius: number) =>
    ring(count, radius, (at) =>
      moved(at % 2 === 0 ? leaf(base, shade) : leaf(shade, base), 0, (at % 3) * 5, (at % 5) * 38),
    )
  const round = () =>
    paint(oval(0, 0, 22), '#E4D7BE') +
    paint(oval(-1.5, -2, 18.5), '#FFFBF0') +
    stroke('M-9-6q7-4 14 0M-8 5q8-4 15 1', '#D9B57A', 2.4) +
    ink(oval(-0.6, -0.8, 22))
  return [
    leaves(12, 94),
    leaves(7, 44),
    `<g transform="rotate(22)">${ring(8, 72, round)}</g>`,
    round(),
  ].join('')
})

/** Peaks of meringue, scorched. */
const meringueTart: Piece = single(260, 260, 0.785, ([base, shade]) => {
  const peak = () =>
    paint('M0-21C4-12 17-8 17 5 17 15 8 20 0 20S-17 15-17 5C-17-8-4-12 0-21Z', '#FFF8E8') +
    paint('M0-21C4-12 17-8 17 5 17 15 8 20 0 20 10 6 6-8 0-21Z', '#F0DDB4') +
    stroke('M-4-12Q-1-16 1-18M-8-3q2-4 5-6', shade, 3) +
    ink('M0-21C4-12 17-8 17 5 17 15 8 20 0 20S-17 15-17 5C-17-8-4-12 0-21Z')
  return [
    crust(130),
    paint(oval(0, 0, 113), base),
    ring(16, 82, peak),
    ring(10, 50, peak),
    ring(5, 20, peak),
  ].join('')
})

export const TARTS = {
  tartelette: tartlet,
  'mini tartelettes': miniTartlet,
  'tarte aux fruits': fruitTart,
  'tarte fine': appleTart,
  'quiche entière': baconQuiche,
  'quiche au chèvre': goatQuiche,
  'tarte meringuée': meringueTart,
} as const satisfies Readonly<Record<string, Piece>>
