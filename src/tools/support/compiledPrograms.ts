import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root'
import { buildServer, COMMANDS } from './serverBundle'

/** What production runs, and `start`, which is `npm start`. */
const PROGRAMS = { ...COMMANDS, start: 'start' }

export type Program = keyof typeof PROGRAMS

/** The compiled file of one of the programs in a folder. */
export const programIn = (folder: string, name: Program) => join(folder, `${name}.js`)

/**
 * Compiles the programs beside dist/server, so that node finds the packages that stay outside. What starts from them compiles nothing. A
 * shop is told that it is no production (shopServer.ts).
 */
export async function compilePrograms() {
  const folder = join(ROOT, 'dist', `programs-${process.pid}`)
  const clear = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', clear)
  await buildServer(folder, PROGRAMS)
  return { folder, clear }
}
