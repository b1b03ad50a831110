import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root'
import { buildServer } from './serverBundle'

/**
 * Compiles what `npm start` runs beside dist/server, so that node finds the packages that stay outside. A shop that starts from it
 * compiles nothing. It is told that it is no production (shopServer.ts).
 */
export async function compileShop() {
  const folder = join(ROOT, 'dist', `shop-${process.pid}`)
  const clear = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', clear)
  await buildServer(folder, { start: 'start' })
  return { program: join(folder, 'start.js'), clear }
}
