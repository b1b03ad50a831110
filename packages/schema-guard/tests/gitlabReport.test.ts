import { buildSchema, introspectionFromSchema } from 'graphql'
import { createFolder } from './shopFolder'

const SCHEMA = `type Query {
  dish: Dish!
}

type Dish {
  id: ID!
  price: Int!
}
`
const nullable = SCHEMA.replace('price: Int!', 'price: Int')
const shop = createFolder({
  'schema.graphql': SCHEMA,
  'src/pages/list.ts': 'export const query = gql`query Dishes { dish { price } }`\n',
})
const CLIENT = ['--schema', 'schema.graphql', '--documents', 'src/**/*.ts', '--format', 'gitlab']
afterAll(() => shop.remove())

describe('GitLab shows a finding', () => {
  type Issue = { severity: string; fingerprint: string; location: unknown }
  const issuesOf = async (candidate: string, ...options: string[]): Promise<Issue[]> => {
    const { output } = await shop.run('check', [candidate, ...CLIENT, ...options])
    return JSON.parse(output)
  }
  const at = (path: string, begin: number) => ({ path, lines: { begin } })
  const approval = `approvals:
  - change: FIELD_TYPE_CHANGED
    coordinate: Dish.price
    to: Int
    until: 2099-12-31
    reason: agreed
`

  test('beside the line of the candidate, by the same name in every run', async () => {
    shop.write('candidate.graphql', nullable)
    const [issue, ...others] = await issuesOf('candidate.graphql')
    shop.write('candidate.graphql', `# moved\n${nullable}`)
    const [moved] = await issuesOf('candidate.graphql')

    expect(others).toEqual([])
    expect(issue).toEqual({
      check_name: 'FIELD_TYPE_CHANGED',
      description: expect.stringMatching(/^Dish\.price: it may be null now.* Fix: ./),
      severity: 'critical',
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
      location: at('candidate.graphql', 7),
    })
    expect(moved).toEqual({ ...issue, location: at('candidate.graphql', 8) })
  })

  test('beside the client’s where the candidate has none here', async () => {
    const candidate = JSON.stringify(introspectionFromSchema(buildSchema(nullable)))
    shop.write('next.json', candidate)
    const [issue] = await issuesOf('next.json')
    expect(issue).toMatchObject({ location: at('src/pages/list.ts', 1) })
  })

  test('that is approved as information, and an approval of nothing as a problem', async () => {
    shop.write('candidate.graphql', nullable)
    shop.write('approvals.yml', approval)
    const approved = await issuesOf('candidate.graphql', '--approvals', 'approvals.yml', '--all')
    expect(approved).toMatchObject([{ severity: 'info' }])

    shop.write('approvals.yml', approval.replace('Dish.price', 'Dish.gone'))
    const issues = await issuesOf('candidate.graphql', '--approvals', 'approvals.yml')
    expect(issues).toMatchObject([
      { severity: 'critical', location: at('candidate.graphql', 7) },
      { severity: 'critical', check_name: 'APPROVAL', location: at('approvals.yml', 2) },
    ])
  })

  test('each under its own name, of approvals that are alike as well', async () => {
    shop.write('candidate.graphql', nullable)
    const [, entry = ''] = approval.split('approvals:\n')
    const [other, again] = [entry.replace('to: Int', 'to: Float'), entry.replace('Int', 'String')]
    shop.write('approvals.yml', `approvals:\n${other}${again}${again}`)
    const issues = await issuesOf('candidate.graphql', '--approvals', 'approvals.yml')
    expect(issues).toHaveLength(4)
    expect(new Set(issues.map(({ fingerprint }) => fingerprint)).size).toBe(4)
  })

  test('and what kept the check from being made', async () => {
    shop.write('broken.graphql', 'type Query {')
    expect(await issuesOf('./broken.graphql')).toEqual([
      {
        check_name: 'CANNOT_RUN',
        description: expect.stringMatching(/^\.\/broken\.graphql:1: Syntax Error/),
        severity: 'blocker',
        fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
        location: at('broken.graphql', 1),
      },
    ])
    expect(await issuesOf('nowhere.graphql')).toMatchObject([{ severity: 'blocker' }])
  })
})
