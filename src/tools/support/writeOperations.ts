import { relative } from 'node:path'
import type { Surroundings } from '../../../packages/schema-guard/src/commands/command'
import { runManifestCommand } from '../../../packages/schema-guard/src/commands/manifestCommand'
import { release } from '../../client/page/pageParts'
import { ROOT } from './root'
import { schemaSurroundings } from './schemaSurroundings'

/** In production the server responds to these only: docs/decisions/024-trusted-operations.md. */
export async function writeOperations(
  path: string,
  around: Surroundings = schemaSurroundings(),
): Promise<void> {
  // As the page and the bundle are called.
  const args = ['--output', relative(ROOT, path), '--release', release()]
  const code = await runManifestCommand(args, { ...around, cwd: ROOT })
  if (code !== 0) throw new Error('The manifest of the operations could not be written.')
}
