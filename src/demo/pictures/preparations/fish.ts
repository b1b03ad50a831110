import { ink, moved, paint, stroke } from '../pen'
import { along, anyWay, single } from './piece'
import type { Piece } from './Preparation'

const FILLET = 'M-58 6C-60-14-34-28-4-28 28-28 58-18 60 0 60 12 40 22 8 24-26 28-56 24-58 6Z'

/** A fillet, its flakes seen. */
const fillet: Piece = single(120, 61, 0.69, ([base, shade]) => {
  const flakes =
    'M-38-18q10 18 0 40M-18-25q12 24 2 48M4-27q13 25 3 51M26-25q12 22 3 45M44-17q8 14 2 31'
  return moved(
    paint(FILLET, base) +
      stroke(flakes, shade, 3.4) +
      paint('M-58 6C-56 24-26 28 8 24 40 22 60 12 60 0 62 18 42 30 8 32-28 36-60 30-58 6Z', shade) +
      ink(FILLET) +
      ink('M-57 12C-52 32-24 35 8 32 40 30 60 20 60 4'),
    0,
    -2.5,
  )
})

const PAVE = 'M-56-8Q-52-24-6-27 40-28 54-16 60-2 57 12 46 25 4 27-44 28-55 16-59 4-56-8Z'

/** A thick piece of cooked fish: flakes that open, a seared edge. */
const pave: Piece = single(118, 58, 0.8, ([base, shade]) =>
  [
    paint(PAVE, shade),
    paint('M-54-9Q-50-22-6-25 38-26 52-15 57-3 54 6 44 17 4 19-42 20-52 10-56 2-54-9Z', base),
    stroke(
      'M-42-19Q-26-4-44 14M-27-22Q-9-4-29 17M-11-24Q7-4-13 18M5-24Q23-4 3 18M21-23Q39-5 19 17M36-21Q52-5 35 14',
      '#FFE9DA',
      3.6,
    ),
    stroke('M-36-18Q-21-4-38 12M-4-22Q13-4-6 16M28-20Q44-5 26 14', shade, 1.4),
    stroke('M-50-13l8-6M-48 17l12 3M-8 22h14M30 20l13-3M-22-23h8M36-23l9 4', '#85502C', 3),
    ink(PAVE),
  ].join(''),
)

const PRAWN = 'M-18 10C-24-8-8-22 8-18 22-14 24 4 12 12L8 5C14-1 12-8 5-10-4-12-11-4-8 6Z'

const prawn: Piece = anyWay(46, 36, 0.46, ([base, shade]) =>
  [
    paint(PRAWN, base),
    stroke('M-13-9l7 4M-3-18l3 8M9-18l-3 8M19-8l-8 2', shade, 2.2),
    paint('M-18 10q-7 4-8 11 8-1 11-6 5 5 11 3-2-8-4-12Z', shade),
    ink(PRAWN),
    ink('M-18 10q-7 4-8 11 8-1 11-6 5 5 11 3-2-8-4-12', ' opacity=".7"'),
  ].join(''),
)

const sardine: Piece = along(96, 22, 0.7, ([base, shade]) =>
  [
    paint('M-46 0C-30-13 10-13 34-2L46-9Q44 0 46 9L34 3C10 13-30 12-46 0Z', base),
    paint('M-46 0C-30-13 10-13 34-2 10-3-20-4-46 0Z', shade),
    ink('M-46 0C-30-13 10-13 34-2L46-9Q44 0 46 9L34 3C10 13-30 12-46 0Z'),
    ink('M-34-6q4 6 0 11M-39-2l.1 0'),
  ].join(''),
)

export const FISH = {
  filet: fillet,
  pavé: pave,
  crevettes: prawn,
  sardines: sardine,
} as const satisfies Readonly<Record<string, Piece>>
