import { createFolder } from './shopFolder'

const SCHEMA = `type Query {
  me: User
  items(max: Int): [Item!]!
}
type User { id: ID! name: String! mail: String }
type Item { code: String! price: Int! old: Int @deprecated(reason: "Use price.") }
`
const SCREEN = `import { gql } from '@apollo/client'
export const query = gql\`
  query Items { items { code price old } }
\`
`

const shop = createFolder({ 'schema.graphql': SCHEMA, 'app/pages/list.ts': SCREEN })
afterAll(() => shop.remove())

shop.write('nullable.graphql', SCHEMA.replace('price: Int!', 'price: Int'))
const CLIENT = ['--schema', 'schema.graphql', '--documents', 'app/**/*.ts']
const check = (...args: string[]) => shop.run('check', [...args, ...CLIENT])

describe('approvals', () => {
  const approval = (fields: string) => `approvals:\n  - ${fields.split('; ').join('\n    ')}\n`
  const GOOD =
    'change: FIELD_TYPE_CHANGED; coordinate: Item.price; to: Int; until: 2026-12-31; reason: agreed'
  const cases: [string, string, number, RegExp][] = [
    ['accept what they name until their day', approval(GOOD), 0, /approved until 2026-12-31/],
    [
      'accept it on the day itself',
      approval(GOOD.replace('2026-12-31', '2026-11-24')),
      0,
      /1 approved/,
    ],
    ['expire', approval(GOOD.replace('2026-12-31', '2026-11-23')), 1, /expired on 2026-11-23/],
    [
      'must approve something',
      approval(GOOD.replace('Item.price', 'Item.code')),
      1,
      /on Item\.code approves nothing: remove it/,
    ],
    [
      'must be of the same kind',
      approval(GOOD.replace('TYPE_CHANGED', 'REMOVED')),
      1,
      /approves nothing: what there is of it is FIELD_TYPE_CHANGED\./,
    ],
    [
      'name what they may have meant',
      approval(GOOD.replace('Item.price', 'item.Price')),
      1,
      /approves nothing: did you mean Item\.price\?/,
    ],
    [
      'have the keys of an approval only',
      approval(`${GOOD}; ticket: 7`),
      2,
      /^approvals\.yml:7: an approval has no ‘ticket’: it has change,/,
    ],
    [
      'are of texts',
      approval(GOOD.replace('to: Int', 'to: [Int]')),
      2,
      /^approvals\.yml:4: ‘to’ is a text: quote it/,
    ],
    [
      'end on a day that there is',
      approval(GOOD.replace('2026-12-31', '2026-99-31')),
      2,
      /^approvals\.yml:5: 2026-99-31 is no day/,
    ],
    [
      'are YAML',
      'approvals: [\n',
      2,
      /^approvals\.yml:2: Flow sequence in block collection must be sufficiently indented and end with a \]\.$/,
    ],
    ['are a list', 'approvals: { a: b }', 2, /^approvals\.yml:1: ‘approvals’ is a list/],
    ['stand under their key', 'approval: []', 2, /^approvals\.yml:1: expected a list under/],
    [
      'must say what it accepts, where that may be several things',
      approval(GOOD.replace('; to: Int', '')),
      1,
      /on Item\.price does not say what it accepts: add ‘to: Int’/,
    ],
    [
      'accept nothing else of the same member',
      approval(GOOD.replace('to: Int', 'to: Float!')),
      1,
      /on Item\.price accepts Float!, and the candidate makes it Int\.[\s\S]*1 breaking/,
    ],
    ['may be none', 'approvals: []\n', 1, /1 breaking/],
    ['may be left empty', 'approvals:\n', 1, /1 breaking/],
    [
      'must say until when',
      approval(GOOD.replace('2026-12-31', 'soon')),
      2,
      /^approvals\.yml:5: soon is no day: a day is written 2026-12-31/,
    ],
    [
      'must say why',
      approval(GOOD.replace('; reason: agreed', '')),
      2,
      /^approvals\.yml:2: this approval lacks its ‘reason’/,
    ],
    ['must be YAML', 'approvals: [', 2, /approvals\.yml/],
  ]

  test.each(cases)('%s', async (_what, text, code, message) => {
    shop.write('approvals.yml', text)
    const outcome = await check('nullable.graphql', '--approvals', 'approvals.yml')

    expect(outcome.code).toBe(code)
    expect(outcome.output + outcome.errors).toMatch(message)
  })
})

test('the report gives the lines that approve a break, and they do', async () => {
  const { output } = await check('nullable.graphql', '--format', 'markdown')
  const [, lines = ''] = /```yaml\n([\s\S]*?)```/.exec(output) ?? []

  expect(lines).toContain('- change: FIELD_TYPE_CHANGED\n  coordinate: Item.price\n  to: Int\n')
  const dated = lines.replace('<day>', '2026-12-31').replace('<why>', 'agreed')
  shop.write('approvals.yml', `approvals:\n${dated}`)
  expect(await check('nullable.graphql', '--approvals', 'approvals.yml')).toMatchObject({ code: 0 })
})

