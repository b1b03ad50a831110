import { syntaxMessages } from '../../support/restrictions'

const RUN_BY_BROWSERS = [
  'src/client/areas/cart/example.ts',
  'src/client/areas/cart/Example.tsx',
  'src/domain/cart/example.ts',
]

describe.each(RUN_BY_BROWSERS)('%s', (file) => {
  test.each([
    ['/(?<!a)b/.test(text)\n', 'a lookbehind, which Safari 16.0 does not parse', /Safari/],
    ['/(?<=a)b/u.test(text)\n', 'one that wants something before', /Safari/],
    ['list.toSorted()\n', 'a method that Chrome 109 has not', /Chrome/],
    ['list.toReversed()\n', 'the same for another order', /Chrome/],
  ])('goes without %j: %s', async (text, _, message) => {
    expect(await syntaxMessages(file, text)).toEqual([expect.stringMatching(message)])
  })

  test('takes the time as an argument all the same', async () => {
    expect(await syntaxMessages(file, 'Date.now()\n')).toHaveLength(1)
  })

  test('may name what it finds', async () => {
    expect(await syntaxMessages(file, '/(?<year>20)/.exec(text)\n')).toEqual([])
  })
})

test('the server may use what its Node has', async () => {
  const text = 'list.toSorted(); /(?<!a)b/.test(text)\n'
  expect(await syntaxMessages('src/server/modules/cart/example.ts', text)).toEqual([])
})
