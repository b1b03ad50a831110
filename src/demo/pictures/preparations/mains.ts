import { form, ink, moved, oval, paint, slab, stroke } from '../pen'
import { along, anyWay, single, singleUpright, upright } from './piece'
import type { Piece } from './Preparation'

const SLICE = 'M-15-27C-4-32 12-29 15-20 19-6 18 12 12 24 6 31-10 31-15 24-20 10-21-16-15-27Z'

/** Five slices that lean on each other, skin or crust along one side. */
const slices: Piece = single(118, 62, 0.8, ([base, shade]) =>
  [40, 20, 0, -20, -40]
    .map((x, at) =>
      moved(
        paint(SLICE, shade) +
          paint(
            'M-13-23C-4-27 9-25 12-18 15-5 14 10 9 20 4 26-8 26-12 20-16 8-17-14-13-23Z',
            base,
          ) +
          stroke('M-5-17q7 15 1 32M4-14q5 13 0 24', shade, 1.3, ' opacity=".55"') +
          ink(SLICE),
        x,
        at % 2 === 0 ? 1 : -1,
        8 - at * 4,
      ),
    )
    .join(''),
)

const LEG =
  'M-50-6C-46-32-8-38 14-24 24-17 34-10 46-9 50-16 60-15 61-8 66-6 66 2 60 4 58 11 49 11 46 4 34 5 28 14 18 22-4 38-46 32-50-6Z'

/** A leg, roasted. */
const leg: Piece = single(116, 66, 0.62, ([base, shade]) =>
  moved(
    [
      paint(LEG, base),
      paint('M-49 0C-40 18-4 20 20 4 28-2 36-4 46-3L46 4C34 5 28 14 18 22-4 38-44 32-49 0Z', shade),
      paint('M44-9C50-16 60-15 61-8 66-6 66 2 60 4 58 11 49 11 46 4Z', '#FFF6E2'),
      stroke('M-34-12q8-9 20-11M-12-24q6-1 10 0', '#FBE3B4', 3.4),
      stroke('M-26 2q6 5 14 5M-4-6q6 4 12 3', shade, 2),
      ink(LEG),
    ].join(''),
    -7.5,
    0,
  ),
)

const ball: Piece = anyWay(37, 37, 0.785, ([base, shade]) =>
  [
    paint(oval(0, 0, 18.5), shade),
    paint(oval(-2, -2.4, 15), base),
    stroke('M-9-5l.1 0M0-10l.1 0M5-3l.1 0M-4 3l.1 0M7 6l.1 0M-11 6l.1 0M0 11l.1 0', shade, 3),
    ink(oval(-0.6, -0.8, 18.5), ' stroke-dasharray="70 4 30 6"'),
  ].join(''),
)

const dumpling: Piece = anyWay(54, 54, 0.72, ([base, shade]) => {
  const d =
    'M0-26Q7-25 11-22 19-22 21-15 27-10 25-2 28 6 22 12 20 20 12 21 6 27-2 25-11 27-16 20-24 17-24 8-29 1-25-6-24-15-16-18-10-25 0-26Z'
  return [
    paint(d, shade),
    paint(oval(-1, -1.5, 21, 20), base),
    stroke(
      'M-20-8Q-8-7-3-2M-10-20Q-5-9-1-4M8-21Q3-10 1-4M20-8Q10-5 4-1M20 9Q9 5 4 2M4 21Q4 9 1 4M-13 18Q-5 9-1 4M-22 6Q-10 4-4 1',
      shade,
      2,
    ),
    ink(d),
    ink(oval(0, 0, 3.4)),
  ].join('')
})

