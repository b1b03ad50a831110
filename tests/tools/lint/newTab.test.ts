import { syntaxMessages } from '../../support/restrictions'

const EXAMPLE = 'src/client/areas/cart/Example.tsx'

test('a link that opens beside the page says so', async () => {
  expect(await syntaxMessages(EXAMPLE, '<Link to="/cgv" target="_blank" />\n')).toEqual([
    expect.stringMatching(/newTab/),
  ])
  expect(await syntaxMessages(EXAMPLE, '<Link to="/cgv" {...newTab} />\n')).toEqual([])
})
