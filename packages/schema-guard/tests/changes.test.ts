import { ChangeType } from '@graphql-inspector/core'
import { diffSchemas } from '../src/changes/diffSchemas'
import { JUDGES } from '../src/judge/judges'
import { parseSchema } from '../src/sources/loadSchema'
import { ARGUMENT_CASES, FIELD_CASES } from './changeCases'
import { INPUT_CASES } from './changeCasesOfInputs'
import {
  DESCRIBED,
  DIRECTIVE_CASES,
  ENUM_CASES,
  HARMLESS_CASES,
  SCHEMA_DIRECTIVE_EDITS,
  TYPE_CASES,
} from './changeCasesOfTypes'
import { alarms, changed, check } from './checkFixture'
import { BASE } from './fixtureClient'

const GROUPS = {
  fields: FIELD_CASES,
  arguments: ARGUMENT_CASES,
  inputs: INPUT_CASES,
  enums: ENUM_CASES,
  types: TYPE_CASES,
  directives: DIRECTIVE_CASES,
}

describe.each(Object.entries(GROUPS))('%s', (_group, cases) => {
  test.each(cases)('$name', async ({ edits, alarms: expected }) => {
    const findings = await check(changed(BASE, edits))

    expect(findings).not.toEqual([])
    expect(alarms(findings)).toEqual([...expected].sort())
  })
})

describe('what never reaches a client', () => {
  const described = changed(BASE, DESCRIBED)

  test.each(HARMLESS_CASES)('$name', async ({ edits }) => {
    const findings = await check(changed(described, edits), { base: described })

    expect(findings).not.toEqual([])
    expect(alarms(findings)).toEqual([])
  })
})

test('the schema against itself says nothing', async () => {
  expect(await check(BASE)).toEqual([])
})

test('directives on the schema itself come and go without a word to the client', async () => {
  const owned = changed(BASE, SCHEMA_DIRECTIVE_EDITS)

  expect(alarms(await check(owned))).toEqual([])
  expect(alarms(await check(BASE, { base: owned }))).toEqual([])
})

// Declared by graphql-inspector for directives in documents; its comparison of schemas never makes them.
const NEVER_MADE = ['DIRECTIVE_USAGE_FIELD_ADDED', 'DIRECTIVE_USAGE_FIELD_REMOVED']

test('every kind of change that graphql-inspector can report is judged, and met in a case', async () => {
  const kinds: string[] = Object.values(ChangeType)
  const described = changed(BASE, DESCRIBED)
  const owned = changed(BASE, SCHEMA_DIRECTIVE_EDITS)
  const pairs = [
    ...Object.values(GROUPS).flatMap((cases) =>
      cases.map((one) => [BASE, changed(BASE, one.edits)]),
    ),
    ...HARMLESS_CASES.map(({ edits }) => [described, changed(described, edits)]),
    [BASE, described],
    [BASE, owned],
  ]
  const met = new Set<string>()
  for (const [base = '', candidate = ''] of pairs) {
    const [one, other] = [parseSchema(base, 'base'), parseSchema(candidate, 'candidate')]
    const changes = [...(await diffSchemas(one, other)), ...(await diffSchemas(other, one))]
    for (const { kind } of changes) met.add(kind)
  }

  expect(Object.keys(JUDGES)).toEqual(expect.arrayContaining(kinds))
  expect(kinds.filter((kind) => !met.has(kind)).sort()).toEqual(NEVER_MADE)
})

test('strictly, what is deprecated and certainly used fails; what a variable may carry is told', async () => {
  const candidate = changed(BASE, [
    ['  oldPrice: Int!', '  oldPrice: Int! @deprecated(reason: "Use price.")'],
    ['  note: String\n', '  note: String @deprecated(reason: "Nobody reads it.")\n'],
    ['  weight: Float\n', '  weight: Float @deprecated(reason: "Unused.")\n'],
  ])
  const findings = await check(candidate, { isStrict: true })
  const told = findings.filter(({ kind }) => kind === 'DEPRECATED_IN_USE')

  expect(alarms(findings)).toEqual(['breaking Product.oldPrice'])
  expect(told.map(({ reason }) => reason).sort()).toEqual([
    'CartInput.note is deprecated: Nobody reads it.',
    'Product.oldPrice is deprecated: Use price.',
  ])
})

test('a null that the client provides for is dangerous, one that it throws on is breaking', async () => {
  const nullable: readonly (readonly [string, string])[] = [['  price: Int!\n', '  price: Int\n']]
  const files = (action: string) => ({
    'a.ts': `import 'react-relay'; graphql\`query Q($id: ID!) { product(id: $id) { price @required(action: ${action}) } }\``,
  })
  const verdict = async (action: string) =>
    alarms(await check(changed(BASE, nullable), { files: files(action) }))

  expect(await verdict('NONE')).toEqual(['dangerous Product.price'])
  expect(await verdict('LOG')).toEqual(['dangerous Product.price'])
  expect(await verdict('THROW')).toEqual(['breaking Product.price'])
})
