import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import * as v from 'valibot'
import { ROOT } from './root'

const manifestSchema = v.object({
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
  optionalDependencies: v.optional(v.record(v.string(), v.string()), {}),
})

const TARGET = join(ROOT, 'dist/node_modules')

/**
 * Packages that the compiled server reads from node_modules: native code, WebAssembly, and what reads files of its own. The
 * embedded database is for machines without a PostgreSQL, sharp for a command.
 */
export const RUNTIME_PACKAGES = ['@electric-sql/pglite', '@node-rs/argon2', 'pdfkit', 'sharp']

/**
 * Copies what the compiled server needs of node_modules to dist/node_modules, with all that those packages depend on: a
 * tenth of what `npm ci --omit=dev` brings, most of which is inside the bundles already.
 */
export function copyRuntimePackages(): number {
  rmSync(TARGET, { recursive: true, force: true })
  const found = new Set<string>()
  for (const name of RUNTIME_PACKAGES) collect(name, ROOT, found)
  for (const folder of found) {
    cpSync(folder, join(TARGET, relative(join(ROOT, 'node_modules'), folder)), {
      recursive: true,
      // A package inside a package is in the list by itself, when it is needed.
      filter: (path) => !/\.(map|d\.[cm]?ts|md)$/.test(path) && !isInner(folder, path),
    })
  }
  return found.size
}

const isInner = (folder: string, path: string) =>
  relative(folder, path).split('/').includes('node_modules')

/** Finds a package as node would from a folder, then its own. */
function collect(name: string, from: string, found: Set<string>) {
  const folder = resolvePackage(name, from)
  // An optional package is missing that is for another machine.
  if (folder === null || found.has(folder)) return
  found.add(folder)
  const manifest = v.parse(
    manifestSchema,
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  )
  const names = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })
  for (const inner of names) collect(inner, folder, found)
}

function resolvePackage(name: string, from: string): string | null {
  const folder = join(from, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  return from === ROOT ? null : resolvePackage(name, dirname(from))
}
