import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, normalize, relative } from 'node:path'
import * as v from 'valibot'
import { CannotRun } from '../cannotRun'

const CONFIGS = ['relay.config.js', 'relay.config.cjs', 'relay.config.json']
const config = v.union([
  v.object({ schema: v.string(), artifactDirectory: v.optional(v.string()) }),
  // Of several projects, we could not tell whose schema is changing.
  v.pipe(
    v.object({
      projects: v.pipe(
        v.record(v.string(), v.object({ schema: v.string(), output: v.optional(v.string()) })),
        v.transform(Object.values),
        v.strictTuple([v.object({ schema: v.string(), output: v.optional(v.string()) })]),
      ),
    }),
    v.transform(({ projects: [{ schema, output }] }) => ({ schema, artifactDirectory: output })),
  ),
])

export type ClientPlace = {
  cwd: string
  documents: readonly string[]
  /** Folders that the client stands on besides those of its documents. */
  companions: readonly string[]
}

export type ClientCopy = {
  folder: string
  /** Where its compiler looks for the schema. */
  schemaFile: string
  hasTypes: boolean
}

/** A copy of what is compiled of a client: the folders of its documents, and what its settings name. Error: CannotRun. */
export function copyClient({ cwd, documents, companions }: ClientPlace): ClientCopy {
  const { schema, artifactDirectory } = readConfig(cwd)
  const folder = mkdtempSync(join(tmpdir(), 'schema-check-'))
  const settings = readdirSync(cwd).filter((name) => SETTINGS.test(name))
  const folders = [...documents.map(folderOf), ...companions, artifactDirectory ?? []].flat()
  const paths = folders.flatMap((path) => (normalize(path) === './' ? contentsOf(cwd) : path))
  for (const path of new Set([...paths, ...settings].map(normalize))) {
    const isInside = !relative(cwd, join(cwd, path)).startsWith('..')
    if (isInside && existsSync(join(cwd, path))) {
      cpSync(join(cwd, path), join(folder, path), { recursive: true })
    }
  }
  symlinkSync(join(cwd, 'node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    schemaFile: join(folder, schema),
    hasTypes: existsSync(join(folder, 'tsconfig.json')),
  }
}

const SETTINGS = /^(relay\.config\.\w+|tsconfig.*\.json|package\.json|.*\.d\.ts)$/
const NOT_COPIED = ['node_modules', '.git', 'dist', 'build']

const contentsOf = (cwd: string) => readdirSync(cwd).filter((name) => !NOT_COPIED.includes(name))

/** The folder that a pattern starts from. */
function folderOf(pattern: string): string {
  const parts = pattern.split('/')
  const end = parts.findIndex((part) => /[*?{[(!]/.test(part))
  return `./${parts.slice(0, end === -1 ? -1 : end).join('/')}`
}

function readConfig(cwd: string): v.InferOutput<typeof config> {
  const name = CONFIGS.find((one) => existsSync(join(cwd, one)))
  if (name === undefined) throw new CannotRun('--deep needs a relay.config.js in this folder.')
  const path = join(cwd, name)
  try {
    const content: unknown = name.endsWith('.json')
      ? JSON.parse(readFileSync(path, 'utf8'))
      : createRequire(path)(path)
    return v.parse(config, content)
  } catch {
    throw new CannotRun(`--deep cannot tell from ${name} which schema the client is compiled with.`)
  }
}
