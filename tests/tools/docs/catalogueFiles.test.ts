import * as v from 'valibot'
import { catalogueSchema } from '#server/ops/catalogue/Catalogue'
import { ingredientsFile, lineFile, shopFile } from '#server/ops/catalogue/folder/catalogueFiles'
import { tell } from '#server/ops/tellChanges'
import { repositoryText } from './repositoryText'

const PAGE = 'docs/catalogue-files.md'

const product = lineFile.entries.products.value.entries
const menu = lineFile.entries.menus.wrapped.value.entries
const ingredient = ingredientsFile.value.pipe[0].entries
const { products, menus } = catalogueSchema.entries

/** Of an entry, what no file says in one field: it is worked out of several, or of the place in the file. */
const WORKED_OUT = ['place', 'place in its line', 'nutrition', 'meatOrigins']

const [, ofLines = '', ofIngredients = '', ofShop = ''] = repositoryText(PAGE).split(/^## /m)

/** The fields that the first cells of the tables name, `hot` and `featured` of one row. */
const toldFields = (text: string) =>
  [...text.matchAll(/^\| (`[^|]+)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  )

test.each([
  ['a line', ofLines, lineFile.entries],
  ['a product', ofLines, product],
  ['a menu', ofLines, menu],
  ['an ingredient', ofIngredients, ingredient],
  ['the shop', ofShop, shopFile.entries],
])('each field of %s is told to who cooks', (_, text, fields) => {
  const told = toldFields(text)
  const untold = Object.keys(fields).filter((name) => !told.includes(name))
  expect(untold.map((name) => `Add a row for ${name} to ${PAGE}`)).toEqual([])
})

test('no field is told that the files do not have', () => {
  const known = [lineFile.entries, product, menu, ingredient, shopFile.entries].flatMap((fields) =>
    Object.keys(fields),
  )
  const told = [ofLines, ofIngredients, ofShop].flatMap(toldFields)
  expect(told.filter((name) => name !== undefined && !known.includes(name))).toEqual([])
})

test.each([
  ['product', products.item, product],
  ['menu', menus.item, menu],
] as const)(
  'a change of a %s is told by the name that the files have for its field',
  (sort, entry, fields) => {
    const changed = Object.keys(v.omit(entry, ['picture']).entries).map((field) => {
      const change = { field, before: null, after: '' }
      const changes = {
        added: [],
        changed: [{ key: 'x', id: 1, entry: {}, fields: [change] }],
        withdrawn: [],
      }
      return /: (.+): none/.exec(tell(sort, changes)[0] ?? '')?.[1] ?? field
    })
    const known = ['line', 'allergens', ...WORKED_OUT, ...Object.keys(fields)]
    const unknown = changed.filter((name) => !known.includes(name))
    expect(
      unknown.map((name) => `Say in src/server/ops/tellChanges.ts what the files call ${name}`),
    ).toEqual([])
  },
)