/** Meat and vegetables on a stick of wood. */
const skewer: Piece = along(178, 28, 0.74, ([base, shade]) =>
  [
    stroke('M-88 0H88', '#C99762', 4),
    ...[-62, -34, -8, 20, 47].map((x, at) =>
      at % 2 === 0
        ? moved(
            paint('M-13-11Q0-17 13-12 17 0 12 12 0 16-13 12-17 0-13-11Z', shade) +
              paint('M-11-10Q0-14 10-10 13-1 9 8 0 11-10 8-13-1-11-10Z', base) +
              stroke('M-6-7l9 11M0-10l8 9', shade, 2) +
              ink('M-13-11Q0-17 13-12 17 0 12 12 0 16-13 12-17 0-13-11Z'),
            x,
            0,
          )
        : moved(
            form('M-7-13Q0-16 7-13 9 0 7 13 0 15-7 13-9 0-7-13Z', at === 1 ? '#D7432C' : '#86A844'),
            x,
            0,
          ),
    ),
  ].join(''),
)

const OMELETTE = 'M-88 22C-84-30-46-52 0-52S86-30 88 22C88 34 60 30 0 30S-86 36-88 22Z'
const omelette: Piece = single(176, 84, 0.78, ([base, shade]) =>
  [
    paint(OMELETTE, shade),
    paint('M-82 16C-78-28-42-47 0-47S80-28 82 16C74 24 50 20 0 20S-74 26-82 16Z', base),
    stroke('M-56-8q10-20 32-24M-6-30q20-2 34 4M20-6q18-6 32 4M-36 4q14-8 30-4', shade, 3.4),
    stroke('M-44-22l5 2M-14-8l5-3M6-20l5 2M34-24l5 3M48-8l4-3M-62 6l5-2M10 8l5-2', '#4F7F36', 2.4),
    ink(OMELETTE),
  ].join(''),
)

/** A square cut from a dish out of the oven: the fork's furrows, browned, and the layers in front. */
const gratin: Piece = single(112, 92, 0.92, ([base, shade]) => {
  const furrow = (y: number) => `M-46 ${y}q8-7 15 0t15 0 15 0 15 0 15 0 15 0`
  return [
    paint('M-54-44Q0-50 54-44L56 28H-56Z', base),
    paint('M-56 28H56V46H-56Z', shade),
    paint(oval(-26, -24, 20, 10), '#E3A552', 0.55),
    paint(oval(22, 4, 24, 11), '#E3A552', 0.55),
    paint(oval(30, -32, 14, 6), '#E3A552', 0.55),
    stroke([-34, -22, -10, 2, 14].map(furrow).join(''), shade, 3),
    stroke([-32, -8, 16].map(furrow).join(''), '#FFF6DE', 1.8),
    stroke('M-55 34q9-4 18 0t18 0 18 0 18 0 18 0 18 0', '#F7E3B4', 3),
    stroke('M-55 42H55', '#8A4B32', 3),
    ink('M-54-44Q0-50 54-44L56 28V46H-56V28Z'),
    ink('M-56 28H56'),
  ].join('')
})

/** A square of lasagne, as it is lifted out of its dish: sheets of pasta over their vegetables, browned on top. */
const lasagne: Piece = singleUpright(136, 112, 0.9, ([base, shade]) => {
  const sheet = (y: number) => `M-62 ${y}q10-3 20 0t21 1 21-1 21 1 20-1 21 0`
  const vegetables = (y: number, colour: string) => paint(`M-62 ${y}H62V${y + 13}H-62Z`, colour)
  return [
    paint('M-62-2H62V52Q62 55 58 55H-58Q-62 55-62 52Z', '#FFFBF0'),
    vegetables(2, '#7FA84A'),
    vegetables(19, '#DD4B32'),
    vegetables(36, '#6B4560'),
    stroke('M-44 6q6 5 12 1M-14 8q8 4 16-1M26 6q8 5 16 0', '#DDE3A2', 4),
    stroke('M-50 42q8 4 14 0M-6 44q8 3 16-1M38 42q6 4 12 0', '#E7D3A4', 4),
    stroke('M-34 25q8 4 12 0M14 26q8 3 14-1', '#FFFBF0', 4),
    ink([0, 17, 34, 51].map(sheet).join(''), ' stroke-width="8"'),
    stroke([0, 17, 34, 51].map(sheet).join(''), '#FBE8B8', 6),
    paint('M-50-56Q0-59 52-56L66-4Q50 4 34 0 18 8 2 1-14 6-30 1-48 5-66-4Z', shade),
    paint('M-49-55Q0-58 50-55L61-8Q40-2 24-6 4 2-14-5-40-1-62-8Z', base),
    stroke('M-36-42q10-7 22 0M4-46q12-6 24 1M-48-16q12-7 26 1M12-20q14-8 32 1', '#FFF6DE', 3.4),
    ...[
      [-28, -28, 12],
      [8, -34, 10],
      [36, -38, 8],
      [-8, -14, 10],
      [34, -12, 13],
      [-40, -48, 6],
      [-48, -12, 7],
      [14, -50, 6],
    ].map(([x = 0, y = 0, r = 0]) => paint(oval(x, y, r, r * 0.55), r > 9 ? '#C67A30' : '#96521F')),
    stroke('M-30-28h5M34-12h6M-8-15h4M8-35h3', '#96521F', 4),
    ink('M-50-56Q0-59 52-56L66-4Q50 4 34 0 18 8 2 1-14 6-30 1-48 5-66-4Z'),
    ink('M-64-1V52Q-63 55-58 55H58Q63 55 64 52V-1'),
  ].join('')
})

