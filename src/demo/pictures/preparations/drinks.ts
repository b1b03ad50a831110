import { form, ink, moved, oval, paint, slab, stroke } from '../pen'
import { upright, type Look } from './piece'
import type { Piece } from './Preparation'

/* What stands: seen from the side, its middle at 0 0. */

const BOTTLE =
  'M-11-100H11V-66C11-48 31-44 31-20V92Q31 100 23 100H-23Q-31 100-31 92V-20C-31-44-11-48-11-66Z'
const bottle: Piece = upright(64, 214, 0.74, ([base, shade]) =>
  [
    paint(BOTTLE, base),
    paint('M11-66C11-48 31-44 31-20V92Q31 100 23 100H8C20 60 18-20 4-50L4-80H11Z', shade),
    form(slab(-13, -112, 26, 17, 3), '#C2371F'),
    paint('M-31-2H31V56H-31Z', '#FFFBF3'),
    stroke('M-18 14H18M-12 24H12', shade, 4),
    paint(oval(0, 40, 8), base),
    stroke('M-21-18Q-20-34-10-44', '#fff', 4, ' opacity=".7"'),
    ink(BOTTLE),
    ink('M-31-2H31M-31 56H31'),
  ].join(''),
)

const WINE =
  'M-13-140H13V-74C13-52 37-50 37-22V132Q37 140 29 140H-29Q-37 140-37 132V-22C-37-50-13-52-13-74Z'
const wine: Piece = upright(76, 288, 0.74, ([base, shade]) =>
  [
    paint(WINE, shade),
    paint('M-13-90V-74C-13-52-37-50-37-22V132Q-37 140-29 140H6C18 90 14-10 0-52L0-90Z', base),
    paint('M-14-146H14V-94H-14Z', '#C2371F'),
    paint('M-37 10H37V92H-37Z', '#FBF6EC'),
    stroke('M-20 30H20M-14 44H14M-22 74H22', '#5B2A44', 4),
    paint(oval(0, 58, 8), '#E9A72B'),
    stroke('M-26-10Q-25-34-12-48', '#FFF6EA', 4, ' opacity=".55"'),
    ink(WINE),
    ink('M-14-146H14V-94H-14ZM-37 10H37M-37 92H37'),
  ].join(''),
)

/** Of Burgundy: wider, its shoulders falling. */
const BURGUNDY =
  'M-13-140H13V-84C14-50 42-34 42 6V132Q42 140 34 140H-34Q-42 140-42 132V6C-42-34-14-50-13-84Z'
const burgundy: Piece = upright(86, 288, 0.72, ([base, shade]) =>
  [
    paint(BURGUNDY, shade),
    paint('M-13-96V-84C-14-50-42-34-42 6V132Q-42 140-34 140H8C20 90 18 10 0-40V-96Z', base),
    paint('M-14-146H14V-100Q0-94-14-100Z', '#E9A72B'),
    paint('M-42 48H42V112H-42Z', '#FBF6EC'),
    paint('M-42 26Q0 34 42 26V38Q0 46-42 38Z', '#E9A72B'),
    stroke('M-22 64H22M-16 76H16', '#2F6B3A', 4),
    form('M-16 100C-14 84-2 84 0 90 2 84 14 84 16 100Z', '#B4C67A'),
    stroke('M-31 12Q-30-10-18-28', '#FFF6EA', 4, ' opacity=".55"'),
    ink(BURGUNDY),
    ink('M-14-146H14V-100Q0-94-14-100ZM-42 48H42M-42 112H42'),
  ].join(''),
)

