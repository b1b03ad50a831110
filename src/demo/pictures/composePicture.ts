import { isLayout, placesOf, type Layout, type Place } from './arrangements'
import { iconPiece } from './iconPieces'
import { ownPiece } from './ownPieces'
import { groundShape, paletteOf } from './palettes'
import { vesselOf } from './vessels'

export type PictureRecipe = {
  /** A layout and its pieces, the hero first: `plate: poultry-leg carrot*2 tartlet/red`. */
  picture: string
  lineId: string
  /** Place in its line; neighbours differ by it. */
  index: number
}

const CAST: ReadonlySet<Layout> = new Set(['plate', 'salad', 'tray', 'board', 'drink', 'box'])
const round = (value: number) => Math.round(value)

function parseRecipe(text: string): { layout: Layout; pieces: string[] } {
  const [layout = '', pieces = ''] = text.split(': ')
  if (!isLayout(layout)) throw new Error(`Unknown layout of a picture: ${text}`)
  return {
    layout,
    pieces: pieces.split(' ').flatMap((piece) => {
      const [name = '', times = '1'] = piece.split('*')
      return Array.from({ length: Number(times) }, () => name)
    }),
  }
}

const shadowOf = ({ x, y, size }: Place) =>
  `<ellipse cx="${round(x)}" cy="${round(y + size * 0.42)}" rx="${round(size * 0.42)}" ry="${round(size * 0.13)}" fill="url(#s)"/>`

function pieceAt(id: string, { x, y, size, turn }: Place): string {
  const corner = `x="${round(x - size / 2)}" y="${round(y - size / 2)}" width="${round(size)}" height="${round(size)}"`
  const turned = turn === 0 ? '' : ` transform="rotate(${turn} ${round(x)} ${round(y)})"`
  return `<use href="#${id}" ${corner}${turned}/>`
}

/** The picture of a dish, 640 x 480: the same recipe always gives the same SVG. */
export function composePicture({ picture, lineId, index }: PictureRecipe): string {
  const { layout, pieces } = parseRecipe(picture)
  const names = [...new Set(pieces)]
  const symbols = names.map((name, at) => {
    const id = String.fromCharCode(97 + at)
    const drawing = ownPiece(name) ?? iconPiece(name, id)
    return `<symbol id="p${id}" viewBox="0 0 32 32">${drawing}</symbol>`
  })
  const palette = paletteOf(lineId, index)
  const vessel = vesselOf(layout, palette)
  const placed = placesOf(layout, pieces.length)
    .slice(0, pieces.length)
    .map((place, at) => ({
      place,
      id: `p${String.fromCharCode(97 + names.indexOf(pieces[at] ?? ''))}`,
    }))
    .sort((one, other) => one.place.y + one.place.size / 2 - other.place.y - other.place.size / 2)
  const drawn = placed.map(
    ({ place, id }) => `${CAST.has(layout) ? shadowOf(place) : ''}${pieceAt(id, place)}`,
  )
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480">',
    '<defs><radialGradient id="s"><stop stop-color="#3B2410" stop-opacity=".38"/><stop offset="1" stop-color="#3B2410" stop-opacity="0"/></radialGradient>',
    `${symbols.join('')}</defs>`,
    `<path fill="${palette.ground}" d="M0 0H640V480H0z"/>`,
    groundShape(index, palette),
    vessel.behind,
    drawn.join(''),
    vessel.before,
    '</svg>\n',
  ]
    .join('')
    .replace(/\n(?!$)/g, '')
}