describe('an approval of what several changes are named by', () => {
  const base = `type Query { found: Result }
union Result = Item | User | Shop
type Item { code: String }
type User { name: String }
type Shop { name: String }
`
  const approve = (subjects: readonly (string | undefined)[]) => {
    const lines = subjects.map(
      (subject) => `  - change: UNION_MEMBER_REMOVED
    coordinate: Result
    until: 2026-12-31
    reason: agreed${subject === undefined ? '' : `\n    subject: ${subject}`}
`,
    )
    shop.write('members/approvals.yml', `approvals:\n${lines.join('')}`)
  }
  const run = (candidate: string) =>
    shop.run('check', [
      ...[candidate, '--schema', 'members/base.graphql', '--documents', 'members/*.ts'],
      ...['--approvals', 'members/approvals.yml'],
    ])
  beforeAll(() => {
    shop.write('members/base.graphql', base)
    shop.write(
      'members/a.ts',
      'gql`query Q { found { ... on User { name } ... on Shop { name } } }`',
    )
    shop.write('one.graphql', base.replace(' | User', ''))
    shop.write('both.graphql', base.replace(' | User | Shop', ''))
  })

  test('accepts the only one without its subject', async () => {
    approve([undefined])
    expect(await run('one.graphql')).toMatchObject({ code: 0 })
  })

  test('accepts none of several without its subject', async () => {
    approve([undefined])
    const { code, output } = await run('both.graphql')

    expect(code).toBe(1)
    expect(output).toContain(
      'The approval of UNION_MEMBER_REMOVED on Result may mean User or Shop: say which as its subject.',
    )
    expect(output).not.toContain('approved until')
  })

  test('accepts the one that its subject names', async () => {
    approve(['User'])
    const { code, output } = await run('both.graphql')

    expect(code).toBe(1)
    expect(output.match(/approved until/g)).toHaveLength(1)
    expect(output).toMatch(/✗ breaking {2}Result\n.*can no longer be a Shop/)

    approve(['User', 'Shop'])
    expect(await run('both.graphql')).toMatchObject({ code: 0 })
  })

  test('approves nothing where its subject is none of them', async () => {
    approve(['Item'])
    expect((await run('one.graphql')).output).toContain(
      'The approval of UNION_MEMBER_REMOVED Item on Result approves nothing: there is one of User.',
    )
  })
})

test('an approval of a small change does not let a graver one of the same member pass', async () => {
  const ofTags = (to: string) => `approvals:
  - change: FIELD_TYPE_CHANGED
    coordinate: Query.tags
    to: ${to}
    until: 2026-12-31
    reason: agreed
`
  const base = 'type Query { tags: [String!]! }\n'
  shop.write('tags/base.graphql', base)
  shop.write('tags/a.ts', 'gql`query Q { tags }`')
  shop.write('small.graphql', base.replace('!]!', '!]'))
  shop.write('grave.graphql', base.replace('[String!]!', '[Int!]!'))
  const run = (candidate: string, to: string) => {
    shop.write('tags/approvals.yml', ofTags(to))
    return shop.run('check', [
      ...[candidate, '--schema', 'tags/base.graphql', '--documents', 'tags/*.ts'],
      ...['--approvals', 'tags/approvals.yml'],
    ])
  }

  expect(await run('small.graphql', "'[String!]'")).toMatchObject({ code: 0 })
  const { code, output } = await run('grave.graphql', "'[String!]'")
  expect(code).toBe(1)
  expect(output).toContain('accepts [String!], and the candidate makes it [Int!]!.')
  expect((await run('grave.graphql', "''")).code).toBe(2)
})

describe('manifests', () => {
  const query = 'query Old { me { mail } }'
  const formats: [string, unknown][] = [
    ["Relay's", { abc: query }],
    [
      "Apollo's",
      {
        format: 'apollo-persisted-query-manifest',
        version: 1,
        operations: [{ id: 'abc', name: 'Old', type: 'query', body: query }],
      },
    ],
    ['a list', [{ id: 'abc', text: query }]],
  ]

  test.each(formats)('%s are read as older releases', async (_name, content) => {
    shop.write('old.json', JSON.stringify(content))
    shop.write('no-mail.graphql', SCHEMA.replace(' mail: String', ''))
    const { code, output } = await check('no-mail.graphql', '--manifest', 'old.json')

    expect(code).toBe(1)
    expect(output).toContain('User.mail')
    expect(output).toContain('query Old in release old.json')
    expect((await check('no-mail.graphql')).code).toBe(0)
  })

  test('our own remember texts, hashes and where everything was written', async () => {
    await shop.run('manifest', [...CLIENT, '--release', '7', '--output', 'seven.json'])
    const { output } = await shop.run('manifest', [...CLIENT, '--release', '7', '--output', '-'])
    const manifest = JSON.parse(output)

    expect(manifest).toMatchObject({
      release: '7',
      operations: [
        {
          name: 'Items',
          hash: expect.stringMatching(/^[0-9a-f]{64}$/),
          text: expect.stringContaining('query Items'),
          place: 'app/pages/list.ts:3',
          coordinates: { 'Item.price': ['app/pages/list.ts:3'] },
        },
      ],
    })
    const later = await shop.run('check', [
      'nullable.graphql',
      '--schema',
      'schema.graphql',
      '--documents',
      'odd/none',
      '--manifest',
      'seven.json',
    ])
    expect(later.output).toContain('app/pages/list.ts:3 query Items in release 7')
  })

  test('a fragment of a release is told with every operation that sent it', async () => {
    const shared = 'fragment Row on Item { price }'
    const old = ['One', 'Two'].map((name) => `query ${name} { items { ...Row } } ${shared}`)
    shop.write('old.json', JSON.stringify({ a: old[0], b: old[1] }))
    const { output } = await check('nullable.graphql', '--manifest', 'old.json')

    expect(output).toContain('fragment Row, sent by One, Two in release old.json')
  })

  test('what is no manifest is refused', async () => {
    shop.write('odd.json', '{"a": 1}')
    expect(await check('nullable.graphql', '--manifest', 'odd.json')).toMatchObject({
      code: 2,
      errors: 'odd.json: this is no manifest of operations.',
    })
  })
})
