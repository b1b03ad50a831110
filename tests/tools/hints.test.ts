import { repositoryText, writtenFiles } from './docs/repositoryText'

/** Each hint of a field with its words, in one line as they are written. */
const hints = writtenFiles()
  .filter((file) => /^src\/client\/.*(?:Copy|Words)\.ts$/.test(file))
  .flatMap((file) => [...repositoryText(file).matchAll(/\b(\w*[hH]int):\s*['`](.+)['`],/g)])
  .map(([, name, words = '']) => ({ name, words }))

test('a hint is a sentence and ends as one, also the short one: two fields side by side are told alike', () => {
  expect(hints.length).toBeGreaterThan(20)
  // Or the words that a phone number follows.
  expect(hints.filter(({ words }) => !/(?:[.…?]|appelez-nous au)$/.test(words))).toEqual([])
})
