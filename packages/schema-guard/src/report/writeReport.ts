import { relative, resolve } from 'node:path'
import type { CheckReport } from '../check/runCheck'
import type { CheckOptions } from '../options'
import { isFile } from '../sources/readParts'
import type { Paint } from './paint'

/** The report in the format asked for. */
export async function writeReport(
  report: CheckReport,
  options: Pick<CheckOptions, 'format' | 'showsAll' | 'cwd' | 'candidateSource' | 'schemaFile'>,
  paint: Paint,
): Promise<string> {
  const localFile = (name: string) => fileIn(options.cwd, name)
  const hosted = () => ({ localFile, changed: changedFile(options) })
  switch (options.format) {
    case 'json':
      return (await import('./jsonReport')).jsonReport(report)
    case 'markdown':
      return (await import('./markdownReport')).markdownReport(report)
    case 'sarif':
      return (await import('./sarifReport')).sarifReport(report, hosted())
    case 'github':
      return (await import('./githubReport')).githubReport(report, localFile)
    case 'gitlab':
      return (await import('./gitlabReport')).gitlabReport(report, hosted())
    case 'text': {
      const { textReport } = await import('./textReport')
      return textReport(report, paint, options.showsAll)
    }
  }
}

/** What a line is told of that no client wrote: the candidate, or the client's schema where that is no file of this folder. */
const changedFile = ({
  cwd,
  candidateSource,
  schemaFile,
}: Pick<CheckOptions, 'cwd' | 'candidateSource' | 'schemaFile'>): string =>
  fileIn(cwd, candidateSource) ?? relative(cwd, resolve(cwd, schemaFile))

/** The path of a file from a folder that it is in: hosts of code show the lines of no other. */
export function fileIn(folder: string, name: string): string | undefined {
  const path = relative(folder, resolve(folder, name))
  return /^\.\.(\/|$)/.test(path) || !isFile(resolve(folder, path)) ? undefined : path
}
