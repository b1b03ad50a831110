import { compilePrograms, programIn, type Program } from '../../src/tools/support/compiledPrograms'

/** Where `npm test` has compiled the programs; the setup of a run of the API tests alone does it itself. */
const FOLDER_VARIABLE = 'PROGRAMS_FOLDER'

let clear = () => {}

/** Before the API tests of a run. */
export async function compileServer(): Promise<void> {
  if (process.env[FOLDER_VARIABLE]) return
  const compiled = await compilePrograms()
  clear = compiled.clear
  process.env[FOLDER_VARIABLE] = compiled.folder
}

/** After them: what was compiled for them goes. */
export const clearServer = () => clear()

/** The compiled file of one of its programs. */
export function programFile(name: Program): string {
  const folder = process.env[FOLDER_VARIABLE]
  if (!folder) throw new Error('tests/support/apiRun.ts has compiled no server')
  return programIn(folder, name)
}

/** What node is given to run it as production does. */
export const programArgs = (name: Program) => ['--enable-source-maps', programFile(name)]