const PIE_SLICE = 'M-78 0Q-74-3 56-46Q66-24 66 0T56 46Q-74 3-78 0Z'

/** A quarter of a quiche, seen from above: filling, then the wavy edge. */
const quiche: Piece = along(150, 92, 0.56, ([base, shade]) =>
  [
    paint(PIE_SLICE, '#D99B52'),
    paint('M-74 0L48-40Q57-20 57 0T48 40Z', '#F5D58E'),
    ...[
      [24, -24],
      [44, 18],
      [0, 6],
    ].map(([x = 0, y = 0]) => paint(oval(x, y, 12, 7), '#FBE9B8')),
    ...[
      [-20, 2, 8],
      [8, -12, 11],
      [14, 14, 9],
      [36, -22, 9],
      [40, 6, 11],
      [-44, 0, 5],
    ].map(([x = 0, y = 0, r = 0]) => paint(oval(x, y, r, r * 0.75), r > 8 ? base : shade)),
    stroke('M-6-6q4-4 8-2M24-2q5-4 9-1M24 24q5-3 8-1M30-30q4-3 7-2', '#FFF6DE', 2.4),
    stroke('M55-34l7-3M60-17l7-2M61 0h7M60 17l7 2M55 34l7 3', '#A9682A', 2.2),
    ink(PIE_SLICE),
    ink('M48-40Q57-20 57 0T48 40', ' opacity=".7"'),
  ].join(''),
)

/** A loaf of pâté, one slice. */
const terrine: Piece = along(88, 58, 0.93, ([base, shade]) =>
  [
    form('M-42-20Q-40-29-30-29H30Q40-29 42-20L44 22Q42 29 34 29H-34Q-42 29-44 22Z', shade),
    paint('M-36-19Q-34-23-28-23H28Q34-23 36-18L38 20Q36 23 32 23H-32Q-37 23-38 19Z', base),
    ...[
      [-22, -10],
      [4, -14],
      [24, -4],
      [-12, 8],
      [14, 12],
      [-30, 14],
      [-4, -2],
    ].map(([x = 0, y = 0], at) =>
      paint(oval(x, y, 5 + (at % 3), 3.6), at % 3 === 1 ? '#7E9848' : '#F3D8C0'),
    ),
  ].join(''),
)

/** A thin slice, dropped in folds. */
const ham: Piece = anyWay(64, 56, 0.74, ([base, shade]) => {
  const d = 'M-28 2C-34-16-16-30 0-25 16-32 34-18 29-2 34 16 16 30 1 24-14 30-31 18-28 2Z'
  return [
    paint(d, base),
    stroke('M-20 2C-20-10-8-16 0-14 12-16 20-6 17 2 16 12 4 14-2 11-8 8-8 0-1-2', '#FFE9DC', 3.4),
    stroke('M-25-4C-20 8-16 16-6 20M24-12C26-2 24 10 14 18', shade, 2.8),
    ink(d),
  ].join('')
})

