import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../src/tools/support/root'
import { buildServer, COMMANDS } from '../../src/tools/support/serverBundle'

/** Where the setup of the run leaves the programs. */
const FOLDER_VARIABLE = 'TEST_SERVER_FOLDER'

export type Program = keyof typeof COMMANDS | 'start'

/** Before the API tests of a run: compiles the server once, beside dist/server, so that node finds the packages that stay outside. */
export async function compileServer(): Promise<void> {
  const folder = join(ROOT, 'dist', `server-${process.pid}`)
  await buildServer(folder, { ...COMMANDS, start: 'start' })
  process.env[FOLDER_VARIABLE] = folder
}

/** After them. */
export function clearServer(): void {
  const folder = process.env[FOLDER_VARIABLE]
  if (folder) rmSync(folder, { recursive: true, force: true })
}

/** The compiled file of one of its programs. */
export function programFile(name: Program): string {
  const folder = process.env[FOLDER_VARIABLE]
  if (!folder) throw new Error('tests/support/apiRun.ts has compiled no server')
  return join(folder, `${name}.js`)
}

/** What node is given to run it as production does. */
export const programArgs = (name: Program) => ['--enable-source-maps', programFile(name)]
