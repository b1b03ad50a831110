import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { join, resolve } from 'node:path'
import { ROOT } from './root'

const BIN = join(ROOT, 'node_modules/.bin')

type Environment = Record<string, string | undefined>

/** Runs a command of node_modules/.bin, or one with a path, with its output shown; returns its exit code. */
export function run(
  command: string,
  args: readonly string[],
  environment: Environment = {},
): Promise<number> {
  return ended(start(command, args, ['ignore', 'inherit', 'inherit'], environment))
}

/** The same with its output kept, for what runs beside others. */
export async function runQuietly(
  command: string,
  args: readonly string[],
  environment: Environment = {},
): Promise<{ code: number; output: string }> {
  const child = start(command, args, ['ignore', 'pipe', 'pipe'], environment)
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
  }
  const code = await ended(child)
  return { code, output: Buffer.concat(chunks).toString() }
}

const start = (
  command: string,
  args: readonly string[],
  stdio: StdioOptions,
  environment: Environment,
) =>
  spawn(resolve(BIN, command), args, { cwd: ROOT, stdio, env: { ...process.env, ...environment } })

const ended = (child: ChildProcess) =>
  new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
