import { join } from 'node:path'
import { PACKAGE } from '../support/root'
import { createFolder } from './shopFolder'
import { symlinkSync } from 'node:fs'

const BASE = `type Query { dish(id: ID!): Dish }
type Mutation { save(name: String): Dish }
type Dish { id: ID! price: Float tags: [String] ownerId: Int }
input Filter { ids: [Int] }
`
const CLIENT = 'gql`query A { dish(id: 1) { id } }`'
const shop = createFolder({ 'schema.graphql': BASE, 'src/a.ts': CLIENT })
// Where the two packages are installed.
symlinkSync(join(PACKAGE, '../../node_modules'), join(shop.folder, 'node_modules'))
const bare = createFolder({ 'schema.graphql': BASE, 'src/a.ts': CLIENT })
afterAll(() => [shop, bare].forEach((one) => one.remove()))

type Report = {
  findings: { severity: string; change: string; coordinate: string; fix: string }[]
}

async function lint(candidate: string, ...args: string[]) {
  shop.write('candidate.graphql', candidate)
  const all = ['candidate.graphql', '--lint', '--format', 'json', ...args]
  const { output, code, errors } = await shop.run('check', all)
  expect(errors).toBe('')
  const { findings }: Report = JSON.parse(output)
  const warned = findings.filter(({ change }) => change.startsWith('LINT_'))
  expect(new Set(warned.map(({ severity }) => severity))).not.toContain('breaking')
  return {
    code,
    told: warned.map(({ change, coordinate }) => `${change} ${coordinate}`),
    fixes: warned.map(({ fix }) => fix),
  }
}
const added = (fields: string) =>
  BASE.replace('type Dish {', `type Dish {\n${fields.replaceAll(';', '\n')}\n`)

test('what was there before is not judged', async () => {
  expect(await lint(BASE)).toMatchObject({ code: 0, told: [] })
})

test('every new field and argument has a description', async () => {
  const { told } = await lint(added('"In cents." a: Int; b(c: Int, "Which." d: Int): Int'))

  expect(told).toEqual(['LINT_DESCRIPTION Dish.b', 'LINT_DESCRIPTION Dish.b(c:)'])
})

test('lists are non-null of non-null, or say why', async () => {
  const fields = [
    '"A." a: [Int!]!; "B." b: [Int!]; "C." c: [Int]!; "Null means all." d: [Int]; "E." e: [[Int]!]!',
    '"F." f("Some." some: [Int!], "Any." any: [Int]): Int',
  ]
  const { told } = await lint(added(fields.join(';')))

  expect(told).toEqual([...['b', 'c', 'e', 'f(any:)'].map((name) => `LINT_LIST Dish.${name}`)])
})

test('ids are ID!', async () => {
  const { told } = await lint(
    `${added('"A." makerId: ID; "B." boxId: String; "C." boxIds: [Int!]!; "D." paid: Int')}
type Box {
  "Which."
  id: ID
}`,
  )

  expect(told).toEqual(['LINT_ID Box.id', 'LINT_ID Dish.boxId', 'LINT_ID Dish.boxIds'])
})

test('a reference that may be null stays one', async () => {
  const { fixes } = await lint(added('"A." boxId: String; "B." crateId: Int!'))
  expect(fixes).toEqual(['Make it ID.', 'Make it ID!.'])
})

test('money is Int, in cents, and named so', async () => {
  const { told } = await lint(
    added(
      '"A." priceCents: Int!; "In cents." fee: Int; "B." total: Int; "In cents." discount: Float; "C." totalCount: Int; "D." priceLabel: String',
    ),
  )

  expect(told).toEqual(['LINT_MONEY Dish.discount', 'LINT_MONEY Dish.total'])
})

test('a mutation hands back what it changed', async () => {
  const candidate = BASE.replace(
    '): Dish }\ntype Dish',
    '): Dish\n"A." drop: Boolean!\n"B." move: Dish }\ntype Dish',
  )

  expect((await lint(candidate)).told).toEqual(['LINT_MUTATION Mutation.drop'])
})

test('what gets another type is judged like what is new, but for its description', async () => {
  const { told } = await lint(BASE.replace('ids: [Int]', 'ids: [String]').replace('Float', 'Int'))

  expect(told).toEqual(['LINT_MONEY Dish.price', 'LINT_LIST Filter.ids', 'LINT_ID Filter.ids'])
})

test('they are warnings, which may fail and may be approved, and none without --lint', async () => {
  const candidate = added('a: Int')
  expect(await lint(candidate)).toMatchObject({ code: 0 })
  expect(await lint(candidate, '--fail-on', 'dangerous')).toMatchObject({ code: 1 })
  const { output } = await shop.run('check', ['candidate.graphql', '--all'])
  expect(output).not.toContain('LINT')

  shop.write(
    'schema-approvals.yml',
    `approvals:
  - { change: LINT_DESCRIPTION, coordinate: Dish.a, until: 2099-01-01, reason: "It says itself." }`,
  )
  expect(await lint(candidate, '--fail-on', 'dangerous')).toMatchObject({ code: 0 })
})

test('without the two packages it says what to install', async () => {
  // Nor beside the guard itself.
  const [node = '', program = ''] = process.argv
  process.argv = [node, join(bare.folder, 'schema-guard.mjs')]
  const { code, errors } = await bare.run('check', ['schema.graphql', '--lint'])
  process.argv = [node, program]

  expect({ code, errors }).toEqual({
    code: 2,
    errors:
      '--lint needs two packages that are not here: npm install --save-dev eslint @graphql-eslint/eslint-plugin',
  })
})

test.each([
  ['its line of the candidate', 'sdl/candidate.graphql', 'sdl/candidate.graphql', 4],
  ["line 1 of the client's schema, where the candidate is no file", 'next', 'schema.graphql', 1],
] as const)('in SARIF a warning stands in %s', async (_what, candidate, file, line) => {
  shop.write('schema.graphql', added('fresh: Int'))
  if (candidate === 'next') shop.commit('next')
  shop.write('schema.graphql', BASE)
  shop.write('sdl/candidate.graphql', added('fresh: Int'))
  const { output } = await shop.run('check', [candidate, '--lint', '--format', 'sarif'])
  const [result] = JSON.parse(output).runs[0].results

  expect(result).toMatchObject({
    ruleId: 'LINT_DESCRIPTION',
    locations: [
      { physicalLocation: { artifactLocation: { uri: file }, region: { startLine: line } } },
    ],
    relatedLocations: [],
  })
})
