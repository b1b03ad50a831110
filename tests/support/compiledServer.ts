import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../src/tools/support/root'
import { buildServer } from '../../src/tools/support/serverBundle'

/** Compiles the server beside dist/server, so that node finds the packages that stay outside. */
export async function compileServer() {
  const folder = join(ROOT, 'dist', `server-${process.pid}`)
  await buildServer(folder)
  return {
    /** What node is given to run one of its commands. */
    args: (name: string) => ['--enable-source-maps', join(folder, `${name}.js`)],
    clear: () => rmSync(folder, { recursive: true, force: true }),
  }
}
