import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readCatalogueFolder } from '#server/ops/catalogue/folder/readCatalogueFolder'
import { catalogueSchema } from '#server/ops/catalogue/Catalogue'
import * as v from 'valibot'
import { copyCatalogue } from '../../support/catalogueFolder'

let files: ReturnType<typeof copyCatalogue>
beforeEach(() => {
  files = copyCatalogue()
})
afterEach(() => files.remove())

const TRAYS = 'lines/plateaux-repas.yaml'

const toLatin1 = (path: string) => Buffer.from(readFileSync(path, 'utf8'), 'latin1')

function problems() {
  const result = readCatalogueFolder(files.folder)
  return 'problems' in result ? result.problems : []
}

function product(key: string) {
  const result = readCatalogueFolder(files.folder)
  if ('problems' in result) throw new Error(result.problems.join('\n'))
  const found = result.catalogue.products.find(({ picture }) => picture === key)
  if (!found) throw new Error(`no ${key}`)
  return found
}

test('the catalogue of the demonstration can be read, and goes through a socket unchanged', () => {
  const result = readCatalogueFolder(files.folder)
  if ('problems' in result) throw new Error(result.problems.join('\n'))
  const sent: unknown = JSON.parse(JSON.stringify(result.catalogue))
  expect(v.parse(catalogueSchema, sent)).toEqual(result.catalogue)
  expect(result.catalogue.lines).toHaveLength(readdirSync(files.path('lines')).length)
})

test('euros are read as cents, with a comma or a point, and VAT is 10 % unless it is said', () => {
  files.edit(TRAYS, 'price: 21,90 €', 'price: 1234.05 €\n    vat: 5,5 %')
  expect(product('plateau-batignolles')).toMatchObject({ price: 123_405, vatRate: 5.5 })
  expect(product('plateau-saint-germain')).toMatchObject({ price: 2790, vatRate: 10 })
})

test('allergens, diets, meats and nutrition facts follow the ingredients', () => {
  expect(product('plateau-batignolles').allergens).not.toContain('fish')
  files.edit(TRAYS, 'herbes fraîches: 2 %', 'anchois: 2 %')
  const { allergens, ingredients, nutrition } = product('plateau-batignolles')
  expect(allergens).toContain('fish')
  expect(ingredients.at(-1)).toEqual({ name: 'anchois', percentage: 2 })
  expect(nutrition?.servingSizeWeight).toBe(520)
})

test('a dish with an ingredient of an unknown share or content has no nutrition facts', () => {
  files.edit(TRAYS, 'herbes fraîches: 2 %', 'herbes fraîches:')
  expect(product('plateau-batignolles')).toMatchObject({ nutrition: null })
  expect(product('plateau-batignolles').ingredients.at(-1)).toEqual({
    name: 'herbes fraîches',
    percentage: null,
  })
  expect(product('plateau-saint-germain').nutrition).not.toBeNull()
})

test('every fault is told at once, with its file and row, in plain words', () => {
  files.edit(TRAYS, 'price: 21,90 €', 'price: 21.9')
  files.edit(
    TRAYS,
    'category: Box\n    description: Pavé',
    'category: Boite\n    description: Pavé',
  )
  files.edit('lines/cantine.yaml', 'leadTime: 120 min', 'leadtime: 120 min')
  files.edit('shop.yaml', "'#5B2A44'", 'violet')
  expect(problems()).toEqual([
    'shop.yaml:16  banner: background: is no colour: write it like "#5B2A44"',
    'lines/cantine.yaml:1  leadTime: is missing',
    'lines/cantine.yaml:2  leadtime: is no field that is known here',
    'lines/plateaux-repas.yaml:9  products: plateau-batignolles: price: is no price: write it like 21,90 €',
    'lines/plateaux-repas.yaml:25  products: plateau-canal-saint-martin: category: is none of Box, Other, Bread, Beverage, Dessert, Breakfast, Pastry, Grocery',
  ])
})

test('what the files do not agree on is told with file and row', () => {
  files.edit(TRAYS, 'carottes des sables: 16 %', 'carottes du jardin: 60 %')
  files.edit('lines/menus.yaml', 'navettes-assorties: 1', 'navettes: 1')
  files.edit('lines/eshop.yaml', 'coffret-aperitif:', 'plateau-batignolles:')
  files.edit('lines/cantine.yaml', 'LIGNE-CANTINE', 'LIGNE-TERRASSE')
  expect(problems()).toEqual([
    'lines/cantine.yaml:1  line: LIGNE-TERRASSE is no storefront: give it a name',
    expect.stringMatching(
      /^lines\/menus.yaml:\d+ {2}menus: buffet-belleville: products: navettes: is no product of any line$/,
    ),
    'lines/plateaux-repas.yaml:16  products: plateau-batignolles: ingredients: carottes du jardin: is not in ingredients.yaml',
    'lines/plateaux-repas.yaml:13  products: plateau-batignolles: ingredients: come to 142 %, which is more than all of it',
    'lines/plateaux-repas.yaml:5  products: plateau-batignolles: is the key of another article already',
  ])
})

test.each([
  [
    'a key written twice',
    () => files.edit(TRAYS, 'plateau-canal-saint-martin:', 'plateau-batignolles:'),
    /plateaux-repas.yaml:\d+ {2}Map keys must be unique/,
  ],
  [
    'a file that is no YAML',
    () => files.edit(TRAYS, 'leadTime: 120 min', 'leadTime: [120'),
    /plateaux-repas.yaml:\d+ {2}/,
  ],
  [
    'a file in the letters of an old Windows',
    () => writeFileSync(files.path('shop.yaml'), toLatin1(files.path('shop.yaml'))),
    /^shop.yaml:\d+ {2}is not in UTF-8: save the file in that encoding$/,
  ],
  [
    'a file that cannot be read',
    () => mkdirSync(files.path('lines/terrasse.yaml')),
    /^lines\/terrasse.yaml: cannot be read: .*EISDIR/,
  ],
  [
    'a line under another ending',
    () => renameSync(files.path(TRAYS), files.path('lines/plateaux.yml')),
    /^lines\/plateaux.yml: is not read/,
  ],
  ['no shop', () => rmSync(files.path('shop.yaml')), /^shop.yaml: there is no such file/],
  ['no line', () => rmSync(files.path('lines'), { recursive: true }), /has no folder « lines »/],
  [
    'a meat of no animal',
    () => files.edit('ingredients.yaml', '  meat: { poultry: [FR] }\n', ''),
    /^ingredients.yaml:3 {2}poulet fermier d’Auvergne: says where a meat/,
  ],
])('%s is refused', (_, spoil, words) => {
  spoil()
  expect(problems()).toContainEqual(expect.stringMatching(words))
})
