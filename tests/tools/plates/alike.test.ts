import sharp from 'sharp'
import { composePlate, type PlateRecipe } from '../../../src/demo/pictures/composePlate'
import { plateRecipes } from '../../../src/demo/pictures/plateRecipes'
import { TONES } from '../../../src/demo/pictures/tones'
import type { Linen } from '../../../src/demo/pictures/vessels/linens'
import { CATALOGUE } from '../../support/demo'

/** Every dish on the same white: table, rim and napkin tell none from another. */
const WHITE: Linen = {
  ground: '#fff',
  second: '#fff',
  accent: '#fff',
  glaze: ['#fff', '#fff'],
  pot: ['#fff', '#fff'],
  rim: 'plain',
  cloth: 'slope',
}

const BASES = new Set<string>(Object.values(TONES).map(([base]) => base))
const SHADES = new Set<string>(Object.values(TONES).map(([, shade]) => shade))

/** All food of one base and one shade: what is left is what is drawn. */
const inOneTone = (svg: string) =>
  svg.replace(/#[0-9A-F]{6}/g, (colour) =>
    BASES.has(colour) ? '#E0E0E0' : SHADES.has(colour) ? '#909090' : colour,
  )

/** What a thumb of it looks like, three bytes a pixel. */
const thumb = (svg: string) => sharp(Buffer.from(svg)).resize(40, 30).removeAlpha().raw().toBuffer()

const PIXELS = 40 * 30
const NOTHING = Buffer.alloc(3 * PIXELS, 255)
/** From so many on a byte is not what it is in the empty vessel. */
const TRACE = 12

type Drawn = { key: string; plate: string; bare: string | null }
type Seen = { key: string; thumb: Buffer; isFood: boolean[] }

/** A plate, and its vessel with nothing in it; what stands on a table is all dish. */
function drawnOf(recipe: PlateRecipe): Drawn {
  const [dish, other] = recipe.dishes
  const isVessel = dish && !other && dish.entry.on !== 'table'
  const bare = isVessel && {
    ...recipe,
    dishes: [{ ...dish, entry: { on: dish.entry.on, plate: [{}], garnish: {} } }],
  }
  return {
    key: recipe.key,
    plate: composePlate(recipe, WHITE),
    bare: bare ? composePlate(bare, WHITE) : null,
  }
}

async function seenOf({ key, plate, bare }: Drawn, look: (svg: string) => string): Promise<Seen> {
  const own = await thumb(look(plate))
  const empty = bare === null ? NOTHING : await thumb(look(bare))
  const isFood = Array.from({ length: PIXELS }, (_, at) =>
    [0, 1, 2].some(
      (byte) => Math.abs((own[3 * at + byte] ?? 0) - (empty[3 * at + byte] ?? 0)) > TRACE,
    ),
  )
  return { key, thumb: own, isFood }
}

/** How far apart two plates are where either of them has food, as a mean of bytes. */
function distanceOf(one: Seen, other: Seen): number {
  let [sum, count] = [0, 0]
  for (let pixel = 0; pixel < PIXELS; pixel += 1) {
    if (!one.isFood[pixel] && !other.isFood[pixel]) continue
    for (let at = 3 * pixel; at < 3 * pixel + 3; at += 1)
      sum += Math.abs((one.thumb[at] ?? 0) - (other.thumb[at] ?? 0))
    count += 3
  }
  return sum / Math.max(count, 1)
}

// Composed once for both: that is most of their time.
const DRAWN = plateRecipes(CATALOGUE).map(drawnOf)

describe('the dishes of two plates do not look alike, not even as a thumb', () => {
  test.each([
    { where: 'on the same table', look: (svg: string) => svg, least: 18 },
    { where: 'on the same table and in the same tones', look: inOneTone, least: 10 },
  ])('$where', async ({ look, least }) => {
    const all = await Promise.all(DRAWN.map((drawn) => seenOf(drawn, look)))
    const alike = all.flatMap((one, at) =>
      all
        .slice(at + 1)
        .filter((other) => distanceOf(one, other) < least)
        .map((other) => `${one.key} and ${other.key}`),
    )
    expect(alike).toEqual([])
  })
})
