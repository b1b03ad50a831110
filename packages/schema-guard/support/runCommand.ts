import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PACKAGE } from './root'

export type Outcome = {
  code: number
  output: string
  errors: string
  cost: { cpuMs: number; megabytes: number }
}

const TYPESCRIPT = ['--import', pathToFileURL(require.resolve('tsx')).href]

/** Runs one of the commands from its sources, in a process of its own. */
export const runCommand = (name: string, args: string[], cwd: string): Promise<Outcome> =>
  runNode(TYPESCRIPT, [resolve(PACKAGE, 'src/main.ts'), name, ...args], cwd)

/** Runs Node with these flags on a program, and says what it cost. */
export function runNode(flags: string[], program: string[], cwd: string): Promise<Outcome> {
  const command = [...flags, '--require', resolve(__dirname, 'reportUsage.js'), ...program]
  const env = { ...process.env, INIT_CWD: cwd, NODE_ENV: 'production', NO_COLOR: '1' }
  return new Promise((done) => {
    execFile(process.execPath, command, { cwd, env, maxBuffer: 64e6 }, (error, output, all) => {
      const [errors = '', cost = '{"cpuMs":0,"megabytes":0}'] = all.split('\nCOST ')
      const code = error ? Number(error.code ?? 1) : 0
      done({ code, output, errors: errors.trim(), cost: JSON.parse(cost) })
    })
  })
}