const champagne: Piece = upright(88, 300, 0.7, ([base, shade]) => {
  const d =
    'M-14-90V-78C-14-40-43-34-43 6V138Q-43 146-35 146H35Q43 146 43 138V6C43-34 14-40 14-78V-90Z'
  return [
    paint(d, shade),
    paint('M-14-90V-78C-14-40-43-34-43 6V138Q-43 146-35 146H10C20 90 14-10 0-52L0-90Z', base),
    paint('M-17-150Q0-158 17-150L18-60Q0-44-18-60Z', '#E9A72B'),
    stroke('M-17-120H17M-17-104H17', '#B4701C', 3),
    paint('M-43 40H43V104H-43Z', '#FBF6EC'),
    stroke('M-22 58H22M-16 88H16', '#5B2A44', 4),
    paint(oval(0, 73, 7), '#C2371F'),
    ink(d),
    ink('M-17-150Q0-158 17-150L18-60Q0-44-18-60ZM-43 40H43M-43 104H43'),
  ].join('')
})

const beer: Piece = upright(62, 224, 0.72, ([base, shade]) => {
  const d =
    'M-11-104H11V-56C11-38 30-36 30-10V102Q30 110 22 110H-22Q-30 110-30 102V-10C-30-36-11-38-11-56Z'
  return [
    paint(d, base),
    paint('M11-56C11-38 30-36 30-10V102Q30 110 22 110H6C18 70 16-10 4-40V-104H11Z', shade),
    form(slab(-13, -112, 26, 12, 3), '#E9A72B'),
    paint('M-30 8H30V68H-30Z', '#FBF6EC'),
    stroke('M-16 24H16M-20 52H20', '#2F6B3A', 4),
    form('M-10 44Q-4 28 0 28T10 44Q0 36-10 44Z', '#E9A72B'),
    ink(d),
    ink('M-30 8H30M-30 68H30'),
  ].join('')
})

const oil: Piece = upright(66, 236, 0.74, ([base, shade]) => {
  const d = 'M-9-96H9V-64Q32-58 32-34V106Q32 114 24 114H-24Q-32 114-32 106V-34Q-32-58-9-64Z'
  return [
    paint(d, base),
    paint('M9-64Q32-58 32-34V106Q32 114 24 114H4V-64Z', shade),
    form(slab(-12, -116, 24, 22, 3), '#1E1B16'),
    paint('M-24-10H24V74H-24Z', '#FBF6EC'),
    stroke('M-12 6H12M-14 60H14', '#2F6B3A', 4),
    form('M-12 42C-14 24 2 18 12 20 14 32 2 44-12 42Z', '#8DB255'),
    stroke('M-23-26Q-22-44-14-48', '#FFF6EA', 4, ' opacity=".6"'),
    ink(d),
    ink('M-24-10H24V74H-24Z', ' opacity=".8"'),
  ].join('')
})

const carton: Piece = upright(84, 204, 0.9, ([base, shade]) =>
  [
    paint('M-38-66L-26-96H26L38-66V92Q38 98 32 98H-32Q-38 98-38 92Z', '#FFFBF3'),
    paint('M12-66H38V92Q38 98 32 98H12Z', '#EADFCB'),
    paint('M-38 0Q-16-16 6 0T38-4V92Q38 98 32 98H-32Q-38 98-38 92Z', base),
    paint('M12 2Q26 4 38-4V92Q38 98 32 98H12Z', shade),
    stroke('M-24-42H0M-24-30H-8', '#2F6B3A', 5),
    form(slab(-10, -108, 24, 14, 3), '#2F6B3A'),
    ink('M-38-66L-26-96H26L38-66V92Q38 98 32 98H-32Q-38 98-38 92ZM-38-66H38M12-66V98'),
  ].join(''),
)

/** A carafe of a litre, stopped by nothing, with ice or a slice in it. */
const carafe: Piece = upright(104, 236, 0.66, ([base, shade]) => {
  const d =
    'M-22-112H22L17-60C20-34 50-22 50 30 50 84 38 112 26 114H-26C-38 112-50 84-50 30-50-22-20-34-17-60Z'
  return [
    paint(d, '#EEF3F1'),
    paint(
      'M-38-8C-46 4-50 16-50 30-50 84-38 112-26 114H26C38 112 50 84 50 30 50 16 46 4 38-8Q20-2 0-8T-38-8Z',
      base,
    ),
    paint('M38-8C46 4 50 16 50 30 50 84 38 112 26 114H4C24 90 30 30 20-4Z', shade),
    moved(
      form(oval(0, 0, 19), '#F6D24C') +
        stroke('M-12 0H12M0-12V12M-8-8L8 8M8-8L-8 8', '#FFF6DF', 2.4),
      -8,
      40,
      20,
    ),
    stroke('M-36 26Q-36 64-26 90', '#fff', 5, ' opacity=".75"'),
    ink(d),
    ink('M-38-8Q-20-14 0-8T38-8', ' opacity=".8"'),
  ].join('')
})

