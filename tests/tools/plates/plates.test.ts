import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { turnedBox } from '../../../src/demo/pictures/arrange'
import { areaOf } from '../../../src/demo/pictures/geometry/polygon'
import { seededRandom } from '../../../src/demo/pictures/geometry/seededRandom'
import { composePlate } from '../../../src/demo/pictures/composePlate'
import { preparationPicture, tonesInUse } from '../../../src/demo/pictures/preparationPicture'
import { INK } from '../../../src/demo/pictures/pen'
import { placedOn } from '../../../src/demo/pictures/layDish'
import { platesFile, portionsOf } from '../../../src/demo/pictures/plateFile'
import { plateRecipes } from '../../../src/demo/pictures/plateRecipes'
import { PREPARATIONS } from '../../../src/demo/pictures/preparations/preparations'
import { TONES } from '../../../src/demo/pictures/tones'
import { VESSELS } from '../../../src/demo/pictures/vessels/vessels'
import { CATALOGUE } from '../../support/demo'

const RECIPES = plateRecipes(CATALOGUE)
// Composed once for the tests that look at them: that is most of their time.
const SVGS = RECIPES.map((recipe) => composePlate(recipe))
const DISHES = RECIPES.flatMap(({ key, dishes }) =>
  dishes.length === 1
    ? dishes.map(({ entry, served }) => ({
        key,
        entry,
        served,
        // Laid once, as well.
        placed: placedOn(entry, served, seededRandom(served.key)),
      }))
    : [],
)
/** Preparations with their tones, as `plates.yaml` writes them. */
const namesOf = ({ plate }: (typeof DISHES)[number]['entry']) =>
  plate.flatMap((heap) => Object.keys(heap))
const trays = DISHES.filter(({ entry }) => entry.on === 'plateau')
/** Millimetres between the zone of a tray and the wall of its compartment. */
const WALL = 6
const documentation = readFileSync(join(__dirname, '../../../docs/plates.md'), 'utf8')

describe('the plates of the demonstration', () => {
  test.each(DISHES)('$key: areas follow the shares of its label', ({ entry, served, placed }) => {
    const shared = placed.flat().filter(({ portion }) => portion.room !== null)
    const share = (names: readonly string[]) =>
      names.reduce((sum, name) => {
        const known = served.ingredients.find(
          (one) => one.name.replace(/\s/g, ' ') === name.replace(/\s/g, ' '),
        )
        return sum + (known?.percentage ?? 0)
      }, 0)
    const written = Object.assign({}, ...entry.plate) as Record<string, string[] | number>
    const perShare = shared.map(({ portion, outline }) => {
      const names = written[portion.name]
      return areaOf(outline) / share(Array.isArray(names) ? names : [])
    })
    for (const one of perShare) expect(one / (perShare[0] ?? 1)).toBeCloseTo(1, 2)
  })

  test.each(DISHES)('$key: fits in its vessel', ({ entry, placed }) => {
    const { zones } = VESSELS[entry.on]
    placed.forEach((portions, at) => {
      const room = areaOf(zones[at]?.shape ?? [])
      const covered = portions.reduce((sum, { area }) => sum + area, 0)
      if (!('isRow' in VESSELS[entry.on])) expect(covered).toBeLessThanOrEqual(room)
    })
  })

  test.each(trays)(
    '$key: no piece lies across the wall of its compartment',
    ({ entry, placed }) => {
      const { zones } = VESSELS[entry.on]
      placed.forEach((portions, at) => {
        const edges = zones[at]?.shape ?? []
        const half = (axis: 'x' | 'y') => Math.max(...edges.map((point) => point[axis]))
        for (const { portion, spots } of portions) {
          if (portion.preparation.kind === 'bed') continue
          for (const spot of spots) {
            const box = turnedBox(portion.preparation.size, spot)
            expect(Math.abs(spot.x) + box.x / 2).toBeLessThanOrEqual(half('x') + 0.1)
            expect(Math.abs(spot.y) + box.y / 2).toBeLessThanOrEqual(half('y') + 0.1)
          }
        }
      })
    },
  )

  test('are the same every time', () => {
    RECIPES.slice(0, 20).forEach((recipe, at) => {
      expect(composePlate(recipe)).toBe(SVGS[at])
    })
  })
})

