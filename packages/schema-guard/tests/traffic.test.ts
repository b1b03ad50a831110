import { createFolder } from './shopFolder'

const SCHEMA =
  'type Query { item: Item! }\ntype Item { code: String! price: Int! state: String! }\n'
const shop = createFolder({
  'schema.graphql': SCHEMA,
  'nullable.graphql': SCHEMA.replaceAll('String!', 'String').replace('Int!', 'Int'),
  'src/pages/admin.ts': 'gql`query Admin { item { code } }`',
  'src/pages/home.ts': 'gql`query Home { item { price } }`',
  'src/pages/list.ts': 'gql`query List { item { price state } }`',
  'list.json': '[1]',
  'counts.json': JSON.stringify({ Admin: 3, Home: 1200, List: 90 }),
})
afterAll(() => shop.remove())
const check = (...args: string[]) => shop.run('check', ['nullable.graphql', ...args])

test('what touches the most requests is told first, with their number', async () => {
  const { code, output } = await check('--usage', 'counts.json', '--format', 'json')
  const { findings }: { findings: { coordinate: string; requests: number }[] } = JSON.parse(output)

  expect(code).toBe(1)
  expect(findings.map(({ coordinate, requests }) => [coordinate, requests])).toEqual([
    ['Item.price', 1290],
    ['Item.state', 90],
    ['Item.code', 3],
  ])
  const { output: text } = await check('--usage', 'counts.json')
  expect(text).toContain('touches 1290 requests')
  expect(text.indexOf('\nhome\n')).toBeLessThan(text.indexOf('\nadmin\n'))
})

test('a break below the threshold becomes a warning that says so', async () => {
  const { code, output } = await check('--usage', 'counts.json', '--usage-below', '90')
  expect(code).toBe(1)
  expect(output).toContain('! dangerous Item.code')
  expect(output).toContain('(breaking, told as a warning: 3 requests, fewer than 90)')
  expect(output).toContain('✗ breaking  Item.state')

  expect(await check('--usage', 'counts.json', '--usage-below', '5000')).toMatchObject({ code: 0 })
})

test('a break of an operation that was not counted stays one, whatever the threshold', async () => {
  shop.write('some.json', JSON.stringify({ Home: 10, List: 0 }))
  const { code, output } = await check('--usage', 'some.json', '--usage-below', '5000')

  expect(code).toBe(1)
  expect(output).toContain('✗ breaking  Item.code')
  expect(output).toContain('0 requests, fewer than 5000')
  expect(output).toContain('10 requests, fewer than 5000')
})

test('of counts in which nothing is an operation, no break becomes a warning', async () => {
  shop.write('odd.json', JSON.stringify({ nope: 1 }))
  expect(await check('--usage', 'odd.json', '--usage-below', '1')).toEqual({
    code: 2,
    output: '',
    errors: '--usage counts nope: none is an operation of the clients that are checked.',
  })
  shop.write('none.json', '{}')
  expect(await check('--usage', 'none.json', '--usage-below', '1')).toMatchObject({ code: 1 })
})

test('a counted name that is no operation is told', async () => {
  shop.write('more.json', JSON.stringify({ Home: 10, Phone: 3 }))
  const { output } = await check('--usage', 'more.json')
  expect(output).toContain('Counted, and no operation of the clients that are checked: Phone.\n')
})

test.each([
  [['--usage', 'nowhere.json'], '--usage nowhere.json: there is no such file.'],
  [['--usage', 'list.json'], /^list\.json: expected \{/],
  [['--usage', 'schema.graphql'], /expected \{ "<operation>": requests \}/],
  [['--usage-below', '5'], '--usage-below is a number of requests, and needs --usage.'],
  [['--usage', 'counts.json', '--usage-below', 'few'], /is a number of requests/],
])('%j cannot be read', async (args, errors) => {
  expect(await check(...args)).toMatchObject({
    code: 2,
    errors: typeof errors === 'string' ? errors : expect.stringMatching(errors),
  })
})
