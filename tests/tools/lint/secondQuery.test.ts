import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ESLint, type Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { ROOT } from '../../../src/tools/support/root'

const RULE = 'no-restricted-imports'
const loaded: unknown = jest.requireActual('../../../eslint.config.js')
const blocks = Array.isArray(loaded) ? (loaded as Linter.Config[]) : []

/** The project's own blocks, each with its files, and this rule alone of them. */
const eslint = new ESLint({
  cwd: ROOT,
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
    ...blocks.flatMap(({ files, ignores = [], rules }) =>
      files && rules?.[RULE] ? [{ files, ignores, rules: { [RULE]: rules[RULE] } }] : [],
    ),
  ],
})

async function messagesOf(file: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: join(ROOT, file) })
  return result?.messages.map(({ message }) => message) ?? []
}

const QUERY = "import { useLazyLoadQuery } from 'react-relay/hooks'\nuseLazyLoadQuery()\n"
const queries = (file: string) =>
  readFileSync(join(ROOT, file), 'utf8').includes(' useLazyLoadQuery')

test.each([
  'src/client/areas/cart/Example.tsx',
  'src/client/app/useExample.ts',
  'src/client/state/useExample.ts',
])('a second query of a screen is refused in %s, with the way to do without', async (file) => {
  expect(await messagesOf(file, QUERY)).toEqual([expect.stringMatching(/spread a fragment/)])
})

test('those that send one of their own are all named, and none else', async () => {
  const files = readdirSync(join(ROOT, 'src/client'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/client/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && queries(file))
  for (const file of files) expect(await messagesOf(file, QUERY)).toEqual([])
  const named = blocks.flatMap(({ files: paths = [], rules }) => (rules?.[RULE] ? paths : []))
  const ofClient = named.filter((path) => /^src\/client\/[^*]+\.tsx?$/.test(String(path)))
  expect(ofClient.toSorted()).toEqual(files.toSorted())
})

test('they go without the same as every other one', async () => {
  for (const text of [
    "import { atom } from 'recoil'\natom()\n",
    "import { useMutation } from 'react-relay/hooks'\nuseMutation()\n",
  ]) {
    expect(await messagesOf('src/client/areas/paying/useSavedCards.ts', text)).toHaveLength(1)
  }
})
