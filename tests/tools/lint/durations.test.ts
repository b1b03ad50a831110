import { syntaxMessages } from '../../support/restrictions'

test.each([
  'expect(elapsed).toBeLessThan(200)',
  'expect(waitedMs).toBeLessThanOrEqual(200)',
  'expect(performance.now() - startedAt).toBeLessThan(200)',
  'expect(Math.max(...rows.map(({ duration }) => duration))).toBeLessThan(200)',
  'expect(first.milliseconds).toBeLessThan(second.milliseconds)',
])('a test does not say how long something may take: %s', async (text) => {
  const [found] = await syntaxMessages('tests/api/example.test.ts', `${text}\n`)
  expect(found).toMatch(/npm run measure/)
})

test.each([
  'expect(statements.length).toBeLessThan(12)',
  'expect(waitedMs).toBeGreaterThanOrEqual(200)',
  'expect(price).toBeLessThan(Date.parse(day))',
])('a test may count, or say what was waited for: %s', async (text) => {
  expect(await syntaxMessages('tests/api/example.test.ts', `${text}\n`)).toEqual([])
})