describe('a preparation', () => {
  const pieces = Object.entries(PREPARATIONS).flatMap(([name, preparation]) =>
    preparation.kind === 'piece' ? [{ name, preparation }] : [],
  )

  test.each(pieces)('$name covers what it says it covers', async ({ preparation }) => {
    const { size, area, look } = preparation
    const reach = Math.max(...size) * 1.4
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="${-reach / 2} ${-reach / 2} ${reach} ${reach}" fill="none" stroke="#1E1B16" stroke-width=".1">${look(TONES.dore)}</svg>`
    const { data } = await sharp(Buffer.from(svg))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    let seen = 0
    for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 127) seen += 1
    const covered = seen * (reach / 200) ** 2
    expect(covered / area).toBeGreaterThan(0.8)
    expect(covered / area).toBeLessThan(1.25)
  })

  const onTrays = pieces.filter(({ name }) =>
    trays.some(({ placed }) =>
      placed.flat().some(({ portion }) => portion.name.startsWith(`${name} `)),
    ),
  )
  test.each(onTrays)(
    '$name reaches out of its box by less than a wall is away',
    async ({ preparation }) => {
      const { size, look } = preparation
      const reach = Math.max(...size) * 2
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="${-reach / 2} ${-reach / 2} ${reach} ${reach}" fill="none" stroke="#1E1B16" stroke-width=".1">${look(TONES.dore)}</svg>`
      const data = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
      let [x, y] = [0, 0]
      for (let at = 0; at < 400 * 400; at += 1) {
        if ((data[4 * at + 3] ?? 0) <= 127) continue
        x = Math.max(x, Math.abs((at % 400) - 200))
        y = Math.max(y, Math.abs(Math.floor(at / 400) - 200))
      }
      const millimetre = reach / 400
      expect(x * millimetre - size[0] / 2).toBeLessThan(WALL)
      expect(y * millimetre - size[1] / 2).toBeLessThan(WALL)
    },
  )

  test.each(Object.keys(PREPARATIONS))('%s is on the page for cooks', (name) => {
    expect(documentation).toContain(`\`${name}\``)
  })

  test.each(Object.entries(VESSELS))(
    'vessel %s is on the page, as large as it is',
    (name, { width, height }) => {
      const row = documentation.split('\n').find((line) => line.startsWith(`| \`${name}\``))
      if (name === 'table') expect(row).toBeDefined()
      else expect(row).toContain(`${width / 10} × ${height / 10} cm`.replaceAll('.', ','))
    },
  )

  test.each([
    ['verrine', 70, 80],
    ['croissants', 130, 150],
    ['petit pain', 90, 100],
    ['macarons', 45, 55],
    ['éclairs', 130, 140],
    ['vin', 280, 300],
  ])('%s is as large as in life', (name, least, most) => {
    const preparation = PREPARATIONS[name]
    const largest = preparation?.kind === 'piece' ? Math.max(...preparation.size) : 0
    expect(largest).toBeGreaterThanOrEqual(least)
    expect(largest).toBeLessThanOrEqual(most)
  })
})

