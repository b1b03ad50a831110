import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { definitionsIn, graphqlFiles } from './graphqlFiles'

export type RelayProject = {
  folder: string
  /** The sources, by their paths in the folder. */
  sources: Record<string, string>
  /** Hash to text, as relay-compiler persists them. */
  persisted: Record<string, string>
  remove(): void
}

const enabled = { kind: 'enabled' }
const CONFIG = {
  src: './src',
  schema: './schema.graphql',
  schemaExtensions: ['./extensions'],
  language: 'typescript',
  artifactDirectory: './src/__generated__',
  customScalarTypes: { Day: 'DayValue', Money: 'MoneyValue' },
  persistConfig: { file: './persisted.json', include_query_text: true, algorithm: 'SHA256' },
  featureFlags: {
    no_inline: enabled,
    allow_legacy_relay_resolver_tag: enabled,
    allow_resolver_non_nullable_return_type: enabled,
  },
}

/** Writes the Relay client into a folder of its own and compiles it against the base schema. */
export function compileRelayProject(corpus: string): RelayProject {
  const folder = mkdtempSync(join(tmpdir(), 'schema-corpus-'))
  for (const path of ['src/__generated__', 'extensions']) {
    mkdirSync(join(folder, path), { recursive: true })
  }
  const client = join(corpus, 'clients/relay')
  copyFileSync(join(corpus, 'base.graphql'), join(folder, 'schema.graphql'))
  copyFileSync(join(client, 'extensions.graphql'), join(folder, 'extensions/client.graphql'))
  const sources = sourcesOf(client)
  for (const [path, text] of Object.entries(sources)) writeFileSync(join(folder, path), text)
  writeFileSync(join(folder, 'persisted.json'), '{}')
  writeFileSync(join(folder, 'relay.config.json'), JSON.stringify(CONFIG))
  const require = createRequire(__filename)
  const compiler = join(dirname(require.resolve('relay-compiler/package.json')), 'cli.js')
  symlinkSync(dirname(dirname(dirname(compiler))), join(folder, 'node_modules'))
  execFileSync(process.execPath, [compiler, 'relay.config.json'], { cwd: folder, stdio: 'pipe' })
  return {
    folder,
    sources,
    persisted: JSON.parse(readFileSync(join(folder, 'persisted.json'), 'utf8')),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function sourcesOf(client: string): Record<string, string> {
  const tagged = [...graphqlFiles(client)].flatMap(([name, text]): [string, string][] =>
    name === 'extensions' ? [] : [[`src/${name}.ts`, withTags(text)]],
  )
  return {
    ...Object.fromEntries(tagged),
    'src/resolvers.ts': readFileSync(join(client, 'resolvers.ts.txt'), 'utf8'),
    'src/Day.relayprovider.ts': 'export default { get: (): boolean => true }\n',
    'src/BlockText.ts': 'export default null\n',
    'src/BlockPhoto.ts': 'export default null\n',
  }
}

function withTags(text: string): string {
  const tags = definitionsIn(text).map(
    (part, index) => `export const part${index} = graphql\`\n${part}\n\`\n`,
  )
  return ["import { graphql } from 'react-relay'\n", ...tags].join('\n')
}
