import { type CheckReport } from '../check/runCheck'
import { type CheckOptions } from '../options'
import { type Paint } from './paint'

/** The report in the format asked for. */
export async function writeReport(
  report: CheckReport,
  { format, showsAll }: Pick<CheckOptions, 'format' | 'showsAll'>,
  paint: Paint,
): Promise<string> {
  switch (format) {
    case 'json':
      return (await import('./jsonReport')).jsonReport(report)
    case 'markdown':
      return (await import('./markdownReport')).markdownReport(report)
    case 'sarif':
      return (await import('./sarifReport')).sarifReport(report)
    case 'github':
      return (await import('./githubReport')).githubReport(report)
    case 'text': {
      const { textReport } = await import('./textReport')
      return textReport(report, paint, showsAll)
    }
  }
}
