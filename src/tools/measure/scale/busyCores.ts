import { spawn } from 'node:child_process'
import { availableParallelism, constants, setPriority } from 'node:os'

/**
 * A core that is alone is quicker than one beside a busy one: two virtual cores often share the caches, the clock and
 * the units of one real core. One server process leaves cores idle that two of them use, and would look cheaper for
 * it. So every core is kept busy while costs are compared, by a program of the lowest priority that gives way to any other.
 */
export async function withBusyCores<Result>(run: () => Promise<Result>): Promise<Result> {
  const programs = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  )
  try {
    for (const { pid } of programs) if (pid) setPriority(pid, constants.priority.PRIORITY_LOW)
    return await run()
  } finally {
    for (const program of programs) program.kill('SIGKILL')
  }
}
