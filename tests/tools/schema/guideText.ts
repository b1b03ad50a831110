import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../src/tools/support/root'

type Fence = { language: string; file: string; text: string; line: number }

/** The fenced blocks of the guide, in order. */
export function guideFences(): Fence[] {
  const guide = readFileSync(join(ROOT, 'docs/schema-changes.md'), 'utf8')
  return [...guide.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)].map(
    ({ 1: language = '', 2: file = '', 3: text = '', index }) => ({
      language,
      file,
      text,
      line: guide.slice(0, index).split('\n').length,
    }),
  )
}

/** Applies a diff without context: the lines with - stand together somewhere, and give way to those with +. */
export function applyDiff(base: string, diff: string): string {
  const lines = diff.trimEnd().split('\n')
  const of = (sign: string) =>
    lines.filter((line) => line.startsWith(sign)).map((line) => `${line.slice(1)}\n`)
  const removed = of('-').join('')
  if (base.split(removed).length !== 2)
    throw new Error(`The guide removes what is not there once:\n${diff}`)
  return base.replace(removed, () => of('+').join(''))
}

/** `npm run schema:check -- … # comment exit code 1` as arguments and the exit code that is promised. */
export function commandsOf(text: string): { name: string; args: string[]; code: number }[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [, name = '', rest = '', code = ''] =
        /^npm run (schema:\w+)(?: --)?(.*?)\s+#.*exit code (\d)$/.exec(line) ?? []
      const args = [...rest.matchAll(/'([^']*)'|(\S+)/g)].map(
        ([, quoted, bare]) => quoted ?? bare ?? '',
      )
      return { name, args, code: Number(code || NaN) }
    })
}
