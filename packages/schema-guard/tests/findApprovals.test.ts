import { join } from 'node:path'
import { createFolder } from './shopFolder'

const SCHEMA = 'type Query { dish: Dish! }\ntype Dish { id: ID! price: Int! }\n'
const NEXT = SCHEMA.replace('price: Int!', 'price: Int')
const approvals = (until: string) => `approvals:
  - change: FIELD_TYPE_CHANGED
    coordinate: Dish.price
    to: Int
    until: ${until}
    reason: agreed
`
const GOOD = approvals('2026-12-31')
const EXPIRED = approvals('2026-01-01')
const CLIENT = ['--schema', 'schema.graphql', '--documents', 'src/*.ts']

/** A check in a folder of this repository, where its approvals lie. */
async function check(
  files: Record<string, string>,
  { from = '.', args = ['api/next.graphql', ...CLIENT] }: { from?: string; args?: string[] } = {},
) {
  const shop = createFolder({
    '.git': 'gitdir: elsewhere',
    'schema.graphql': SCHEMA,
    'src/list.ts': 'gql`query Dishes { dish { price } }`',
    'api/next.graphql': NEXT,
    ...files,
  })
  const outcome = await shop.run('check', args, { cwd: join(shop.folder, from) })
  shop.remove()
  return outcome
}

const FROM_SRC = ['../api/next.graphql', '--schema', '../schema.graphql', '--documents', '*.ts']

describe('approvals are those of the nearest file upwards, and it is told', () => {
  test.each([
    ['in the folder of the call', { 'schema-approvals.yml': GOOD }, {}, 'schema-approvals.yml'],
    [
      'in one above it',
      { 'schema-approvals.yml': GOOD },
      { from: 'src', args: FROM_SRC },
      '../schema-approvals.yml',
    ],
    [
      'beside the candidate',
      { 'api/schema-approvals.yml': GOOD, 'schema-approvals.yml': EXPIRED },
      {},
      'api/schema-approvals.yml',
    ],
    [
      'beside the files that a pattern names',
      { 'api/schema-approvals.yml': GOOD },
      { args: ['api/*.graphql', ...CLIENT] },
      'api/schema-approvals.yml',
    ],
    [
      "of the call's folder, where the candidate is of another",
      { 'src/schema-approvals.yml': GOOD, 'api/schema-approvals.yml': EXPIRED },
      { from: 'src', args: FROM_SRC },
      'schema-approvals.yml',
    ],
    [
      'where an option says, and no other',
      { 'agreed.yml': GOOD, 'schema-approvals.yml': EXPIRED },
      { args: ['api/next.graphql', ...CLIENT, '--approvals', 'agreed.yml'] },
      'agreed.yml',
    ],
  ])('%s', async (_what, files, call, file) => {
    const { code, output, errors } = await check(files, call)
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(output).toContain('Dish.price (approved until 2026-12-31)')
    expect(output).toMatch(new RegExp(`0 fragments; approvals of ${file}\\)\\.$`))
  })
})

test('those of another repository around this one do not count', async () => {
  const files = { 'schema-approvals.yml': GOOD, 'src/.git': 'gitdir: elsewhere' }
  const { code, output } = await check(files, { from: 'src', args: FROM_SRC })
  expect(code).toBe(1)
  expect(output).not.toContain('approvals of')
})

test('what is wrong in it is told with its path', async () => {
  const call = { from: 'src', args: FROM_SRC }
  expect((await check({ 'schema-approvals.yml': 'approvals: {}' }, call)).errors).toMatch(
    /^\.\.\/schema-approvals\.yml:1: ‘approvals’ is a list/,
  )
})

test('JSON says which file it was, and Markdown where to write one', async () => {
  const formats = async (files: Record<string, string>) => {
    const run = (format: string) =>
      check(files, { args: ['api/next.graphql', ...CLIENT, '--format', format] })
    return [JSON.parse((await run('json')).output).approvalsFile, (await run('markdown')).output]
  }
  const [file, markdown] = await formats({ 'api/schema-approvals.yml': 'approvals: []' })
  expect(file).toBe('api/schema-approvals.yml')
  expect(markdown).toContain('To accept it until a day, in `api/schema-approvals.yml`:')
  const [none, words] = await formats({})
  expect(none).toBeNull()
  expect(words).toContain('To accept it until a day, in `schema-approvals.yml`:')
})
