import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'

type Options = { cwd: string; env: NodeJS.ProcessEnv }

/** A process beside this one, which ends with it, however that ends. */
export function spawnBeside(
  command: string,
  args: readonly string[],
  options: Options,
): ChildProcessWithoutNullStreams {
  const child = spawn(command, args, options)
  const kill = () => child.kill()
  process.once('exit', kill)
  child.once('close', () => process.off('exit', kill))
  return child
}
