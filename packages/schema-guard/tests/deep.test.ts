import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../support/root'
import { createFolder } from './shopFolder'

const SCHEMA = `type Query { orders: [Order!]! }
type Order { id: ID! status: OrderStatus! }
enum OrderStatus { CONFIRMED DELIVERED }
`
const WORDS = `import { graphql } from 'relay-runtime'
import type { wordsQuery$data } from '../../__generated__/relay/wordsQuery.graphql'

type Order = wordsQuery$data['orders'][number]

export const query = graphql\`
  query wordsQuery { orders { status } }
\`
const words: Record<Order['status'], string> = { CONFIRMED: 'Confirmée', DELIVERED: 'Livrée' }
export const wordOf = ({ status }: Order) => words[status]
`
const settings = {
  compilerOptions: {
    strict: true,
    module: 'ESNext',
    moduleResolution: 'bundler',
    target: 'ES2022',
    lib: ['ES2022'],
    types: [],
    skipLibCheck: true,
  },
}

const shop = createFolder({
  'schema.graphql': SCHEMA,
  'relay.config.js': `module.exports = {
  src: './src', schema: './schema.graphql', language: 'typescript', noFutureProofEnums: true,
  artifactDirectory: './__generated__/relay', eagerEsModules: true,
}`,
  'tsconfig.json': JSON.stringify(settings),
  '__generated__/relay/.keep': '',
  'src/client/words.ts': WORDS,
  // It was wrong before: it says nothing of the schema.
  'src/client/odd.ts': "export const odd: number = 'odd'\n",
  'late.graphql': SCHEMA.replace('DELIVERED', 'DELIVERED LATE'),
  'inline.graphql': `${SCHEMA}directive @inline on FRAGMENT_DEFINITION\n`,
})
symlinkSync(join(ROOT, 'node_modules'), join(shop.folder, 'node_modules'))
afterAll(() => shop.remove())

const json = async (...args: string[]) => {
  const { code, output } = await shop.run('check', [...args, '--format', 'json'])
  const { findings }: { findings: { severity: string }[] } = JSON.parse(output)
  return { code, breaking: findings.filter(({ severity }) => severity === 'breaking') }
}

test('where relay-compiler refuses the candidate, it is told that types were not checked', async () => {
  shop.write('gone.graphql', SCHEMA.replace(' status: OrderStatus!', ' state: OrderStatus!'))
  const { breaking } = await json('gone.graphql', '--deep')
  expect(breaking).toContainEqual(
    expect.objectContaining({
      change: 'RELAY_COMPILER',
      fix: 'Change the client with the schema, or keep the schema. Its types were not checked: that is done once it compiles.',
    }),
  )
})

test('what tsc alone refuses on the candidate breaks under --deep, where it is written', async () => {
  expect(await json('late.graphql')).toEqual({ code: 0, breaking: [] })

  expect(await json('late.graphql', '--deep')).toEqual({
    code: 1,
    breaking: [
      expect.objectContaining({
        coordinate: 'src/client/words.ts',
        change: 'TYPESCRIPT',
        message: expect.stringMatching(/Property 'LATE' is missing/),
      }),
    ],
  })
})

test('what relay-compiler alone refuses on the candidate breaks under --deep', async () => {
  expect(await json('inline.graphql')).toEqual({ code: 0, breaking: [] })

  expect(await json('inline.graphql', '--deep')).toEqual({
    code: 1,
    breaking: [
      expect.objectContaining({
        change: 'RELAY_COMPILER',
        message: "Duplicate directive definition 'inline'.",
      }),
    ],
  })
})

test('tsc that fails without naming a line is no proof that the client compiles', async () => {
  const odd = { compilerOptions: { ...settings.compilerOptions, types: ['nowhere'] } }
  shop.write('tsconfig.json', JSON.stringify(odd))
  const { code, errors } = await shop.run('check', ['late.graphql', '--deep'])
  shop.write('tsconfig.json', JSON.stringify(settings))

  expect(code).toBe(2)
  expect(errors).toMatch(/^--deep: tsc fails, and names no line of the client\. .*TS2688/)
})

describe('a client of another shape', () => {
  const other = createFolder({
    'data/schema.graphql': SCHEMA,
    'inline.graphql': `${SCHEMA}directive @inline on FRAGMENT_DEFINITION\n`,
    'app/words.js':
      "import { graphql } from 'relay-runtime'\ngraphql`query wordsQuery { orders { status } }`",
    'app/__generated__/.keep': '',
    'relay.config.json': JSON.stringify({
      src: './app',
      schema: './data/schema.graphql',
      language: 'javascript',
      artifactDirectory: './app/__generated__',
    }),
  })
  afterAll(() => other.remove())
  const deep = () =>
    other.run('check', [
      ...['inline.graphql', '--schema', 'data/schema.graphql', '--documents', 'app/**/*.js'],
      ...['--deep', '--format', 'json'],
    ])

  test('is not said to compile when nothing compiles it', async () => {
    expect(await deep()).toMatchObject({
      code: 2,
      errors: '--deep runs relay-compiler, which is not in node_modules: install it first.',
    })
  })

  test('is compiled by its own settings', async () => {
    symlinkSync(join(ROOT, 'node_modules'), join(other.folder, 'node_modules'))
    const { code, output } = await deep()

    expect(code).toBe(1)
    expect(JSON.parse(output).findings).toContainEqual(
      expect.objectContaining({ severity: 'breaking', change: 'RELAY_COMPILER' }),
    )
  })

  test('whose settings name several schemas is refused', async () => {
    const project = { schema: 'data/schema.graphql' }
    other.write('relay.config.json', JSON.stringify({ projects: { one: project, two: project } }))

    expect(await deep()).toMatchObject({
      code: 2,
      errors: '--deep cannot tell from relay.config.json which schema the client is compiled with.',
    })
  })
})
