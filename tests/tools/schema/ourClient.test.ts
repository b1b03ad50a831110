import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildSchema,
  lexicographicSortSchema,
  parse,
  print,
  printSchema,
  validate,
  visit,
} from 'graphql'
import { checkSchema } from '../../../packages/schema-guard/src/check/checkSchema'
import { readClient } from '../../../packages/schema-guard/src/check/readClient'
import {
  readDocuments,
  type ClientFiles,
} from '../../../packages/schema-guard/src/documents/readDocuments'
import { createScreenFinder } from '../../../packages/schema-guard/src/documents/screens'
import { readCompiledTexts } from '../../../packages/schema-guard/src/manifest/compiledTexts'
import type { Finding } from '../../../packages/schema-guard/src/model'
import { parseSchema } from '../../../packages/schema-guard/src/sources/loadSchema'
import { collectUsage } from '../../../packages/schema-guard/src/usage/collectUsage'
import { alarms } from '../../../packages/schema-guard/tests/checkFixture'
import { ROOT } from '../../../src/tools/support/root'
import { SHOP_PROJECT } from '../../../src/tools/support/schemaSurroundings'

const BASE = readFileSync(join(ROOT, 'schema.graphql'), 'utf8')
const base = parseSchema(BASE, 'schema.graphql')

let files: ClientFiles
beforeAll(async () => {
  files = await readDocuments(SHOP_PROJECT.documents, ROOT)
})

function check(candidate: string): Promise<Finding[]> {
  return checkSchema({
    base,
    candidate: parseSchema(candidate, 'candidate'),
    clients: readClient(files, base),
    screensOf: createScreenFinder(files.imports),
  })
}

/** Replaces within one definition of our schema. */
function edit(definition: string, from: RegExp | string, to: string): string {
  const block = new RegExp(`^${definition} \\{\\n[\\s\\S]*?^\\}`, 'm').exec(BASE)?.[0]
  const changed = block?.replace(from, to)
  if (!block || changed === block) throw new Error(`${definition} has no ${String(from)}`)
  return BASE.replace(block, () => changed ?? '')
}

