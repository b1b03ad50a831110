import { spawn } from 'node:child_process'
import { availableParallelism, constants, setPriority } from 'node:os'
import { tieToThisProcess } from '../../support/tieToThisProcess'

/**
 * A core that is alone is quicker than one beside a busy one: two virtual cores often share the caches, the clock and
 * the units of one real core. One server process leaves cores idle that two of them use, and would look cheaper for
 * it. So every core is kept busy while costs are compared, by a program of the lowest priority that gives way to any other.
 */
export async function withBusyCores<Result>(run: () => Promise<Result>): Promise<Result> {
  const programs = Array.from({ length: availableParallelism() }, startBusyProgram)
  try {
    return await run()
  } finally {
    await Promise.all(programs.map((program) => program.stop('SIGKILL')))
  }
}

function startBusyProgram() {
  const child = spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' })
  const program = tieToThisProcess(child)
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  return program
}
