import { join } from 'node:path'
import { ESLint, type Linter } from 'eslint'
import * as hooks from 'react-relay/hooks'
import tseslint from 'typescript-eslint'
import { leftOutNames } from '../../../src/client/relay/leftOutModules'
import { ROOT } from '../../../src/tools/support/root'

const RULE = 'no-restricted-imports'
const loaded: unknown = jest.requireActual('../../../eslint.config.js')
const blocks = Array.isArray(loaded) ? (loaded as Linter.Config[]) : []
const ofClient = blocks.filter(
  ({ files, rules }) =>
    files?.some((pattern) => String(pattern).startsWith('src/client/')) && rules && RULE in rules,
)

const eslint = new ESLint({
  cwd: ROOT,
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['**/*.ts'], languageOptions: { parser: tseslint.parser } },
    ...ofClient.map(({ files = [], rules }) => ({
      files,
      rules: { [RULE]: rules?.[RULE] ?? 'off' },
    })),
  ],
})

/** What the lint says of this text, in the place of a hook of the client. */
async function messagesOf(text: string, room = 'areas/cart'): Promise<string[]> {
  const filePath = join(ROOT, `src/client/${room}/useExample.ts`)
  const [result] = await eslint.lintText(text, { filePath })
  return result?.messages.map(({ message }) => message) ?? []
}

test('a hook that the build leaves out is refused with the way to do without', async () => {
  const [message] = await messagesOf(
    `import { useMutation } from 'react-relay/hooks'\nuseMutation()`,
  )
  expect(message).toMatch(/'useMutation' .*leftOutModules.*useAction/)
})

test('so is every other one that the package exports', async () => {
  const exported = leftOutNames.filter((name) => name in hooks)
  expect(exported).toContain('usePaginationFragment')
  for (const name of exported) {
    expect(await messagesOf(`import { ${name} } from 'react-relay/hooks'\n${name}()`)).toHaveLength(
      1,
    )
  }
})

test('a hook that the build keeps is not', async () => {
  expect(
    await messagesOf(`import { useFragment } from 'react-relay/hooks'\nuseFragment()`),
  ).toEqual([])
})

test('the state, where Recoil is at home, goes without the same', async () => {
  const recoil = `import { atom } from 'recoil'\natom()`
  expect(await messagesOf(recoil, 'state')).toEqual([])
  expect(await messagesOf(recoil)).toEqual([expect.stringContaining('src/client/state only')])

  for (const text of [
    `import { useMutation } from 'react-relay/hooks'\nuseMutation()`,
    `import { graphql } from 'react-relay'\ngraphql()`,
    `import { Plus } from 'lucide-react'\nPlus()`,
  ]) {
    expect(await messagesOf(text, 'state')).toEqual(await messagesOf(text))
    expect(await messagesOf(text, 'state')).toHaveLength(1)
  }
})
