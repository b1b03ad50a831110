import { cpSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from 'esbuild'
import { DEMO_FOLDER } from '../../demo/files'
import { FONTS_FOLDER, MIGRATIONS_FOLDER } from '#server/files'
import { ROOT } from './root'
import { RUNTIME_PACKAGES } from './runtimePackages'

const SOURCES = join(ROOT, 'src/server')

/** Commands that production runs without TypeScript, by the names that they have beside each other. */
export const COMMANDS = { main: 'serve', migrate: 'migrate', seed: 'seed', ops: 'ops' }

/** A program that is compiled runs a shop that takes money, unless it is told otherwise: to forget a variable opens nothing. */
const PRODUCTION_WHEN_UNSAID =
  "if (!process.env.NODE_ENV?.trim()) process.env.NODE_ENV = 'production';"

/** What stays outside the bundle; `pg-native` is not installed: pg does without it. */
const EXTERNAL = [...RUNTIME_PACKAGES, 'pg-native']

/** Compiles the server, or other commands, into dist/server, with the files that they read at run time. */
export async function buildServer(
  folder = join(ROOT, 'dist/server'),
  entries: Readonly<Record<string, string>> = COMMANDS,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  await build({
    absWorkingDir: ROOT,
    entryPoints: Object.entries(entries).map(([out, name]) => ({
      in: `src/tools/${name}.ts`,
      out,
    })),
    outdir: folder,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'cjs',
    banner: { js: PRODUCTION_WHEN_UNSAID },
    external: EXTERNAL,
    // Names stay as they are: errors are known and logged by them.
    minifySyntax: true,
    minifyWhitespace: true,
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'error',
  })
  for (const files of [MIGRATIONS_FOLDER, FONTS_FOLDER]) {
    cpSync(files, join(folder, relative(SOURCES, files)), { recursive: true })
  }
  cpSync(DEMO_FOLDER, join(folder, 'demo'), {
    recursive: true,
    filter: (path) => statSync(path).isDirectory() || path.endsWith('.yaml'),
  })
}
