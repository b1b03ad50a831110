import { ink, oval, paint, stroke } from '../pen'
import { single } from './piece'
import type { Piece } from './Preparation'

const wedge = (rind: string) => `M-50 18L46-28Q54-4 46 26L-46 26Q-54 24-50 18Z${rind}`

/** A wedge of cheese with its rind; two tones: paste and rind. */
const cheese: Piece = single(104, 58, 0.58, ([base, shade]) =>
  [
    paint(wedge(''), base),
    paint('M46-28Q54-4 46 26L38 26Q46-4 38-24Z', shade),
    paint('M-50 18L46-28 45-20-46 24Q-52 22-50 18Z', '#FFF6DC', 0.7),
    ...[
      [-4, 14, 5],
      [16, 2, 6],
      [26, 18, 4],
      [-22, 18, 3],
    ].map(([x = 0, y = 0, r = 0]) => paint(oval(x, y, r, r * 0.8), shade, 0.75)),
    ink(wedge('')),
  ].join(''),
)

/** Soft cheese of a flowered rind, a point of it. */
const softCheese: Piece = single(104, 60, 0.66, ([base, shade]) =>
  [
    paint('M-50 6L38-30Q54-6 46 16L44 30-46 20Q-54 12-50 6Z', '#FFFBF0'),
    paint('M-50 8L46 14 44 30-46 20Q-53 14-50 8Z', base),
    stroke('M-30 15q9 4 18 1M-2 19q10 5 20 2M26 23q6 3 12 1', shade, 3),
    stroke('M-10-4l8-3M10-14l10-4M16 2l9-2', '#E6DCC8', 2.6),
    ink('M-50 6L38-30Q54-6 46 16L44 30-46 20Q-54 12-50 6Z'),
    ink('M-50 8L46 15', ' opacity=".8"'),
  ].join(''),
)

const blueCheese: Piece = single(98, 56, 0.62, ([base, shade]) =>
  [
    paint('M-48 16L40-28Q48-4 42 26L-42 26Q-52 24-48 16Z', base),
    stroke(
      'M-10 10q4-6 9-3M12-2q6-5 10 1M6 16q5-4 10 0M26 12q5-4 9 1M24-14q5-4 9 0M-28 18q4-3 8 0',
      shade,
      4.4,
    ),
    ink('M-48 16L40-28Q48-4 42 26L-42 26Q-52 24-48 16Z'),
  ].join(''),
)

export const CHEESES = {
  fromage: cheese,
  brie: softCheese,
  bleu: blueCheese,
} as const satisfies Readonly<Record<string, Piece>>