/** A bun, its filling looking out: seen from the side. */
const burger: Piece = singleUpright(112, 92, 0.86, ([base, shade]) =>
  [
    paint(slab(-54, 22, 108, 22, 9), '#D99B52'),
    paint(slab(-57, 6, 114, 20, 9), '#6B3A22'),
    paint('M-58 0H58L40 12 26 4 8 18-8 4-30 10Z', base),
    paint('M-60-8Q-50 6-40-4T-20-4 0-4 20-4 40-4 60-8L58-14H-58Z', '#7FA84A'),
    paint('M-56-12C-54-44-28-52 0-52S54-44 56-12Z', '#E5A95A'),
    paint('M-56-12C-54-20 30-20 46-34 52-28 55-22 56-12Z', shade),
    stroke('M-30-32l5-2M-12-40l5-1M8-38l5 1M-20-24l5-1M24-30l4 2M-2-28l5 0', '#FFF3D2', 3),
    ink('M-56-12C-54-44-28-52 0-52S54-44 56-12Z'),
    ink(slab(-57, 6, 114, 20, 9)),
    ink('M-54 26V34Q-53 44-44 44H44Q53 44 54 34V26'),
  ].join(''),
)

/** A quarter of a club sandwich, standing on its crust, held by a stick. */
const club: Piece = upright(104, 92, 0.56, ([base, shade]) => {
  const d = 'M-50 42L-4-34Q0-40 4-34L50 42Q52 46 48 46H-48Q-52 46-50 42Z'
  const layer = (y: number, height: number, colour: string) => {
    const [top, foot] = [(y + 40) * 0.6, (y + height + 40) * 0.6]
    return paint(`M${-top} ${y}H${top}L${foot} ${y + height}H${-foot}Z`, colour)
  }
  return [
    stroke('M0-34V-60', '#C99762', 3.4),
    paint(oval(0, -60, 6), '#C2371F'),
    paint(d, base),
    layer(-18, 6, '#7FA84A'),
    layer(-12, 8, '#DD4B32'),
    layer(-4, 7, '#F6DDB0'),
    layer(14, 7, '#F8BC3F'),
    layer(21, 7, '#B9524C'),
    layer(28, 5, '#7FA84A'),
    stroke('M-29 12q8 4 14 0t14 0 14 0 14 0M-14-18q6 4 14 0t14 0', '#4F7F36', 2.2),
    paint('M-46 40H46L50 46H-50Z', shade),
    stroke('M-44 32L-8-28', shade, 3.4),
    ink(d),
    ink('M-13-18H13M-21-4H21M-34 14H34M-44 33H44', ' opacity=".45"'),
  ].join('')
})

/** Half a wrap, its spiral up. */
const wrap: Piece = anyWay(54, 54, 0.785, ([base, shade]) =>
  [
    paint(oval(0, 0, 27), '#F3DCAA'),
    paint(oval(0, 0, 21.5), base),
    stroke('M-15 3A15 15 0 0 1 12-9', '#D7432C', 6),
    stroke('M-9 12A15 15 0 0 0 15 2', '#7FA84A', 6),
    stroke('M-7-3A8 8 0 0 1 7-4', '#F3DCAA', 3),
    stroke('M-6 4A7 7 0 0 0 8 2', shade, 4),
    paint(oval(0, 0, 3), '#F6D24C'),
    ink(oval(-0.6, -0.8, 27)),
    ink('M-20-6A21 21 0 0 1 8-20M20 6A21 21 0 0 1 0 21', ' opacity=".6"'),
  ].join(''),
)

export const MAINS = {
  tranches: slices,
  cuisse: leg,
  boulettes: ball,
  raviolis: dumpling,
  brochettes: skewer,
  omelette,
  gratin,
  lasagnes: lasagne,
  quiche,
  terrine,
  jambon: ham,
  burger,
  club,
  wraps: wrap,
} as const satisfies Readonly<Record<string, Piece>>
