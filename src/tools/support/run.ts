import { spawn, type SpawnOptions } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './root'

const BIN = join(ROOT, 'node_modules/.bin')

/** Runs a command of node_modules/.bin with its output shown; answers its exit code. */
export function run(
  command: string,
  args: readonly string[],
  environment: Record<string, string | undefined> = {},
): Promise<number> {
  const options: SpawnOptions = {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  }
  return new Promise((resolve, reject) => {
    const child = spawn(join(BIN, command), args, options)
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
