import { commentProblem, isLowRank, rankProblem, toRank } from '#domain/requests/feedback'

test.each([
  ['1', 1],
  ['2', 2],
  [4, 4],
  [' 5 ', 5],
  [3, 3],
])('the rank %j is the number %d', (value, rank) => {
  expect(toRank(value)).toBe(rank)
})

test.each(['', '0', '6', '2.5', '1e0', 'cinq', 0, 6, 1.5, Number.NaN, null, undefined, true])(
  '%p is no rank',
  (value) => {
    expect(toRank(value)).toBeNull()
    expect(rankProblem(value)).toBe('REQUIRED')
    expect(isLowRank(value)).toBe(false)
  },
)

test('the reason is asked for at 1 and 2, not at 3', () => {
  expect([1, '2', 3, '4', 5].map(isLowRank)).toEqual([true, true, false, false, false])
})

test('a comment has 2,000 characters at most', () => {
  expect(commentProblem('x'.repeat(2000))).toBeNull()
  expect(commentProblem(` ${'x'.repeat(2000)}\n`)).toBeNull()
  expect(commentProblem('x'.repeat(2001))).toBe('TOO_LONG')
  expect(commentProblem(null)).toBeNull()
})
