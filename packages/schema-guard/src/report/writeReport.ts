import { relative, resolve } from 'node:path'
import { type CheckReport } from '../check/runCheck'
import { type CheckOptions } from '../options'
import { isFile } from '../sources/readParts'
import { type Paint } from './paint'

/** The report in the format asked for. */
export async function writeReport(
  report: CheckReport,
  options: Pick<CheckOptions, 'format' | 'showsAll' | 'cwd' | 'candidateSource' | 'schemaFile'>,
  paint: Paint,
): Promise<string> {
  switch (options.format) {
    case 'json':
      return (await import('./jsonReport')).jsonReport(report)
    case 'markdown':
      return (await import('./markdownReport')).markdownReport(report)
    case 'sarif':
      return (await import('./sarifReport')).sarifReport(report, changedFile(options))
    case 'github':
      return (await import('./githubReport')).githubReport(report)
    case 'text': {
      const { textReport } = await import('./textReport')
      return textReport(report, paint, options.showsAll)
    }
  }
}

/** What a line is told of that no client wrote: the candidate, or the client's schema where that is no file of this folder. */
function changedFile({
  cwd,
  candidateSource,
  schemaFile,
}: Pick<CheckOptions, 'cwd' | 'candidateSource' | 'schemaFile'>): string {
  const candidate = relative(cwd, resolve(cwd, candidateSource))
  const isHere = !candidate.startsWith('..') && isFile(resolve(cwd, candidate))
  return isHere ? candidate : relative(cwd, resolve(cwd, schemaFile))
}
