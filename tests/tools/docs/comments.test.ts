import { commentsIn, namesIn, pathsIn, withoutComments } from './comments'
import { repositoryFiles, repositoryText, writtenFiles } from './repositoryText'

const sources = writtenFiles()
  .filter((file) => file.startsWith('src/'))
  .map((file) => ({ file, text: repositoryText(file) }))
const comments = sources.flatMap(({ file, text }) =>
  commentsIn(text).map((comment) => ({ file, comment })),
)
const files = repositoryFiles()

const endsOf = (parts: readonly string[]) => parts.map((_, from) => parts.slice(from).join('/'))

/** Every file and folder by each end of its path, a file without its extension too. */
const ends = new Set(
  files.flatMap((file) => {
    const parts = file.split('/')
    const folders = parts.flatMap((_, to) => endsOf(parts.slice(0, to)))
    return [...folders, ...endsOf(parts), ...endsOf(file.replace(/\.\w+$/, '').split('/'))]
  }),
)

/** Where a path begins that a comment names: at the root, in src, or in the client's or the server's folder. */
const beginnings = new Set([
  'src',
  ...files.map((file) => /^(?:src\/(?:(?:client|server)\/)?)?([\w-]+)\//.exec(file)?.[1] ?? ''),
])

test('every file that a comment names is there', () => {
  const named = comments.flatMap(({ file, comment }) =>
    pathsIn(comment, beginnings).map((path) => ({ file, path })),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ path }) => !ends.has(path))).toEqual([])
})

test('every name that a comment quotes is in the code', () => {
  const code = [
    ...sources.map(({ text }) => withoutComments(text)),
    repositoryText('schema.graphql'),
  ]
  const words = new Set(code.flatMap((text) => text.match(/\w+/g) ?? []))
  const named = comments.flatMap(({ file, comment }) =>
    namesIn(comment).map((name) => ({ file, name })),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ name }) => !words.has(name))).toEqual([])
})

test('a comment is found, an address and a pattern are not', () => {
  const text = "const a = 'https://x.fr' // One.\n/** Two\n * lines. */\nconst b = 'src/**/*.ts'"
  expect(commentsIn(text)).toEqual(['// One.', '/** Two\n * lines. */'])
  expect(withoutComments(text)).toContain("const b = 'src/**/*.ts'")
})

test('paths and names are found, other words are not', () => {
  const comment =
    '// See domain/site/paths, `MAX_FIELDS` of limits.ts and `shopQuery`: Europe/Paris, `UP`.'
  expect(pathsIn(comment, new Set(['domain']))).toEqual(['limits.ts', 'domain/site/paths'])
  expect(namesIn(comment)).toEqual(['MAX_FIELDS', 'shopQuery'])
})
