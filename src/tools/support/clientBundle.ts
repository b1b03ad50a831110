import { join } from 'node:path'
import type { MultiStats } from 'webpack'
import { GUARD_FILE, OPERATIONS_FILE } from '#server/http/releases'
import { packGuard } from '../../../packages/schema-guard/pack'
import { compressFolder } from './compressFolder'
import { ROOT } from './root'
import { buildWorker } from './workerBundle'
import { writeOperations } from './writeOperations'

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
  await Promise.all([
    writeOperations(join(OUTPUT, OPERATIONS_FILE)),
    packGuard(join(OUTPUT, GUARD_FILE)),
  ])
  console.log(`Browser bundle built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
