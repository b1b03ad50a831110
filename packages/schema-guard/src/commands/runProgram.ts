/** Runs what loads a command and calls it. A command that cannot be loaded is exit code 2: 1 would say that something breaks. */
export async function runProgram(run: () => Promise<number>): Promise<void> {
  // Who reads the beginning only, as `| head` does, closes the pipe: that is no failure of the check.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code !== 'EPIPE') process.exitCode = 2
  })
  // Nobody reads why: the exit code says all the same what became of the check.
  process.stderr.on('error', () => undefined)
  try {
    process.exitCode = await run()
  } catch (error) {
    process.stderr.write(
      `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    )
    process.exitCode = 2
  }
}
