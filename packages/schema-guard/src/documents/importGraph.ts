import { posix } from 'node:path'
import { addTo } from '../addTo'

// A chunk is named by a comment before its path: `import(/* webpackChunkName: "a" */ './a')`.
const IMPORT =
  /(?:\bfrom\s*|\bimport\s*(?:\((?:\s|\/\*[^*]*\*\/|\/\/[^\n]*\n)*)?|\brequire\s*\(\s*)['"](\.{1,2}\/[^'"]+)['"]/g

/** The relative paths that a file imports, as written. */
export function readImports(source: string): string[] {
  return [...source.matchAll(IMPORT)].flatMap(([, path]) => (path ? [path] : []))
}

const ENDINGS = ['', '.ts', '.tsx', '.js', '.jsx', '/index.ts', '/index.tsx', '/index.js']

/** Who imports whom, the other way round. */
export function importersOf(
  imports: ReadonlyMap<string, readonly string[]>,
): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const [file, paths] of imports) {
    for (const path of paths) {
      const target = posix.join(posix.dirname(file), path)
      const found = ENDINGS.map((ending) => target + ending).find((name) => imports.has(name))
      if (found === undefined) continue
      addTo(importers, found, file)
    }
  }
  return importers
}
