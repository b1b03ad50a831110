import { form, ink, oval, paint, slab, stroke } from '../pen'
import { upright } from './piece'
import type { Piece } from './Preparation'

const JAR = 'M-38-34Q-44-30-44-22V42Q-44 52-34 52H34Q44 52 44 42V-22Q44-30 38-34Z'
const jar: Piece = upright(92, 112, 0.88, ([base, shade]) =>
  [
    paint(JAR, base),
    paint('M44-22Q44-30 38-34H20C30-10 30 30 16 52H34Q44 52 44 42Z', shade),
    form(slab(-40, -56, 80, 23, 5), '#C2371F'),
    stroke('M-30-50V-40M-18-50V-40M-6-50V-40M6-50V-40M18-50V-40M30-50V-40', '#FBE7E1', 3.4),
    paint(slab(-30, -14, 60, 46, 5), '#FFFBF3'),
    stroke('M-16 0H16M-10 9H10', '#5B2A44', 3.4),
    paint(oval(0, 21, 6), base),
    stroke('M-37-18V20', '#fff', 4, ' opacity=".7"'),
    ink(JAR),
    ink(slab(-30, -14, 60, 46, 5), ' opacity=".7"'),
  ].join(''),
)

const tin: Piece = upright(118, 76, 0.9, ([base, shade]) =>
  [
    paint(slab(-57, -36, 116, 74, 22), '#8C8271'),
    paint(slab(-57, -36, 116, 64, 22), '#EADFCB'),
    paint(slab(-48, -28, 98, 48, 16), base),
    paint('M-34-2C-18-20 8-18 26-6L40-14Q38-4 40 8L26 0C8 12-18 12-34-2Z', '#FBF6EC'),
    stroke('M-22-3l.1 0', '#1E1B16', 4),
    stroke('M-10-8q4 5 0 11M2-9q4 6 0 12', shade, 2.4),
    ink('M-34-2C-18-20 8-18 26-6L40-14Q38-4 40 8L26 0C8 12-18 12-34-2Z', ' opacity=".8"'),
    ink(slab(-57.5, -36.5, 116, 74, 22)),
    ink('M-56 14Q-54 28-36 28H38Q56 28 58 14'),
  ].join(''),
)

const bag: Piece = upright(98, 142, 0.94, ([base, shade]) =>
  [
    paint('M-46-64H46L49 62Q49 70 41 70H-41Q-49 70-49 62Z', '#D9B88A'),
    paint('M20-64H46L49 62Q49 70 41 70H22Z', '#BC9562'),
    paint('M-46-64H46L46.500-44H-46.500Z', '#2F6B3A'),
    paint(slab(-34, -26, 68, 74, 8), '#FFFBF3'),
    paint('M-22 20C-24 8-14 4-4 8 6 2 22 0 22 14 22 26 8 28-2 24-12 28-21 28-22 20Z', base),
    stroke('M-14 14l2 3M-8 18l2 3M6 10l2 4M14 14l1 3M0 16l1 2', shade, 2.4),
    ink('M-22 20C-24 8-14 4-4 8 6 2 22 0 22 14 22 26 8 28-2 24-12 28-21 28-22 20Z'),
    stroke('M-20-12H20M-14-3H14', '#5B2A44', 4),
    ink('M-46-64H46L49 62Q49 70 41 70H-41Q-49 70-49 62ZM-46.500-44H46.500'),
  ].join(''),
)

/** A bar of chocolate, half out of its paper. */
const bar: Piece = upright(92, 164, 0.94, ([base, shade]) =>
  [
    paint(slab(-42, -82, 84, 100, 4), shade),
    paint(slab(-42, -82, 80, 96, 4), base),
    stroke('M-14-82V0M14-82V0M-42-56H40M-42-30H40M-42-4H40', shade, 3.4),
    stroke('M-38-77h18M-10-77h18M18-77h16M-38-51h18M-10-51h18M18-51h16', '#B07B4C', 2.2),
    paint('M-42-20L-30-12-18-20-6-12 6-20 18-12 30-20 42-12V-2H-42Z', '#E6E2DA'),
    paint('M-46-6H46V76Q46 82 40 82H-40Q-46 82-46 76Z', '#5B2A44'),
    paint('M22-6H46V76Q46 82 40 82H22Z', '#45203A'),
    stroke('M-24 24H12M-24 36H2', '#E9A72B', 5),
    paint(oval(-12, 58, 9), '#E9A72B'),
    ink('M-42-14V-82H42V-10M-46-6H46V76Q46 82 40 82H-40Q-46 82-46 76Z'),
  ].join(''),
)

export const GROCERY = {
  bocal: jar,
  conserve: tin,
  sachet: bag,
  tablette: bar,
} as const satisfies Readonly<Record<string, Piece>>
