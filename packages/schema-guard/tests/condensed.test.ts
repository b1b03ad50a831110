import { createFolder } from './shopFolder'

const SCHEMA = `type Query { items: [Item!]! }
type Item { code: String! price: Int! old: Int @deprecated(reason: "Use price.") state: State! }
enum State { OPEN SOLD }
`
const list = (name: string, fields: string) => `gql\`query ${name} { items { ${fields} } }\`\n`
const shop = createFolder({
  'schema.graphql': SCHEMA,
  'src/pages/list.ts': list('Items', 'code price old state'),
  'same.graphql': SCHEMA,
  'nullable.graphql': SCHEMA.replace('price: Int!', 'price: Int'),
  'marked.graphql': SCHEMA.replace('price: Int!', 'price: Int! @deprecated(reason: "Use cents.")'),
  'unsold.graphql': SCHEMA.replace('OPEN SOLD', 'OPEN'),
})
afterAll(() => shop.remove())
const check = (...args: string[]) => shop.run('check', args)

describe('a candidate that is the base', () => {
  test('is told in one line', async () => {
    const { code, output } = await check('same.graphql')
    expect({ code, output }).toEqual({
      code: 0,
      output:
        'Nothing breaks: same.graphql changes nothing of schema.graphql (1 operation and 0 fragments).',
    })
  })

  test('is told to be so where it is the very file, with the option that compares it with the last commit', async () => {
    const { code, output } = await check('schema.graphql')
    expect({ code, output }).toEqual({
      code: 0,
      output:
        'Nothing breaks: schema.graphql is compared with itself (1 operation and 0 fragments). What changed since the last commit: --against HEAD.',
    })
  })

  test('may fail all the same', async () => {
    expect(await check('same.graphql', '--strict')).toMatchObject({
      code: 1,
      output: expect.stringContaining('Item.old is deprecated: Use price.'),
    })
  })
})

describe('deprecations', () => {
  test('that the candidate adds are told, the others in one line', async () => {
    const { output } = await check('marked.graphql')
    expect(output).toContain('Item.price is deprecated: Use cents.')
    expect(output).not.toContain('Use price.')
    expect(output).toContain(
      '1 deprecation in use that the base has already: Item.old (--all tells more).',
    )
    expect((await check('marked.graphql', '--all')).output).toContain('Use price.')
  })

  test.each(['markdown', 'github', 'sarif'])('are no news in %s either', async (format) => {
    const { output } = await check('marked.graphql', '--format', format)
    expect(output).toContain('Use cents.')
    expect(output).not.toContain('Use price.')
  })

  test('that no release has used before are told', async () => {
    const files = { 'schema.graphql': SCHEMA, 'src/pages/list.ts': list('Items', 'code') }
    const site = createFolder(files)
    await site.run('manifest', ['--release', '41', '--output', '41.json'])
    site.write('src/pages/list.ts', list('Items', 'code old'))
    const { output } = await site.run('check', [
      ...['schema.graphql', '--manifest', '41.json', '--documents', 'src/**/*.ts'],
    ])
    expect(output).toContain('Item.old is deprecated: Use price.')
    site.remove()
  })
})

test('ten places are told of a finding, the others are counted', async () => {
  const many = Array.from({ length: 13 }, (_, index) => list(`Many${index}`, 'price')).join('')
  shop.write('many/list.ts', many)
  const client = ['--schema', 'schema.graphql', '--documents', 'many/*.ts']
  const run = async (...args: string[]) =>
    (await check('nullable.graphql', ...client, ...args)).output

  expect((await run()).match(/many\/list\.ts:\d+ query/g)).toHaveLength(10)
  expect(await run()).toContain('and 3 more')
  const github = await run('--format', 'github')
  expect(github.match(/^::error file=nullable\.graphql/gm)).toHaveLength(1)
  expect(github.match(/^::error file=many\/list\.ts/gm)).toHaveLength(10)
  expect(github).toContain('And 3 more places.')
  const [result] = JSON.parse(await run('--format', 'sarif')).runs[0].results
  expect(result.relatedLocations).toHaveLength(9)
  expect(await run('--format', 'markdown')).toContain('- and 3 more')
})

test('what a generator wrote is left out where its source is told', async () => {
  shop.write('hooks/list.graphql', 'query Hooked { items { price } }')
  shop.write('hooks/hooks.generated.ts', list('Hooked', 'price') + list('Lonely', 'price'))
  const client = ['--schema', 'schema.graphql', '--documents', 'hooks/*']
  const { output } = await check('nullable.graphql', ...client)

  expect(output).toContain('hooks/list.graphql:1 query Hooked')
  expect(output).not.toContain('hooks/hooks.generated.ts:1')
  // No source of this one is known.
  expect(output).toContain('hooks/hooks.generated.ts:2 query Lonely')
  expect((await check('nullable.graphql', ...client, '--all')).output).toContain(
    'hooks/hooks.generated.ts:1',
  )
})

test('a removed value that is only received breaks, unless it is said not to', async () => {
  expect(await check('unsold.graphql')).toMatchObject({ code: 1 })
  const { code, output } = await check('unsold.graphql', '--removed-value', 'dangerous')
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringContaining('! dangerous State.SOLD'),
  })
  expect(await check('unsold.graphql', '--removed-value', 'safe')).toMatchObject({
    code: 2,
    errors: '--removed-value is one of breaking, dangerous.',
  })
})
