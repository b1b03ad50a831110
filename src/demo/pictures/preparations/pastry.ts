import { CRUST, CRUST_SHADE, ring } from './ring'
import { form, ink, moved, oval, paint, slab, stroke } from '../pen'
import { along, anyWay, single, singleUpright, upright, type Look } from './piece'
import type { Piece } from './Preparation'

const ECLAIR =
  'M-68 2C-70-14-60-21-46-21-20-24 30-24 50-20 64-18 70-8 68 4 66 16 54 21 42 21 14 24-30 24-48 21-60 19-67 12-68 2Z'
const eclairUnder = (icing: Look): Piece =>
  along(136, 44, 0.86, (tone) =>
    [
      paint(ECLAIR, CRUST),
      paint(
        'M-66 8C-62 17-54 21-48 21-30 24 14 24 42 21 54 21 64 16 68 6 50 16-44 16-66 8Z',
        CRUST_SHADE,
      ),
      icing(tone),
      ink(ECLAIR),
    ].join(''),
  )

/** Its icing has run, and has been scored. */
const eclair = eclairUnder(([base, shade]) =>
  [
    paint(
      'M-60-2C-62-12-52-17-42-17-16-20 26-20 46-16 58-14 62-6 58 2 52 10 44 4 34 8 22 12 14 6 4 9-8 12-18 6-28 8-42 12-56 8-60-2Z',
      base,
    ),
    stroke('M-46 4L-34-14-22 4-10-15 2 4 14-15 26 4 38-14 48 2', shade, 3),
    stroke('M-50-9q4-4 10-4', '#FFF3E2', 2.6, ' opacity=".8"'),
    ink('M-60-2C-56 8-42 12-28 8-18 6-8 12 4 9 14 6 22 12 34 8 44 4 52 10 58 2', ' opacity=".8"'),
  ].join(''),
)

const BEAN = 'M-12 0C-12-10 12-10 12 0S-12 10-12 0Z'
/** A smooth band of icing that was feathered, two beans of coffee on it. */
const eclairWithBeans = eclairUnder(([base, shade]) => {
  const bean = form(BEAN, '#4A2715') + stroke('M-10 1Q-4-4 0 0T10-1', shade, 2.4)
  return [
    form('M-52-15H48Q58-15 58-3T48 9H-50Q-60 9-60-3T-52-15Z', base),
    stroke(
      'M-55-10L-46-3-55 4M-43-12L-33-3-43 6M-30-12L-20-3-30 6M23-12L33-3 23 6M36-12L46-3 36 6',
      '#FFF3E2',
      4,
    ),
    moved(bean, -6, -6, -30),
    moved(bean, 11, 0, 20),
  ].join('')
})

/** On its edge, as it stands in its box: two shells and the cream between. */
const macaron: Piece = upright(50, 36, 0.86, ([base, shade]) =>
  [
    paint('M-25 6Q-24 18 0 18T25 6Z', shade),
    paint('M-24 5Q-22 14 0 14T24 5Z', base),
    paint(slab(-22.5, -4, 45, 8, 3), '#FFF4E0'),
    paint('M-25-5C-25-15-13-18 0-18S25-15 25-5Z', base),
    paint('M25-5C25-11 20-15 14-17 18-12 14-8-25-5Z', shade, 0.7),
    stroke(
      'M-24-4.500q3 2.600 6 0t6 0 6 0 6 0 6 0 6 0 6 0 6 0M-24 4.500q3-2.600 6 0t6 0 6 0 6 0 6 0 6 0 6 0 6 0',
      shade,
      2.4,
    ),
    stroke('M-16-11q4-4 9-4', '#FFF8EE', 2.2),
    ink('M-25-5C-25-15-13-18 0-18S25-15 25-5M-25 5Q-24 18 0 18T25 5'),
  ].join(''),
)

