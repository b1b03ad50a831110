import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The texts of a folder's `.graphql` files, by their names without the ending. */
export function graphqlFiles(folder: string): Map<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.graphql'))
  return new Map(
    names
      .sort()
      .map((name) => [name.replace('.graphql', ''), readFileSync(join(folder, name), 'utf8')]),
  )
}

/** Each definition of a text by itself. */
export const definitionsIn = (text: string): string[] =>
  text
    .split(/\n(?=(?:query|mutation|subscription|fragment) )/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
