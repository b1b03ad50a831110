import { form, ink, moved, oval, paint, stroke } from '../pen'
import { anyWay, single, upright } from './piece'
import type { Piece } from './Preparation'

const STRAWBERRY = 'M0 18C-9 14-18 2-16-7-14-15-5-14 0-11 5-14 14-15 16-7 18 2 9 14 0 18Z'
const strawberries: Piece = anyWay(34, 34, 0.68, ([base, shade]) =>
  [
    paint(STRAWBERRY, base),
    paint('M0 18C9 14 18 2 16-7 14-2 6 10 0 18Z', shade),
    stroke('M-9-4l0 1.500M-3 2l0 1.500M4-5l0 1.500M-6 8l0 1M8 2l0 1.500M-2-5l0 1', '#FBE3A2', 1.8),
    paint('M-11-12Q-5-17 0-13 5-17 11-12 6-6 0-10-6-6-11-12Z', '#6E9A3E'),
    ink(STRAWBERRY),
  ].join(''),
)

const raspberries: Piece = anyWay(22, 22, 0.72, ([base, shade]) =>
  [
    paint(oval(0, 0, 11), shade),
    ...[
      [-5, -5],
      [2, -7],
      [6, -1],
      [-7, 2],
      [-1, 0],
      [4, 5],
      [-3, 7],
    ].map(([x = 0, y = 0]) => paint(oval(x, y, 3.4), base)),
    ink(oval(-0.4, -0.6, 11), ' stroke-dasharray="44 4 18 3"'),
  ].join(''),
)

const berries: Piece = anyWay(
  15,
  15,
  0.785,
  ([base, shade]) => form(oval(0, 0, 7.5), shade) + paint(oval(-1.4, -1.6, 4.8), base),
)

/** A fig cut in two. */
const figs: Piece = anyWay(44, 38, 0.72, ([base, shade]) =>
  [
    paint('M-24-2Q-16-5-12-12C-4-20 14-19 19-6 23 8 12 18 0 17-12 15-16 6-24-2Z', shade),
    paint('M-13-4C-7-15 10-15 15-5 18 7 9 14 0 13-9 11-13 3-13-4Z', '#F6DDC0'),
    paint(oval(2, -0.5, 10, 9), base),
    stroke('M-3-4l.1 0M3-6l.1 0M7-1l.1 0M-2 3l.1 0M4 4l.1 0', '#FBE3A2', 2.2),
    ink('M-24-2Q-16-5-12-12C-4-20 14-19 19-6 23 8 12 18 0 17-12 15-16 6-24-2Z'),
  ].join(''),
)

/** A bunch of grapes. */
const grapes: Piece = single(84, 56, 0.72, ([base, shade]) =>
  [
    stroke('M-42-2q-10-2-16-10', '#8C6B3A', 3.4),
    ...[
      [-32, -12],
      [-32, 9],
      [-16, -20],
      [-14, 0],
      [-14, 19],
      [2, -13],
      [4, 8],
      [19, -7],
      [20, 11],
      [35, 2],
    ].map(([x = 0, y = 0]) =>
      moved(
        form(oval(0, 0, 11), shade) +
          paint(oval(-1.6, -2, 8), base) +
          stroke('M-5-4q2-3 5-3', '#FFF6E6', 1.6),
        x,
        y,
      ),
    ),
  ].join(''),
)

/** A flower of hibiscus, as it stands by its drink. */
const hibiscus: Piece = upright(86, 78, 0.66, ([base, shade]) => {
  const petal = 'M0 2C-16-6-22-28-10-36-4-40 4-40 10-36 22-28 16-6 0 2Z'
  return [
    form('M-2 4C-22 12-38 10-42-2-26-12-10-8-2 4Z', '#6E9A3E'),
    ...[-108, 108, -52, 52, 0].map((turn) =>
      moved(
        paint(petal, base) + stroke('M0-4V-28M-4-8L-9-26M4-8L9-26', shade, 2.4) + ink(petal),
        0,
        2,
        turn,
      ),
    ),
    paint(oval(0, 2, 8), shade),
    stroke('M0 2Q8-12 20-18', '#FBE3A2', 4),
    stroke('M15-22l.1 0M22-22l.1 0M23-15l.1 0M18-13l.1 0', '#E9A72B', 5),
  ].join('')
})