describe('what a plate is drawn with', () => {
  const FLAT = ['svg', 'defs', 'clipPath', 'g', 'path', 'use']

  test('is flat tones and one ink: no gradient, filter, picture or letter', () => {
    for (const svg of SVGS) {
      const elements = new Set([...svg.matchAll(/<([a-zA-Z]+)/g)].map(([, name]) => name))
      expect([...elements].filter((name = '') => !FLAT.includes(name))).toEqual([])
      expect(svg.replace(/clip-path="url\(#\w+\)"/g, '')).not.toMatch(/url\(|filter=|mask=|style=/)
      expect(/^<svg[^>]* stroke="(#\w+)"/.exec(svg)?.[1]).toBe(INK)
    }
  })

  const tones = tonesInUse()
  const coloursOf = (name: string) => {
    const tone = tones.get(name)
    if (!tone) throw new Error(`${name} is served nowhere`)
    const drawn = new Set(preparationPicture(name, tone).match(/#[0-9A-Fa-f]{3,6}/g))
    const own: readonly string[] = TONES[tone]
    const ground = '#FFFDF8'
    return {
      own: own.filter((colour) => drawn.has(colour)),
      others: [...drawn].filter((colour) => ![...own, INK, ground].includes(colour)),
    }
  }

  test.each(Object.keys(PREPARATIONS))('%s is in a tone of its ingredient', (name) => {
    expect(coloursOf(name).own).not.toEqual([])
  })

  test('a heap is of its two tones and one more at most: what gleams, or grows with it', () => {
    for (const [name, { kind }] of Object.entries(PREPARATIONS)) {
      if (kind === 'bed') expect(coloursOf(name).others.length).toBeLessThanOrEqual(1)
    }
  })
})

/** Drawings of meat and fish that are raw or hardly cooked, and the word by which their dish says so. */
const RAW: Readonly<Record<string, RegExp>> = {
  'filet saumon': /mariné/,
  'filet thon': /sans cuisson/,
  'jambon truite': /fumée/,
  'tranches boeuf': /Rosbif/,
  'tranches magret': /rosé/,
}
/** Drawings of the same when cooked, and the dishes' words for it. */
const COOKED: Readonly<Record<string, RegExp>> = {
  'pavé saumoncuit': /snacké|rôti/,
  'dés daube': /mijoté|braisé/,
}

describe('cooked things for cooked dishes', () => {
  const dishes = CATALOGUE.products.flatMap(({ picture, isHot, description }) => {
    const dish = DISHES.find(({ key }) => key === picture)
    return dish ? [{ key: dish.key, isHot, description, written: namesOf(dish.entry) }] : []
  })

  test('each drawing of either kind is served', () => {
    const served = dishes.flatMap(({ written }) => written)
    expect(served).toEqual(expect.arrayContaining([...Object.keys(RAW), ...Object.keys(COOKED)]))
  })

  test.each(dishes)('$key', ({ isHot, description, written }) => {
    for (const name of written) {
      if (name in RAW) expect(isHot).toBe(false)
      const said = RAW[name] ?? COOKED[name]
      if (said) expect(description).toMatch(said)
    }
    // The other way about: what the dish calls cooked is not drawn raw.
    if (/saumon[^.]* (snacké|rôti|grillé)/.test(description)) {
      expect(written).toContain('pavé saumoncuit')
    }
    if (/[Bb]œuf[^.]* (mijoté|braisé)/.test(description)) expect(written).toContain('dés daube')
  })
})

describe('the file of plates', () => {
  const parse = (entry: unknown) => v.safeParse(platesFile, { dish: entry })
  const messages = (entry: unknown) => parse(entry).issues?.map(({ message }) => message) ?? []

  test('takes ingredients, lists of them and numbers', () => {
    expect(
      messages({
        on: 'assiette',
        plate: [{ 'tranches poulet': 'poulet', 'riz riz': ['riz', 'sel'], 'croissants dore': 2 }],
        garnish: { 'herbes vert': 'herbes' },
      }),
    ).toEqual([])
  })

  test.each([
    [{ on: 'soucoupe', plate: [{}] }, 'is no vessel'],
    [{ on: 'assiette', plate: [] }, 'has nothing on it'],
    [{ on: 'assiette', plate: [{ 'licorne poulet': 1 }] }, 'write it like tranches poulet'],
    [{ on: 'assiette', plate: [{ 'tranches licorne': 1 }] }, 'write it like tranches poulet'],
    [{ on: 'assiette', plate: [{ 'tranches poulet': null }] }, 'is to be an ingredient'],
    [{ on: 'assiette', plate: [{}], under: 'licorne' }, 'write it like tranches poulet'],
  ])('says what is wrong in %j', (entry, words) => {
    expect(messages(entry).join()).toContain(words)
  })

  test('names the dish that lacks an ingredient', () => {
    const served = { key: 'gratin', ingredients: [{ name: 'lait', percentage: 40 }], grams: 300 }
    expect(() => portionsOf({ 'riz riz': ['riz'] }, served)).toThrow(
      'gratin: riz riz: the dish has no riz',
    )
  })
})

test('every preparation is served by some dish, and has a picture of its own', () => {
  const tones = tonesInUse()
  expect(Object.keys(PREPARATIONS).filter((name) => !tones.has(name))).toEqual([])
  const pictures = [...tones].map(([name, tone]) => preparationPicture(name, tone))
  expect(new Set(pictures).size).toBe(pictures.length)
})
