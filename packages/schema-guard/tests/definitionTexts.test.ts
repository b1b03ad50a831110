import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import { definitionTexts } from '../src/places/definitionTexts'
import { schemaPlaces } from '../src/places/schemaPlaces'
import { PACKAGE, ROOT } from '../support/root'
import { BASE } from './fixtureClient'

describe('an SDL is cut into its definitions', () => {
  const ODD = `\uFEFF"""Words: type A { b: Int } \\""" and "more" """
type type @dir(a: "}", b: [{ c: 1 }]) implements interface & enum { input: union } # type no {
"short { words" input input { type: String = "scalar x" union: [Int!] = [1.5, -2] }
scalar scalar scalar implements @type
""""""
union union = type | input
| enum enum directive { schema extend
  type }
directive @type repeatable on | SCHEMA | OBJECT extend type type{a:Int}
interface interface { input: union } type X
extend schema @type
extend
  enum directive { on }`

  test('however they are written', () => {
    const owners = 'type input scalar implements union directive @type interface X schema'.split(
      ' ',
    )
    const texts = definitionTexts(ODD, new Set(owners))
    expect(texts.map(({ owner, line, column }) => `${owner} ${line}:${column}`)).toEqual([
      'type 1:2',
      'input 3:1',
      'scalar 4:1',
      'implements 4:15',
      'union 5:1',
      'directive 7:8',
      '@type 9:1',
      'type 9:49',
      'interface 10:1',
      'X 10:38',
      'schema 11:1',
      'directive 12:1',
    ])
  })

  test.each([
    ['the schema of the site', readFileSync(join(ROOT, 'schema.graphql'), 'utf8')],
    ['that of the corpus', readFileSync(join(PACKAGE, 'corpus/base.graphql'), 'utf8')],
    ['that of the tests', BASE],
  ])('and every name of %s is in the line of its place', (_what, text) => {
    const schema = buildSchema(text, { assumeValidSDL: true })
    const types = Object.values(schema.getTypeMap()).filter(({ astNode }) => astNode)
    const places = schemaPlaces([{ text, name: 'a' }], new Set(types.map(({ name }) => name)))
    const lines = text.split('\n')
    for (const [key, { line, column }] of places) {
      const [name] = /\w+(?=:?\)?$)/.exec(key) ?? []
      expect(lines[line - 1]?.slice(column - 1)).toMatch(new RegExp(`^${name}\\b`))
    }
    const fields = types.flatMap((type) =>
      'getFields' in type ? Object.keys(type.getFields()) : [],
    )
    expect(places.size).toBeGreaterThanOrEqual(types.length + fields.length)
  })
})
