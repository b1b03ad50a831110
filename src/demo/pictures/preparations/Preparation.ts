import type { Polygon } from '../geometry/polygon'
import type { Random } from '../geometry/seededRandom'
import type { Tone } from '../tones'

/** What lies in heaps: its outline is the room that its share gives it. */
export type Bed = {
  kind: 'bed'
  /** `calm` is how many times fewer and larger its grains are: 1 on a plate, more on a whole table. */
  look: (outline: Polygon, tone: Tone, random: Random, calm: number) => string
}

/** What is counted: a shape around 0 0, in millimetres, as large as it is in life. */
export type Piece = {
  kind: 'piece'
  /** Square millimetres that the shape covers. */
  area: number
  /** Its length and its width, or how tall it stands. */
  size: readonly [length: number, width: number]
  look: (tone: Tone) => string
  /** One for any share, which says how large it is: a fillet, a leg. */
  isSingle?: true
  /** `any` way round; `along` the heap; `up`: seen from the side, or with a top. */
  way: 'any' | 'along' | 'up'
  /** Slices and leaves lie on each other: more of them in the same room. */
  overlap?: number
}

export type Preparation = Bed | Piece
