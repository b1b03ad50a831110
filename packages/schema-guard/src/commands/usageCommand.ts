import { CannotRun } from '../cannotRun'
import { CLIENT_OPTIONS, loadClient } from '../clientOptions'
import { createPaint } from '../report/paint'
import { usageReport } from '../usage/usageReport'
import { parseCommand } from '../parseCommand'
import { writeFile } from '../writeFile'
import { guarded, processSurroundings, type Surroundings } from './command'

const DEFAULT_HTML = 'dist/schema-usage.html'

const USAGE = `schema-guard usage [options]

--html [file]       also write a page to browse (${DEFAULT_HTML})
--json              print the report for programs
--schema <file>     the schema that the client was written for
--documents <glob>  the client's files; give it several times for several globs`

/** `npm run schema:usage`. Returns the exit code. */
export function runUsageCommand(
  args: readonly string[],
  around: Surroundings = processSurroundings(),
): Promise<number> {
  return guarded(around, async () => {
    const { values, positionals } = parseCommand(
      {
        args: [...args],
        allowPositionals: true,
        options: {
          ...CLIENT_OPTIONS,
          html: { type: 'boolean' },
          json: { type: 'boolean' },
          help: { type: 'boolean', short: 'h' },
        },
      },
      USAGE,
    )
    if (values.help) {
      around.write(USAGE)
      return 0
    }
    if (positionals.length > (values.html ? 1 : 0)) throw new CannotRun(USAGE)
    const { clients, schema, screensOf } = await loadClient(values, around)
    const report = usageReport(clients, schema, screensOf)
    if (values.html) {
      const { usageHtml } = await import('../usage/usageHtml')
      const file = positionals[0] ?? DEFAULT_HTML
      writeFile({ cwd: around.cwd, file, option: '--html' }, usageHtml(report))
      around.writeError(`${file} written`)
    }
    if (values.json) around.write(JSON.stringify(report, null, 2))
    else {
      const { usageText } = await import('../usage/usageText')
      around.write(usageText(report, createPaint(around)))
    }
    return 0
  })
}
