import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { OPERATIONS_FILE } from '#server/http/releases'
import { ROOT } from './root'
import { run } from './run'

const PAGE = join(ROOT, 'dist/client/index.html')
/** Written last by each build, where webpack leaves a file as it is whose text is the same. */
const OPERATIONS = join(ROOT, 'dist/client', OPERATIONS_FILE)
/** What dist/client is made of. */
export const SOURCES = [
  'src/client',
  'src/domain',
  'packages/schema-guard/src',
  'packages/schema-guard/package.json',
  '__generated__/relay',
  'webpack.config.js',
  'babel.config.js',
  'package-lock.json',
]

/** Builds the browser bundle when it is missing or older than what it is made of. */
export async function buildIfStale(): Promise<void> {
  // In a process of its own: a build wants NODE_ENV=production, and memory that a server should not keep.
  if (isStale() && (await run('tsx', ['src/tools/build.ts', 'client'])) !== 0) {
    throw new Error('The browser bundle could not be built.')
  }
}

function isStale(): boolean {
  if (!existsSync(PAGE) || !existsSync(OPERATIONS)) return true
  const builtAt = statSync(OPERATIONS).mtimeMs
  return SOURCES.some((path) => newestChange(join(ROOT, path)) > builtAt)
}

function newestChange(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return 0
  if (!found.isDirectory()) return found.mtimeMs
  return Math.max(found.mtimeMs, ...readdirSync(path).map((name) => newestChange(join(path, name))))
}