const CASES: readonly [what: string, candidate: () => string, alarms: string[]][] = [
  [
    'a field that the product page shows is removed',
    () => edit('type Product', /^ {2}".*"\n {2}isHot.*\n/m, ''),
    ['breaking Product.isHot'],
  ],
  [
    'a price may be null',
    () => edit('type Product', '  price: Int!', '  price: Int'),
    ['breaking Product.price'],
  ],
  [
    'a price is a text',
    () => edit('type Product', '  price: Int!', '  price: String!'),
    ['breaking Product.price'],
  ],
  [
    'a tag may be null',
    () => edit('type Product', 'tags: [String!]!', 'tags: [String]!'),
    ['breaking Product.tags'],
  ],
  [
    'a cart needs one more field',
    () => edit('input CartInput', '  address: String!', '  floor: Int!\n  address: String!'),
    ['breaking CartInput.floor'],
  ],
  [
    'a cart may hold one more field',
    () => edit('input CartInput', '  address: String!', '  floor: Int\n  address: String!'),
    [],
  ],
  [
    'a cart loses a field',
    () => edit('input CartInput', /^ {2}".*"\n {2}hasPlacemats.*\n/m, ''),
    ['breaking CartInput.hasPlacemats'],
  ],
  [
    'an item of the cart needs a line no longer',
    () => edit('input CartItemInput', 'lineId: ID!', 'lineId: ID'),
    [],
  ],
  [
    'a status of orders goes',
    () => edit('enum OrderStatus', /^ {2}".*"\n {2}supported\n/m, ''),
    ['breaking OrderStatus.supported'],
  ],
  [
    'a status of orders comes',
    () => edit('enum OrderStatus', '  confirmed', '  packed\n  confirmed'),
    ['dangerous OrderStatus.packed'],
  ],
  [
    'the id of a zone goes, which only Relay queries',
    () => edit('type DeliveryZone', /^ {2}".*"\n {2}id: ID!\n/m, ''),
    ['breaking DeliveryZone.id'],
  ],
  [
    'a query needs one more argument',
    () =>
      BASE.replace('specialConfiguration: Special', 'specialConfiguration(brandId: ID!): Special'),
    ['breaking Query.specialConfiguration(brandId:)'],
  ],
  [
    'a query takes one more argument',
    () =>
      BASE.replace('specialConfiguration: Special', 'specialConfiguration(brandId: ID): Special'),
    [],
  ],
  [
    'a field that no query reads is removed',
    () => edit('type Product', /^ {2}".*"\n {2}lineLevel.*\n/m, ''),
    [],
  ],
  [
    'a field is added',
    () => edit('type Product', '  price: Int!', '  colour: String\n  price: Int!'),
    [],
  ],
  ['every description goes', () => BASE.replace(/^ *"[^"\n]*"\n/gm, ''), []],
  ['types are written in another order', () => printSchema(lexicographicSortSchema(base)), []],
]

test.each(CASES)('%s', async (_what, candidate, expected) => {
  expect(alarms(await check(candidate()))).toEqual(expected)
})

test('a finding names the screens, the operations and the lines that it breaks', async () => {
  const [finding] = await check(edit('input CartInput', /^ {2}".*"\n {2}hasPlacemats.*\n/m, ''))

  expect(finding?.screens).toContain('order')
  expect(finding?.uses).toEqual([
    expect.objectContaining({ kind: 'mutation', operations: [expect.stringMatching(/Mutation$/)] }),
  ])
  for (const { place } of finding?.uses ?? []) {
    const line = readFileSync(join(ROOT, place.file), 'utf8').split('\n')[place.line - 1]
    expect(line).toContain('CartInput')
  }
})

test('what is read from the sources is what Relay has compiled, to the coordinate', () => {
  const own = readClient(files, base)
  const compiled = readCompiledTexts(ROOT)
  let compared = 0
  for (const client of own) {
    for (const operation of client.operations) {
      const text = compiled.get(operation.definition.name)
      if (text === undefined) continue
      const [sent] = readClient(
        {
          documents: [{ text, file: 'sent', line: 1, column: 1 }],
          persisted: [],
          imports: new Map(),
          resolvers: [],
          usesRelay: false,
        },
        base,
      )
      const ours = collectUsage([{ ...client, operations: [operation] }], base)
      const theirs = collectUsage(sent ? [sent] : [], base)
      compared += 1
      expect([operation.definition.name, ours.coordinates()]).toEqual([
        operation.definition.name,
        theirs.coordinates(),
      ])
    }
  }
  expect(compared).toBeGreaterThan(15)
})

test('everything that is unused may go at once, and what is compiled stays right', async () => {
  const usage = collectUsage(readClient(files, base), base)
  let removed = 0
  const drop = (isUsed: boolean) => {
    if (isUsed) return undefined
    removed += 1
    return null
  }
  const pruned = visit(parse(BASE), {
    ObjectTypeDefinition(type) {
      const own = type.fields ?? []
      const used = own.filter(
        ({ name }) => usage.all(`${type.name.value}.${name.value}`).length > 0,
      )
      if (used.length === 0) return false
      return visit(type, {
        FieldDefinition: ({ name }) => drop(used.some((field) => field.name.value === name.value)),
      })
    },
  })
  const candidate = print(pruned)

  expect(removed).toBeGreaterThan(5)
  expect(alarms(await check(candidate))).toEqual([])
  const schema = buildSchema(candidate)
  const own = new Set(
    readClient(files, base).flatMap((c) => c.operations.map((o) => o.definition.name)),
  )
  for (const [name, text] of readCompiledTexts(ROOT)) {
    if (own.has(name)) expect(validate(schema, parse(text))).toEqual([])
  }
})
