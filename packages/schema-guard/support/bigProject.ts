import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bigClient, bigSchema } from './bigSchema'

/** A folder with a large schema, a client, and a candidate with two breaking changes. */
export function writeBigProject(types = 2000, operations = 500): string {
  const folder = mkdtempSync(join(tmpdir(), 'schema-big-'))
  const base = bigSchema(types)
  mkdirSync(join(folder, 'client'))
  writeFileSync(join(folder, 'schema.graphql'), base)
  writeFileSync(
    join(folder, 'candidate.graphql'),
    base
      .replace('price: Int! state: State7!', 'price: Int state: State7!')
      .replace('type Detail9 { id: ID! text: String!', 'type Detail9 { id: ID!'),
  )
  writeFileSync(
    join(folder, 'client/client.ts'),
    `import 'react-relay'\n${bigClient(types, operations)}`,
  )
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
