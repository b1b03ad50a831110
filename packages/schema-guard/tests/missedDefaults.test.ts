import { alarms, check } from './checkFixture'

// Each of these was once let pass.

const verdict = async (base: string, candidate: string, file: string) =>
  alarms(await check(candidate, { base, files: { 'a.ts': file } }))

describe('another default where the value is given by a variable that may be left out', () => {
  const base = `directive @live(every: Int = 3) on FIELD
type Query { list(f: Filter fs: [Filter]): Int }
input Filter { n: Int = 3 inner: Filter }
`
  const input = base.replace('n: Int = 3', 'n: Int = 5')
  const ofDirective = base.replace('every: Int = 3', 'every: Int = 5')

  test.each([
    ['an input', input, 'query Q($n: Int) { list(f: { n: $n }) }', 'Filter.n'],
    ['an input in a list', input, 'query Q($n: Int) { list(fs: [{ n: $n }]) }', 'Filter.n'],
    [
      'an input in another',
      input,
      'query Q($n: Int) { list(f: { n: 1, inner: { n: $n, inner: null } }) }',
      'Filter.n',
    ],
    ['a directive', ofDirective, 'query Q($n: Int) { list @live(every: $n) }', '@live(every:)'],
  ])('%s', async (_what, candidate, query, coordinate) => {
    expect(await verdict(base, candidate, `gql\`${query}\``)).toEqual([`dangerous ${coordinate}`])
    for (const type of ['Int!', 'Int = 1']) {
      const given = query.replace('$n: Int', `$n: ${type}`)
      expect(await verdict(base, candidate, `gql\`${given}\``)).toEqual([])
    }
  })
})
