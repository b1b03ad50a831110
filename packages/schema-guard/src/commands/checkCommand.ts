import { failures, runCheck } from '../check/runCheck'
import { parseOptions, USAGE } from '../options'
import { fileIn, writeReport } from '../report/writeReport'
import { createPaint } from '../report/paint'
import { formatOf, writeProblem } from '../report/writeProblem'
import { dayOf, guarded, processSurroundings, type Surroundings } from './command'

/** `npm run schema:check`. Returns the exit code. */
export async function runCheckCommand(
  args: readonly string[],
  around: Surroundings = processSurroundings(),
): Promise<number> {
  if (args.some((one) => one === '--help' || one === '-h')) {
    around.write(USAGE)
    return 0
  }
  return guarded(
    around,
    async () => {
      const options = parseOptions(args, { ...around, today: dayOf(around) })
      const report = await runCheck(options)
      around.write(await writeReport(report, options, createPaint(around)))
      return failures(report) > 0 ? 1 : 0
    },
    async (message, place) => {
      // A pull request shows what the report says; the error output is read by few.
      const local = place && fileIn(around.cwd, place.file)
      const [file = 'schema.graphql'] = args.flatMap((one) => fileIn(around.cwd, one) ?? [])
      const problem = local ? { message, place: { file: local, line: place.line } } : { message }
      const text = await writeProblem(problem, formatOf(args), file)
      if (text !== undefined) around.write(text)
    },
  )
}