const APPLE = 'M0-24C10-34 36-28 34 0 32 22 16 36 0 31-16 36-32 22-34 0-36-28-10-34 0-24Z'
const apple: Piece = upright(70, 66, 0.76, ([base, shade]) =>
  [
    paint(APPLE, base),
    paint('M4-26C16-33 36-26 34 0 32 22 16 36 0 31 18 24 24-8 4-26Z', shade),
    stroke('M-24-8q2-10 10-12', '#FFF8E2', 3.4),
    stroke('M0-24q0-10 5-15', '#6B4A25', 3.4),
    form('M4-34q9-10 20-6-6 11-20 6Z', '#6E9A3E'),
    ink(APPLE),
  ].join(''),
)

const PEAR =
  'M-6-40C8-46 15-36 15-22 16-6 32 2 31 20 30 38 14 42 0 41-18 42-32 34-30 16-28 0-15-4-14-20-13-30-13-36-6-40Z'
const pear: Piece = upright(62, 98, 0.55, ([base, shade]) =>
  moved(
    [
      paint(PEAR, base),
      paint('M8-38C15-30 15-22 15-22 16-6 32 2 31 20 30 38 14 42 0 41 24 30 8-10 8-38Z', shade),
      stroke('M-20 14q2-10 9-14', '#FFFBE6', 3.4),
      stroke('M1-42q1-8 6-12', '#6B4A25', 3.4),
      ink(PEAR),
    ].join(''),
    0,
    6.5,
  ),
)

const wholeOrange: Piece = upright(66, 66, 0.785, ([base, shade]) =>
  [
    paint(oval(0, 0, 33), base),
    paint('M16-29A33 33 0 0 1-20 26Q24 26 16-29Z', shade),
    stroke('M-21-8q3-10 11-13', '#FFE9B8', 3.4),
    paint('M-3-25l6-3 5 4-3 5-7 0Z', '#6E9A3E'),
    ink(oval(-0.6, -0.8, 33)),
  ].join(''),
)

/** A pineapple in slices without its heart. */
const pineapple: Piece = anyWay(46, 40, 0.43, ([base, shade]) =>
  [
    form('M-22-8Q-8-23 12-18 22-14 22-4L8 0Q4-7-4-4L-6 4-18 12Q-26 2-22-8Z', base),
    stroke('M-16-7l6 4M-6-15l4 7M6-16l0 7M16-10l-6 4', shade, 2.2),
  ].join(''),
)

const seeds: Piece = anyWay(
  8,
  7,
  0.785,
  ([base, shade]) => paint(oval(0.5, 0.6, 4, 3.6), shade) + paint(oval(-0.3, -0.4, 3, 2.6), base),
)

const nuts: Piece = anyWay(21, 18, 0.74, ([base, shade]) =>
  [
    form('M-10 0C-10-8-2-10 3-9 9-8 12-2 9 4 5 10-3 10-7 7-9 5-10 3-10 0Z', base),
    stroke('M-6 1q5-6 12-3M-3 5q4-3 8-3', shade, 1.8),
  ].join(''),
)

export const FRUITS = {
  fraises: strawberries,
  framboises: raspberries,
  baies: berries,
  figues: figs,
  raisins: grapes,
  hibiscus,
  pommes: apple,
  poires: pear,
  oranges: wholeOrange,
  ananas: pineapple,
  graines: seeds,
  noix: nuts,
} as const satisfies Readonly<Record<string, Piece>>
