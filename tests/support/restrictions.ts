import { join } from 'node:path'
import { ESLint, type Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { ROOT } from '../../src/tools/support/root'

type Rule = 'no-restricted-imports' | 'no-restricted-syntax'

const loaded: unknown = jest.requireActual('../../eslint.config.js')
const blocks = Array.isArray(loaded) ? (loaded as Linter.Config[]) : []

/** The project's own blocks that restrict something, each with its files and this rule alone of it. */
const restrictionsBy = (rule: Rule) =>
  blocks.flatMap(({ files, ignores = [], rules }) =>
    files && rules?.[rule] ? [{ files, ignores, rules: { [rule]: rules[rule] } }] : [],
  )

/** The patterns of files for which imports are restricted. */
export const restrictedFiles = restrictionsBy('no-restricted-imports').flatMap(({ files }) =>
  files.map(String),
)

function messagesBy(rule: Rule) {
  const eslint = new ESLint({
    cwd: ROOT,
    overrideConfigFile: true,
    overrideConfig: [
      { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
      ...restrictionsBy(rule),
    ],
  })
  return async (file: string, text: string): Promise<string[]> => {
    const [result] = await eslint.lintText(text, { filePath: join(ROOT, file) })
    return result?.messages.map(({ message }) => message) ?? []
  }
}

/** What the lint says of the imports of a text, were it this file. */
export const importMessages = messagesBy('no-restricted-imports')

/** What it says of how the text is written. */
export const syntaxMessages = messagesBy('no-restricted-syntax')
