import { CannotRun, type ProblemPlace } from '../cannotRun'
import type { Project } from '../project'

/** Where the words of a command go, and what it may not ask the machine itself. */
export type Surroundings = {
  cwd: string
  now: Date
  /** Where a day begins, `Europe/Paris`; the machine's own when it is left out. */
  timeZone?: string
  /** Where the client is, in a repository that calls the commands for itself. */
  project?: Project
  isTty: boolean
  env: NodeJS.ProcessEnv
  write(text: string): void
  writeError(text: string): void
}

export function processSurroundings(): Surroundings {
  return {
    cwd: process.cwd(),
    now: new Date(),
    isTty: process.stdout.isTTY === true,
    env: process.env,
    write: (text) => void process.stdout.write(`${text}\n`),
    writeError: (text) => void process.stderr.write(`${text}\n`),
  }
}

/** The day that it is there, `2026-11-24`. */
export const dayOf = ({ now, timeZone }: Pick<Surroundings, 'now' | 'timeZone'>): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now)

/**
 * Runs a command. A failure to run is exit code 2: one sentence on stderr if the reason is known, else the stack.
 * `tell` reports it elsewhere too.
 */
export async function guarded(
  { writeError }: Surroundings,
  run: () => Promise<number>,
  tell?: (message: string, place: ProblemPlace | undefined) => Promise<void>,
): Promise<number> {
  try {
    return await run()
  } catch (error) {
    const message = wordsOf(error)
    writeError(message)
    await tell?.(message, error instanceof CannotRun ? error.place : undefined)
    return 2
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof CannotRun) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
