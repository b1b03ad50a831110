/** Where a piece lies: its middle, its size, its turn in degrees. 640 x 480. */
export type Place = { x: number; y: number; size: number; turn: number }

const place = ([x, y, size, turn = 0]: readonly number[]): Place => ({
  x: x ?? 320,
  y: y ?? 240,
  size: size ?? 120,
  turn,
})

/** On a round plate, the first piece is the hero. */
const CLUSTER: readonly (readonly (readonly number[])[])[] = [
  [[320, 232, 230]],
  [
    [268, 222, 190, -6],
    [398, 282, 146, 8],
  ],
  [
    [312, 202, 184],
    [228, 306, 128, -8],
    [406, 300, 138, 8],
  ],
  [
    [300, 196, 172],
    [214, 290, 122, -10],
    [424, 244, 130, 8],
    [334, 328, 122, 2],
  ],
  [
    [316, 222, 162],
    [210, 218, 112, -10],
    [432, 216, 116, 10],
    [252, 330, 114, -4],
    [398, 326, 116, 6],
  ],
]

/** In the hollows of a tray: two in the big one, two or three in the others. */
const TRAY: readonly (readonly number[])[] = [
  [182, 178, 158, -4],
  [284, 214, 118, 6],
  [461, 152, 124, 4],
  [461, 318, 136],
  [172, 346, 96, -4],
]

const BOX: readonly (readonly number[])[] = [0, 1, 2, 3, 4, 5].map((index) => [
  180 + (index % 3) * 140,
  186 + Math.floor(index / 3) * 132,
  104,
  [-6, 4, -3, 5, -4, 6][index] ?? 0,
])

const STAND: readonly (readonly (readonly number[])[])[] = [
  [[320, 190, 220]],
  [
    [248, 216, 158],
    [394, 216, 158],
  ],
  [
    [320, 184, 214],
    [178, 236, 108, -6],
    [462, 236, 108, 6],
  ],
  [
    [268, 134, 126],
    [382, 134, 126],
    [228, 226, 134],
    [412, 226, 134],
  ],
  [
    [262, 132, 122],
    [378, 132, 122],
    [204, 228, 126],
    [320, 228, 134],
    [436, 228, 126],
  ],
  [
    [262, 132, 118],
    [378, 132, 118],
    [188, 230, 116],
    [280, 228, 122],
    [366, 228, 122],
    [456, 230, 116],
  ],
]

const BUFFET: readonly (readonly number[])[] = [
  [320, 302, 168],
  [152, 298, 146, -4],
  [488, 298, 146, 4],
  [226, 138, 128],
  [414, 138, 128],
]

const GIFT: readonly (readonly number[])[] = [
  [186, 232, 130, -10],
  [456, 232, 130, 10],
  [254, 182, 132, -4],
  [390, 184, 132, 6],
  [322, 232, 138],
]

/** Side by side on one line, the first one the largest. */
function row(count: number, baseline: number, largest: number): Place[] {
  const size = Math.min(largest, 860 / (count + 0.5))
  const step = Math.min(size * 0.8, 520 / count)
  const middle = (count - 1) / 2
  return Array.from({ length: count }, (_, index) => {
    const own = index === 0 ? size : size * 0.84
    return {
      x: 320 + (index - middle) * step,
      y: baseline - own / 2,
      size: own,
      turn: index % 2 === 0 ? -4 : 5,
    }
  })
}

/** Enough for four to six, staggered like on a board. */
function twoRows(count: number): Place[] {
  const back = Math.floor(count / 2)
  const size = count > 4 ? 148 : 164
  const line = (many: number, y: number, turn: number) =>
    Array.from({ length: many }, (_, index) => ({
      x: 296 + (index - (many - 1) / 2) * (size * 0.98),
      y,
      size,
      turn: index % 2 === 0 ? -turn : turn,
    }))
  return [...line(count - back, 312, 6), ...line(back, 196, 5)]
}

const pick = (options: readonly (readonly (readonly number[])[])[], count: number): Place[] =>
  (options[Math.min(count, options.length) - 1] ?? []).map(place)

export type Layout =
  | 'plate'
  | 'salad'
  | 'board'
  | 'tray'
  | 'box'
  | 'stand'
  | 'drink'
  | 'bottles'
  | 'shelf'
  | 'gift'
  | 'basket'
  | 'buffet'

const PLACES: Readonly<Record<Layout, (count: number) => Place[]>> = {
  plate: (count) => pick(CLUSTER, count),
  salad: (count) => pick(CLUSTER, count),
  drink: (count) => pick(CLUSTER, count),
  board: (count) => (count > 3 ? twoRows(count) : row(count, 344, 220)),
  tray: () => TRAY.map(place),
  box: () => BOX.map(place),
  stand: (count) => pick(STAND, count),
  bottles: (count) => row(count, 398, 330).map((one) => ({ ...one, turn: 0 })),
  shelf: (count) => row(count, 396, 250).map((one) => ({ ...one, turn: 0 })),
  gift: () => GIFT.map(place),
  basket: () => GIFT.map(place),
  buffet: () => BUFFET.map(place),
}

export const isLayout = (text: string): text is Layout => text in PLACES

/** Where `count` pieces lie in a layout. */
export const placesOf = (layout: Layout, count: number): Place[] => PLACES[layout](count)
