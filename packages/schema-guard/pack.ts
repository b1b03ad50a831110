import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type BuildOptions } from 'esbuild'

const SETTINGS = {
  absWorkingDir: __dirname,
  entryPoints: [join(__dirname, 'src/main.ts')],
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  // Of a package that comes in two forms take one: graphql-js knows its own types by their class.
  mainFields: ['module', 'main'],
  minify: true,
  legalComments: 'none',
  logLevel: 'error',
} as const satisfies BuildOptions

// Packages of the older form ask for `require`, which a module has not.
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);"

/** Writes the whole guard as one file, which runs wherever Node does. */
export async function packGuard(file: string): Promise<void> {
  await build({ ...SETTINGS, outfile: resolve(file), banner: { js: REQUIRE } })
}

/** Writes the guard for a package manager, which brings its dependencies; a command is loaded when it is called. */
async function compileGuard(folder: string): Promise<void> {
  rmSync(resolve(folder), { recursive: true, force: true })
  await build({
    ...SETTINGS,
    outdir: resolve(folder),
    outExtension: { '.js': '.mjs' },
    packages: 'external',
    splitting: true,
  })
}

const DEFAULT_FILE = 'dist/schema-guard.mjs'

/** `npm run schema:pack [-- file]`, and what `npm pack` calls. */
async function pack([file = DEFAULT_FILE, folder = 'dist']: readonly string[]): Promise<void> {
  if (file === '--dependencies-apart') return compileGuard(folder)
  if (file.startsWith('-')) throw new Error(`« ${file} » is no file: npm run schema:pack [-- file]`)
  await packGuard(file)
  console.log(`${file} written`)
}

if (require.main === module) {
  pack(process.argv.slice(2)).catch((error: unknown) => {
    // esbuild tells what it finds itself.
    if (!(error instanceof Error)) throw error
    if (!('errors' in error)) console.error(error.message)
    process.exitCode = 1
  })
}