const puff: Piece = upright(58, 54, 0.78, ([base, shade]) =>
  [
    paint('M-29 4C-30 20-20 27 0 27S30 20 29 4Z', CRUST_SHADE),
    paint('M-28 2C-29 16-18 22 0 22S29 16 28 2Z', CRUST),
    paint('M-30 2Q-22-6-15 0T0 0 15 0 30 2Q22 10 15 5T0 6-15 5-30 2Z', '#FFF8E8'),
    paint('M-27-1C-28-20-14-27 0-27S28-20 27-1Q20-5 14-1T0-2-14-1-27-1Z', base),
    paint('M27-1C28-18 18-25 8-26.500 18-16 12-8 27-1Z', shade),
    stroke('M-16-14q4-6 11-7', '#FFF8EE', 2.6),
    ink('M-27-1C-28-20-14-27 0-27S28-20 27-1M-28 6C-28 20-18 27 0 27S28 20 28 6'),
  ].join(''),
)

/** A ring of choux with praline between. */
const parisBrest: Piece = single(104, 104, 0.7, ([base, shade]) =>
  [
    paint(oval(0, 0, 52), base),
    ring(
      12,
      34,
      () =>
        paint(oval(0, 0, 13.5), CRUST) +
        paint('M2-13A13.500 13.500 0 0 1-9 10Q10 8 2-13Z', CRUST_SHADE) +
        ink(oval(-0.5, -0.6, 13.5), ' opacity=".85"'),
    ),
    ring(8, 34, (at) => stroke(at % 2 ? 'M-6-4l8 2' : 'M-2 4l7-3', '#FFF3D6', 3.4)),
    paint(oval(0, 0, 16), '#FFF8EA'),
    stroke(oval(0, 0, 17), shade, 4),
    ink(oval(0, 0, 15)),
    ink(oval(-0.6, -0.8, 52)),
  ].join(''),
)

/** A slice of layered cake, seen from the side: fruit, cream, sponge. */
const cake = (layers: (tone: readonly [string, string]) => string, top: string): Piece =>
  singleUpright(108, 88, 0.9, (tone) =>
    [
      `<clipPath id="gateau"><path d="M-52-30Q-52-36-46-36H46Q52-36 52-30V40Q52 44 48 44H-48Q-52 44-52 40Z"/></clipPath>`,
      `<g clip-path="url(#gateau)">${layers(tone)}</g>`,
      top,
      ink('M-53-30Q-53-37-46-37H46Q52-37 52-30V40Q52 44 48 44H-48Q-53 44-53 40Z'),
    ].join(''),
  )

const layer = (y: number, height: number, colour: string) =>
  paint(`M-54 ${y}H54V${y + height}H-54Z`, colour)

const strawberryCake: Piece = cake(
  ([base, shade]) =>
    [
      layer(-38, 12, base),
      layer(-26, 12, '#F3D294'),
      layer(-14, 44, '#FFF4DC'),
      layer(30, 16, '#F3D294'),
      ...[-38, -12, 14, 40].map((x) =>
        moved(
          paint('M0-20C9-16 14-4 12 12 8 19-8 19-12 12-14-4-9-16 0-20Z', base) +
            paint('M0-12C5-8 7 0 6 9 3 13-3 13-6 9-7 0-5-8 0-12Z', '#F6B9A4') +
            stroke('M0-6V8', shade, 2),
          x,
          10,
        ),
      ),
      stroke('M-54-26H54M-54-14H54M-54 30H54', '#C98A4B', 1.4),
    ].join(''),
  moved(
    form('M0 16C-9 12-16 2-14-6-12-13-4-12 0-9 4-12 12-13 14-6 16 2 9 12 0 16Z', '#D63A35') +
      form('M-10-9Q-5-15 0-10 5-15 10-9 5-4 0-8-5-4-10-9Z', '#6E9A3E'),
    8,
    -45,
    12,
  ),
)

