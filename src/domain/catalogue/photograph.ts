/** Widths in which every photograph is kept, in pixels; four to three. docs/decisions/041-photographs.md */
export const PHOTOGRAPH_WIDTHS = [320, 640, 960, 1280] as const

/** Formats in which every photograph is kept, the smallest first; the last is read by every browser. */
export const PHOTOGRAPH_FORMATS = ['avif', 'webp', 'jpg'] as const

type PhotographWidth = (typeof PHOTOGRAPH_WIDTHS)[number]
export type PhotographFormat = (typeof PHOTOGRAPH_FORMATS)[number]

/** A photograph by its address without size and format, and the ThumbHash of what it looks like from afar. */
export type Photograph = { address: string; ground: string }

/** What `pictureUrl` names: good enough for a card, read by every browser. */
const USUAL_WIDTH: PhotographWidth = 640
const USUAL_FORMAT: PhotographFormat = 'jpg'

const NAME = /\.[0-9a-f]{12}\.([\w-]{20,60})$/
const FILE = /^(.+)-(\d+)\.(avif|webp|jpg)$/

/** What stands behind an article's key when it has a photograph: a fingerprint of the picture and its ground. */
export const photographMark = (fingerprint: string, ground: string): string =>
  `${fingerprint}.${ground}`

/** The file of a picture by its name: of a photograph when the name bears its mark, else of a drawn plate. */
export const pictureFile = (name: string): string =>
  NAME.test(name) ? photographFile(name, USUAL_WIDTH, USUAL_FORMAT) : `${name}.svg`

/** The file, or address, of a photograph in one size and format. */
export const photographFile = (
  name: string,
  width: PhotographWidth,
  format: PhotographFormat,
): string => `${name}-${width}.${format}`

/** The photograph that an address shows; null for any other picture. */
export function photographOf(url: string): Photograph | null {
  const address = FILE.exec(url)?.[1]
  const ground = address === undefined ? undefined : NAME.exec(address)?.[1]
  return address === undefined || ground === undefined ? null : { address, ground }
}
