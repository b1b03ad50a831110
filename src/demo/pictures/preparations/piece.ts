import type { Tone } from '../tones'
import type { Piece } from './Preparation'

export type Look = (tone: Tone) => string

/** A piece of `length` by `width` millimetres that fills `part` of its box: an ellipse fills 0.785 of it. */
const pieceOf =
  (way: Piece['way'], rest: Partial<Piece> = {}) =>
  (length: number, width: number, part: number, look: Look): Piece => ({
    kind: 'piece',
    area: length * width * part,
    size: [length, width],
    way,
    look,
    ...rest,
  })

export const anyWay = pieceOf('any')
export const along = pieceOf('along')
export const upright = pieceOf('up')
/** One, as large as its share makes it. */
export const single = pieceOf('along', { isSingle: true })
export const singleUpright = pieceOf('up', { isSingle: true })
/** Slices that lie on each other by a third. */
export const fanned = pieceOf('any', { overlap: 1.35 })