const chocolateCake: Piece = cake(
  ([base, shade]) =>
    [
      layer(-38, 9, shade),
      layer(-29, 21, base),
      layer(-8, 21, '#B98350'),
      layer(13, 19, '#FAEED3'),
      layer(32, 14, shade),
      stroke('M-54-8H54M-54 13H54', shade, 1.2),
      stroke('M-46-20h12M20-16h14M-20 3h14M30 5h8', '#FFF3E2', 1.8, ' opacity=".5"'),
    ].join(''),
  moved(form('M-18 8Q-6-14 16-10 20 2 4 8-8 12-18 8Z', '#7A4628'), -8, -43, -6),
)

const millefeuille: Piece = cake(
  ([base, shade]) =>
    [
      layer(-38, 12, '#FFF8EC'),
      layer(-26, 12, base),
      layer(-14, 16, '#F8E3A2'),
      layer(2, 10, base),
      layer(12, 16, '#F8E3A2'),
      layer(28, 18, base),
      stroke('M-54-22H54M-54-18H54M-54 5H54M-54 9H54M-54 32H54M-54 36H54M-54 40H54', shade, 1.8),
      paint(
        'M-54-14q9 8 18 0t18 0 18 0 18 0 18 0 18 0V-18H-54ZM-54 12q9 8 18 0t18 0 18 0 18 0 18 0 18 0V8H-54Z',
        base,
      ),
    ].join(''),
  stroke('M-44-31q8-6 16 0t16 0 16 0 16 0 16 0', '#74452A', 2.8),
)

/** A loaf cake: a slice before what is left of it. */
const loafCake: Piece = singleUpright(128, 84, 0.84, ([base, shade]) =>
  [
    paint(
      'M-62 30V-12C-62-34-46-42-32-40L44-40C58-42 64-28 64-14V30Q64 34 60 34H-58Q-62 34-62 30Z',
      shade,
    ),
    paint(
      'M-62-12C-62-34-46-42-32-40L44-40C58-42 64-28 64-14 40-20 20-22-20-12-30-30-54-30-62-12Z',
      '#FFF8EC',
    ),
    paint('M-62 34V-6C-62-26-22-26-20-6V34Q-20 38-24 38H-58Q-62 38-62 34Z', '#C98A45'),
    paint('M-57 32V-5C-57-20-26-20-25-5V32Z', base),
    stroke('M-48-4l3 1M-38 6l3 0M-50 14l3 1M-34 20l3 0M-44 26l3 0', shade, 2.6),
    ink(
      'M-62-12C-62-34-46-42-32-40L44-40C58-42 64-28 64-14V30Q64 34 60 34H-20V-6C-22-26-62-26-62-6V34Q-62 38-58 38H-24Q-20 38-20 34',
    ),
    stroke('M0-34l10 4M20-36l8 3M40-33l6 4', '#F6D24C', 3.4),
  ].join(''),
)

/** A dome of chestnut threads on cream. */
const montBlanc: Piece = singleUpright(96, 84, 0.7, ([base, shade]) =>
  [
    paint('M-46 34C-46 24 46 24 46 34 46 44-46 44-46 34Z', '#FFF4DC'),
    paint('M-42 32C-44 2-18-28 0-34 18-28 44 2 42 32 20 40-20 40-42 32Z', base),
    stroke(
      'M-40 26Q0 42 40 26M-37 15Q0 33 37 15M-31 4Q0 23 31 4M-24-8Q0 11 24-8M-15-19Q0-3 15-19',
      shade,
      3.4,
    ),
    ink('M-42 32C-44 2-18-28 0-34 18-28 44 2 42 32'),
    ink('M-39 20Q0 37 39 20M-28-2Q0 17 28-2', ' opacity=".6"'),
    form('M-9-32Q-8-44 2-45 12-43 10-32 0-28-9-32Z', '#8A5A2B'),
    ink('M-46 34C-46 44 46 44 46 34'),
  ].join(''),
)

