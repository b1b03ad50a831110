import { repositoryText, writtenFiles } from './docs/repositoryText'

/** Beside tests, which write files as texts. */
const isOurs = (file: string) =>
  /^(?:src|tests\/support|packages\/[^/]+\/(?:src|corpus))\/.*\.tsx?$/.test(file)

const EXPORTED = /^export (?:async )?(?:const|function\*?|class|type|interface) (\w+)/gm

const code = writtenFiles()
  .concat('__generated__/server/resolvers.ts')
  .filter((file) => /\.[jt]sx?$/.test(file))
  .map((file) => ({ file, text: repositoryText(file) }))

/** In how many files each word stands. */
const spread = new Map<string, number>()
for (const { text } of code) {
  for (const word of new Set(text.match(/\w+/g))) spread.set(word, (spread.get(word) ?? 0) + 1)
}

test('what a file exports is named by another one', () => {
  const exported = code.flatMap(({ file, text }) =>
    isOurs(file) ? [...text.matchAll(EXPORTED)].map(([, name = '']) => ({ file, name })) : [],
  )
  const alone = exported.filter(({ name }) => spread.get(name) === 1)
  expect(exported.length).toBeGreaterThan(2_000)
  expect(alone.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
})
