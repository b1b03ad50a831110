import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bigClient, bigSchema } from './bigSchema'

/** A folder with a schema of 2,000 types, a client of 500 operations, and a candidate with two breaking changes. */
export function writeBigProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'schema-big-'))
  const base = bigSchema(2000)
  mkdirSync(join(folder, 'client'))
  writeFileSync(join(folder, 'schema.graphql'), base)
  writeFileSync(
    join(folder, 'candidate.graphql'),
    base
      .replace('price: Int! state: State7!', 'price: Int state: State7!')
      .replace('type Detail9 { id: ID! text: String!', 'type Detail9 { id: ID!'),
  )
  writeFileSync(join(folder, 'client/client.ts'), `import 'react-relay'\n${bigClient(2000, 500)}`)
  return folder
}

export const BIG_CHECK = [
  'candidate.graphql',
  '--schema',
  'schema.graphql',
  '--documents',
  'client/**',
  '--format',
  'json',
]
