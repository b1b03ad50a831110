import * as v from 'valibot'
import { count, text } from '#server/ops/catalogue/folder/values'
import { PREPARATIONS } from './preparations/preparations'
import type { Preparation } from './preparations/Preparation'
import { isToneName, TONES, type Tone } from './tones'
import { VESSELS, type VesselName } from './vessels/vessels'

/** `tranches poulet`: a preparation and its tone. docs/plates.md */
function partsOf(written: string): { preparation: Preparation; tone: Tone } | null {
  const at = written.lastIndexOf(' ')
  const preparation = PREPARATIONS[written.slice(0, at)]
  const tone = written.slice(at + 1)
  return preparation && isToneName(tone) ? { preparation, tone: TONES[tone] } : null
}

const isVessel = (name: string): name is VesselName => Object.hasOwn(VESSELS, name)

const preparation = v.pipe(
  text,
  v.check(
    (written) => partsOf(written) !== null,
    'is no preparation with its tone: write it like tranches poulet',
  ),
)
const vessel = v.pipe(
  text,
  v.check(isVessel, 'is no vessel'),
  v.transform((name) => name as VesselName),
)
/** Ingredients of the dish, by their share; or how many there are, as large as in life. */
const amount = v.union(
  [
    v.pipe(
      text,
      v.transform((name) => [name]),
    ),
    v.array(text),
    v.pipe(count, v.minValue(1)),
  ],
  'is to be an ingredient, a list of ingredients, or a number',
)
const heap = v.record(preparation, amount)

export const platesFile = v.record(
  v.string(),
  v.object({
    on: vessel,
    plate: v.pipe(v.array(heap), v.minLength(1, 'has nothing on it')),
    under: v.optional(preparation),
    garnish: v.optional(heap, {}),
  }),
)

export type PlateEntry = v.InferOutput<typeof platesFile>[string]

/** What lies on a plate: which room it claims, in square millimetres, or how many of it. */
export type Portion = {
  name: string
  preparation: Preparation
  tone: Tone
  /** Square millimetres; null when it is counted. */
  room: number | null
  pieces: number | null
}

/** How many square millimetres of a plate a gram of food covers: two centimetres high, more or less. */
const ROOM_OF_A_GRAM = 55

export type Served = {
  key: string
  /** Shares in percent. */
  ingredients: readonly { name: string; percentage: number | null }[]
  /** Of all that is served of it. */
  grams: number
}

/** Of « 70 % » the space that does not break is as good as the one that does. */
const plain = (name: string) => name.replace(/\s/g, ' ')

/** The portions of a part of a plate. Error that names the dish on an ingredient that it has not. */
export function portionsOf(
  heaped: PlateEntry['garnish'],
  { key, ingredients, grams }: Served,
): Portion[] {
  return Object.entries(heaped).map(([name, amount]) => {
    const parts = partsOf(name)
    if (!parts) throw new Error(`plates.yaml: ${key}: ${name}: is no preparation with its tone`)
    if (typeof amount === 'number') return { name, ...parts, room: null, pieces: amount }
    const shares = amount.map((wanted) => {
      const own = ingredients.find((ingredient) => plain(ingredient.name) === plain(wanted))
      if (!own) throw new Error(`plates.yaml: ${key}: ${name}: the dish has no ${wanted}`)
      return own.percentage ?? 1
    })
    const share = shares.reduce((sum, one) => sum + one, 0)
    return { name, ...parts, room: (grams * share * ROOM_OF_A_GRAM) / 100, pieces: null }
  })
}

/** The portion that fills a whole room below the others. */
export function groundOf(name: string): { preparation: Preparation; tone: Tone } {
  const parts = partsOf(name)
  if (!parts) throw new Error(`plates.yaml: ${name}: is no preparation with its tone`)
  return parts
}
