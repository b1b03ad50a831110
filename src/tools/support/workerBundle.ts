import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { WORKER_FILES } from '../../client/worker/listWorkerFiles.js'
import { ROOT } from './root'

/** Builds the worker that keeps the shell, with the names of the files that the shell is made of. */
export async function buildWorker(output: string): Promise<void> {
  const page = readFileSync(join(output, 'index.html'), 'utf8')
  const fonts = [...page.matchAll(/href="(\/assets\/[^"]+\.woff2)"/g)].map(([, href]) => href)
  const listed: string[] = JSON.parse(readFileSync(join(output, WORKER_FILES), 'utf8'))
  const files = [...new Set([...listed, ...fonts])].toSorted()
  const id = createHash('sha256').update(page).update(files.join()).digest('hex').slice(0, 16)
  await build({
    entryPoints: [join(ROOT, 'src/client/worker/worker.ts')],
    outfile: join(output, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome109', 'safari16', 'firefox115'],
    absWorkingDir: ROOT,
    define: {
      TABLEE_WORKER: JSON.stringify({ build: id, files }),
      'process.env.NODE_ENV': '"production"',
    },
    legalComments: 'none',
    logLevel: 'warning',
  })
}
