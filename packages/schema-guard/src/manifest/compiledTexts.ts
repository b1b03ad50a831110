import { basename, relative } from 'node:path'
import { globSync } from 'tinyglobby'
import { readFound } from '../readFound'

const TEXT = /"text": ("(?:[^"\\]|\\.)*")/

/** The operation texts in Relay's artifacts, to the letter: what the browser sends, and what its hash is made of. */
export function readCompiledTexts(cwd: string): Map<string, string> {
  const paths = globSync(['**/__generated__/**/*.graphql.{ts,js}'], {
    cwd,
    absolute: true,
    ignore: ['**/node_modules/**', '**/dist/**'],
  })
  const texts = new Map<string, string>()
  for (const path of paths) {
    const literal = TEXT.exec(readFound(path, relative(cwd, path)) ?? '')?.[1]
    if (literal === undefined) continue
    const text: unknown = JSON.parse(literal)
    if (typeof text === 'string') texts.set(basename(path).replace(/\.graphql\.[jt]s$/, ''), text)
  }
  return texts
}