const water: Piece = upright(104, 236, 0.66, ([base, shade]) => {
  const d =
    'M-22-112H22L17-60C20-34 50-22 50 30 50 84 38 112 26 114H-26C-38 112-50 84-50 30-50-22-20-34-17-60Z'
  return [
    paint(d, '#F2F6F4'),
    paint(
      'M-38-8C-46 4-50 16-50 30-50 84-38 112-26 114H26C38 112 50 84 50 30 50 16 46 4 38-8Q20-2 0-8T-38-8Z',
      base,
    ),
    paint('M38-8C46 4 50 16 50 30 50 84 38 112 26 114H4C24 90 30 30 20-4Z', shade),
    stroke('M-36 26Q-36 64-26 90', '#fff', 5, ' opacity=".8"'),
    ink(d),
    ink('M-38-8Q-20-14 0-8T38-8', ' opacity=".8"'),
  ].join('')
})

const cupWith = (mark: string): Piece =>
  upright(116, 82, 0.57, ([base, shade]) =>
    [
      paint('M-56 30Q0 52 56 30 56 40 30 40H-30Q-56 40-56 30Z', '#EADFCB'),
      paint('M-40-30H36C36 6 26 34-2 34S-40 6-40-30Z', '#FFFDF8'),
      paint('M36-30C36 6 26 34-2 34 20 20 22-10 20-30Z', '#EADFCB'),
      paint(oval(-2, -30, 38, 9), shade),
      paint(oval(-3, -29, 33, 6.5), base),
      stroke('M36-18C54-22 56 8 29 8', '#FFFDF8', 6),
      ink('M-40-30H36C36 6 26 34-2 34S-40 6-40-30ZM36-22C58-26 60 12 28 12M35-13C46-14 46 3 31 3'),
      ink(oval(-2, -30, 38, 9)),
      ink('M-56 30Q-2 50 56 30 56 40 30 40H-30Q-56 40-56 30Z'),
      stroke('M-12-48q-6-8 0-16t0-16M8-48q-6-8 0-16t0-16', shade, 3, ' opacity=".6"'),
      mark,
    ].join(''),
  )

/** A cup on its saucer. */
const cup = cupWith('')
/** The thread of a tea bag hangs over its rim. */
const teaCup = cupWith(
  ink('M-14-29Q-20-24-20-2') +
    form('M-30-2H-10V24H-30Z', '#E9A72B') +
    stroke('M-25 8h10', '#5B2A44', 3),
)

const FLASK = 'M-44-70Q-44-96-20-98H20Q44-96 44-70V122Q44 130 36 130H-36Q-44 130-44 122Z'
/** A thermos of a litre and a half, and what is drawn on it. */
const thermosWith = (body: string, shaded: string, mark: Look): Piece =>
  upright(132, 270, 0.74, (tone) =>
    [
      stroke('M38-56C74-60 76 40 40 50', '#1E1B16', 12),
      paint(FLASK, body),
      paint('M14-98H20Q44-96 44-70V122Q44 130 36 130H14Z', shaded),
      form('M-24-98L-20-126Q-20-130-14-130H14Q20-130 20-126L24-98Z', '#38332A'),
      form('M-42-74L-62-84-44-92Z', body),
      paint('M-44 108H44V122Q44 130 36 130H-36Q-44 130-44 122Z', '#38332A'),
      mark(tone),
      stroke('M-34-48V92', '#fff', 5, ' opacity=".35"'),
      ink(FLASK),
    ].join(''),
  )

