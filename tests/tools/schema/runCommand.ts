import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { ROOT } from '../../../src/tools/support/root'

export type Outcome = {
  code: number
  output: string
  errors: string
  cost: { cpuMs: number; megabytes: number }
}

/** Runs one of the commands as `npm run` does, in a process of its own. */
export const runCommand = (name: string, args: string[], cwd = ROOT): Promise<Outcome> =>
  runNode(['--import', 'tsx'], [resolve(ROOT, 'src/tools', `${name}.ts`), ...args], cwd)

/** Runs Node with these flags on a program, and says what it cost. */
export function runNode(flags: string[], program: string[], cwd: string): Promise<Outcome> {
  const command = [...flags, '--require', resolve(__dirname, 'reportUsage.js'), ...program]
  const env = { ...process.env, INIT_CWD: cwd, NODE_ENV: 'production', NO_COLOR: '1' }
  return new Promise((done) => {
    execFile(
      process.execPath,
      command,
      { cwd: ROOT, env, maxBuffer: 64e6 },
      (error, output, all) => {
        const [errors = '', cost = '{"cpuMs":0,"megabytes":0}'] = all.split('\nCOST ')
        const code = error ? Number(error.code ?? 1) : 0
        done({ code, output, errors: errors.trim(), cost: JSON.parse(cost) })
      },
    )
  })
}
