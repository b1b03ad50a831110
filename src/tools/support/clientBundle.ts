import { join, relative } from 'node:path'
import type { MultiStats } from 'webpack'
import { DEFAULT_RELEASE } from '#domain/site/release'
import { GUARD_FILE, OPERATIONS_FILE } from '#server/http/releases'
import { packGuard } from '../../../packages/schema-guard/pack'
import { runManifestCommand } from '../../../packages/schema-guard/src/commands/manifestCommand'
import { compressFolder } from './compressFolder'
import { ROOT } from './root'
import { schemaSurroundings } from './schemaSurroundings'
import { buildWorker } from './workerBundle'

const OUTPUT = join(ROOT, 'dist/client')

/**
 * Builds the browser bundle into dist/client, with what the server renders pages by and every operation that the site
 * can send, with the worker that keeps its shell, and compresses every text file beside itself.
 */
export async function buildClient(): Promise<void> {
  process.env.NODE_ENV = 'production'
  const started = performance.now()
  const { default: webpack } = await import('webpack')
  const { default: configure } = await import('../../../webpack.config.js')
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    const compiler = webpack([
      configure({}, { mode: 'production' }),
      configure.configureRendering(),
    ])
    if (!compiler) return reject(new Error('webpack gave no compiler'))
    compiler.run((error, result) => {
      compiler.close(() =>
        error || !result ? reject(error ?? new Error('no result')) : resolve(result),
      )
    })
  })
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }))
  await buildWorker(OUTPUT)
  await compressFolder(OUTPUT)
  await Promise.all([writeOperations(), packGuard(join(OUTPUT, GUARD_FILE))])
  console.log(`Browser bundle built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/** In production the server responds these only: docs/decisions/024-trusted-operations.md. */
async function writeOperations(): Promise<void> {
  const output = relative(ROOT, join(OUTPUT, OPERATIONS_FILE))
  const release = process.env.TABLEE_RELEASE || DEFAULT_RELEASE
  const code = await runManifestCommand(['--output', output, '--release', release], {
    ...schemaSurroundings(),
    cwd: ROOT,
  })
  if (code !== 0) throw new Error('The manifest of the operations could not be written.')
}
