import { join } from 'node:path'
import { ESLint, type Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { ROOT } from '../../src/tools/support/root'

const RULE = 'no-restricted-imports'
const loaded: unknown = jest.requireActual('../../eslint.config.js')
const blocks = Array.isArray(loaded) ? (loaded as Linter.Config[]) : []

/** The project's own blocks that restrict imports, each with its files and this rule alone of it. */
const restrictions = blocks.flatMap(({ files, ignores = [], rules }) =>
  files && rules?.[RULE] ? [{ files, ignores, rules: { [RULE]: rules[RULE] } }] : [],
)

/** The patterns of files for which imports are restricted. */
export const restrictedFiles = restrictions.flatMap(({ files }) => files.map(String))

const eslint = new ESLint({
  cwd: ROOT,
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
    ...restrictions,
  ],
})

/** What the lint says of the imports of a text, were it this file. */
export async function importMessages(file: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: join(ROOT, file) })
  return result?.messages.map(({ message }) => message) ?? []
}
