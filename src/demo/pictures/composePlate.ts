import { seededRandom } from './geometry/seededRandom'
import { INK, moved, short } from './pen'
import { layDish, type LaidDish, type Symbols } from './layDish'
import type { PlateEntry, Served } from './plateFile'
import { spreadTable } from './spreadTable'
import { VESSELS } from './vessels/vessels'
import { linenOf, tableBefore, tableUnder, type Linen } from './vessels/linens'

/** One dish of a picture: what is said of it, and what it is made of. */
export type Dish = { entry: PlateEntry; served: Served }

export type PlateRecipe = {
  key: string
  /** Place in its line; neighbours differ by it. */
  index: number
  /** One dish; the dishes of a menu. */
  dishes: readonly Dish[]
}

/** On a table of several dishes grains are fewer and larger: they are seen from further off. */
const CALM_TABLE = 5
/** How wide such a table is, more or less, in millimetres. */
const USUAL_TABLE = 900

/** How wide the ink is beside the picture: a hair on a card, a line in the sheet. */
const INK_PART = 1 / 205

/** The picture of a dish or a menu, four to three: the same recipe on the same linen always gives the same SVG. */
export function composePlate({ key, index, dishes }: PlateRecipe, chosen?: Linen): string {
  const random = seededRandom(`table of ${key}`)
  const own = linenOf(index, random)
  const linen = chosen ?? own
  const symbols: Symbols = new Map()
  const isTable = dishes.length > 1
  const line = INK_PART * (isTable ? USUAL_TABLE : VESSELS[dishes[0]?.entry.on ?? 'assiette'].view)
  const sketch = { symbols, calm: isTable ? CALM_TABLE : 1, line }
  const laid = dishes.map(({ entry, served }) => layDish(entry, served, linen, sketch))
  const { drawing, view, foot } = isTable ? spreadTable(laid, random) : alone(laid[0])
  const height = (view * 3) / 4
  const defs = [...symbols.values()]
    .map(({ id, drawing: symbol }) => `<g id="${id}">${symbol.replaceAll('gateau', `${id}c`)}</g>`)
    .join('')
  const frame = [-view / 2, -height / 2, view, height].map(short).join(' ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="${frame}" fill="none" stroke="${INK}" stroke-width="${short(view * INK_PART)}" stroke-linecap="round" stroke-linejoin="round">`,
    defs && `<defs>${defs}</defs>`,
    foot === null
      ? tableUnder(linen, view, height, random)
      : tableBefore(linen, view, height, foot),
    drawing,
    '</svg>\n',
  ].join('')
}

const alone = (dish: LaidDish | undefined) => ({
  drawing: dish ? moved(dish.drawing, 0, 0) : '',
  view: dish?.view ?? 320,
  foot: dish?.foot ?? null,
})
