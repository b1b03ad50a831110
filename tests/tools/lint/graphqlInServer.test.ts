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
    { files: ['**/*.ts'], languageOptions: { parser: tseslint.parser } },
    ...blocks.flatMap(({ files, ignores = [], rules }) =>
      files && rules?.[RULE] ? [{ files, ignores, rules: { [RULE]: rules[RULE] } }] : [],
    ),
  ],
})

async function messagesOf(file: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: join(ROOT, file) })
  return result?.messages.map(({ message }) => message) ?? []
}

const THROWS = "import { GraphQLError } from 'graphql'\nthrow new GraphQLError('REFUSED')\n"

test.each([
  'src/server/modules/order/example.ts',
  'src/server/flows/order/example.ts',
  'src/server/base/example.ts',
  'src/server/providers/mail/example.ts',
])('an error of GraphQL is refused in %s, with what to throw instead', async (file) => {
  expect(await messagesOf(file, THROWS)).toEqual([
    expect.stringMatching(/'graphql' .*src\/server\/base\/errors/),
  ])
})

test('http, which turns errors into responses, may import it', async () => {
  expect(await messagesOf('src/server/http/graphqlErrors.ts', THROWS)).toEqual([])
})