/** A bean in a round, below a band. */
const thermos = thermosWith('#C2371F', '#9F2A15', ([base, shade]) =>
  [
    paint('M-44-70H44V-58H-44Z', '#FBF6EC'),
    form(oval(0, 20, 30), '#FBF6EC'),
    moved(form(oval(0, 0, 14, 20), base) + stroke('M2-18Q-6-6 0 0T-2 18', shade, 4), 0, 20, 28),
  ].join(''),
)

/** A sprig of tea on a label that goes round. */
const teaThermos = thermosWith('#F1E3C6', '#D9C7A4', ([base, shade]) =>
  [
    paint('M-44-40H44V84H-44Z', '#2F6B3A'),
    stroke('M-44-50H44M-44 94H44', '#2F6B3A', 4),
    stroke('M0 70Q-2 40 0 0', shade, 4),
    form('M0 8C-16-8-12-24 0-32 12-24 16-8 0 8Z', base),
    form('M-1 52C-24 52-32 36-32 22-14 22-2 32-1 52Z', base),
    form('M1 52C24 52 32 36 32 22 14 22 2 32 1 52Z', base),
    stroke('M-24 28Q-10 34-4 46M24 28Q10 34 4 46M0-24V0', shade, 2.4),
    ink('M-44-40H44M-44 84H44'),
  ].join(''),
)

/** A tall glass with ice and a slice. */
const longDrink: Piece = upright(84, 160, 0.8, ([base, shade]) =>
  [
    stroke('M10-86L-6 60', '#C2371F', 6),
    paint('M-36-60H36L28 76Q28 82 22 82H-22Q-28 82-28 76Z', '#EEF3F1', 0.9),
    paint('M-34-36H34L27 74Q27 79 22 79H-22Q-27 79-27 74Z', base),
    paint('M8-36H34L27 74Q27 79 22 79H2Z', shade),
    moved(form('M-12-12L10-14 14 8-8 12Z', '#F6FAF8'), -12, -22, 12),
    moved(form('M-12-12L10-14 14 8-8 12Z', '#F6FAF8'), 12, -2, -18),
    moved(
      form(oval(0, 0, 22), '#F6D24C') +
        paint(oval(0, 0, 17), '#FFF3B8') +
        stroke('M-14 0H14M0-14V14M-10-10L10 10M10-10L-10 10', '#F6D24C', 2.4),
      30,
      -58,
    ),
    form('M-30-62q-6-16 8-24 8 14-8 24Z', '#6E9A3E'),
    ink('M-36-60H36L28 76Q28 82 22 82H-22Q-28 82-28 76Z'),
  ].join(''),
)

const glass: Piece = upright(66, 170, 0.5, ([base, shade]) =>
  [
    paint('M-30-84C-38-40-24-8 0-8S38-40 30-84Z', '#EEF3F1'),
    paint('M-33-52C-32-24-20-8 0-8S32-24 33-52Q0-44-33-52Z', base),
    paint('M33-52C32-24 20-8 0-8 18-20 20-36 16-48Z', shade),
    stroke('M0-8V72', '#DCE5E4', 5),
    paint('M-28 80Q0 66 28 80Q28 84 0 84T-28 80Z', '#DCE5E4'),
    ink(
      'M-30-84C-38-40-24-8 0-8S38-40 30-84ZM-2.500-8V71M2.500-8V71M-28 80Q0 66 28 80Q28 84 0 84T-28 80Z',
    ),
    stroke('M-23-70Q-25-52-21-38', '#fff', 3.4),
  ].join(''),
)

export const DRINKS = {
  bouteille: bottle,
  vin: wine,
  bourgogne: burgundy,
  champagne,
  bière: beer,
  huile: oil,
  brique: carton,
  carafe,
  eau: water,
  tasse: cup,
  'tasse à sachet': teaCup,
  thermos,
  'thermos à thé': teaThermos,
  'grand verre': longDrink,
  verre: glass,
} as const satisfies Readonly<Record<string, Piece>>