const baba: Piece = singleUpright(92, 92, 0.7, ([base, shade]) =>
  [
    paint('M-44 38C-40 46 40 46 44 38L36-2H-36Z', shade),
    paint('M-40 32L-34-2H30L24 34C0 40-30 38-40 32Z', base),
    stroke('M-24 2l-4 34M-8 2l-2 37M10 2l2 37', shade, 2.6),
    paint(
      'M-38 2C-44-12-26-14-24-22-20-36 6-46 10-40 12-34 24-32 24-20 34-14 42-8 38 2 20 8-20 8-38 2Z',
      '#FFF8E8',
    ),
    paint('M38 2C42-8 34-14 24-20 24-32 12-34 10-40 14-20 8-6 38 2Z', '#EBDCBB'),
    ink(
      'M-38 2C-44-12-26-14-24-22-20-36 6-46 10-40 12-34 24-32 24-20 34-14 42-8 38 2 20 8-20 8-38 2Z',
    ),
    ink('M-36 4L-44 38C-40 46 40 46 44 38L36 4M-24-20Q0-10 22-22'),
  ].join(''),
)

/** A small cake, its heart running out. */
const fondant: Piece = singleUpright(116, 70, 0.76, ([base, shade]) =>
  [
    paint('M-46 24C-66 24-60 36-34 36H40C66 36 60 22 34 26Z', base),
    paint('M-40-22L-46 24C-40 32 34 32 42 24L36-22Z', shade),
    paint('M-40-22C-38-32 34-32 36-22 34-13-38-13-40-22Z', base),
    paint(
      'M-14-16C-10 2 8-2 12-16 20-6 18 20 34 30 16 36-16 34-30 32-12 22-24 0-14-16Z',
      '#A0683C',
    ),
    stroke('M-30-24q10-4 22-4', '#FFF3E2', 2.4, ' opacity=".7"'),
    ink(
      'M-40-22C-38-32 34-32 36-22 34-13-38-13-40-22ZM-40-20L-46 22M36-20L42 22M-46 24C-66 24-60 36-34 36H40C66 36 60 24 44 25',
    ),
  ].join(''),
)

const chocolate: Piece = anyWay(36, 27, 0.95, ([base, shade]) =>
  [
    paint(slab(-18, -13.5, 36, 27, 3), shade),
    paint(slab(-18, -13.5, 33, 24, 3), base),
    paint('M-10-6H8V6H-10Z', shade),
    stroke('M-10-6H8', '#C08A5C', 1.6),
    ink(slab(-18.5, -14, 36, 27, 3)),
  ].join(''),
)

/** A glass of 7 cm, seen from the side: what is in it, what lies on top. */
const verrine: Piece = upright(62, 74, 0.88, ([base, shade]) =>
  [
    paint('M-30-36H30L23 33Q22 37 18 37H-18Q-22 37-23 33Z', '#EEF3F1'),
    paint('M-28.500-16H28.500L22.500 31Q22 34 18 34H-18Q-22 34-22.500 31Z', base),
    paint('M-25.500 8Q-12 2 0 8T25.500 8L22.500 31Q22 34 18 34H-18Q-22 34-22.500 31Z', shade),
    paint('M-28.600-18Q-14-26 0-19T28.600-18L28-12H-28Z', '#FFF8EA'),
    moved(paint(oval(0, 0, 5.4), shade) + ink(oval(0, 0, 5.4)), 3, -24),
    form('M8-24q7-8 14-4-5 8-14 4Z', '#6E9A3E'),
    stroke('M-21-8L-17 24', '#fff', 3, ' opacity=".75"'),
    ink('M-31-37H30L23 33Q22 37 18 37H-18Q-22 37-23 33Z'),
  ].join(''),
)

export const PASTRY = {
  éclairs: eclair,
  'éclairs à grains': eclairWithBeans,
  macarons: macaron,
  choux: puff,
  'paris-brest': parisBrest,
  fraisier: strawberryCake,
  entremets: chocolateCake,
  'mille-feuille': millefeuille,
  cake: loafCake,
  'mont-blanc': montBlanc,
  baba,
  fondant,
  chocolat: chocolate,
  verrine,
} as const satisfies Readonly<Record<string, Piece>>
