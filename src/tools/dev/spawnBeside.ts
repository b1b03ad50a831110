import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { tieToThisProcess } from '../support/tieToThisProcess'

type Options = { cwd: string; env: NodeJS.ProcessEnv }

/** A process beside this one, which ends with it, however that ends. */
export function spawnBeside(
  command: string,
  args: readonly string[],
  options: Options,
): ChildProcessWithoutNullStreams {
  const child = spawn(command, args, options)
  tieToThisProcess(child, 'SIGTERM')
  return child
}
