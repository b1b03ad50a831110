import { type CheckReport } from '../check/runCheck'
import { type Severity } from '../model'
import { isShown, MAX_PLACES, oldDeprecations, summaryLine, useLabel } from './summary'
import { sentence } from './words'

const COMMANDS: Record<Severity, string> = {
  breaking: 'error',
  dangerous: 'warning',
  safe: 'notice',
}

/** Workflow commands of GitHub Actions: each finding beside the lines that it breaks. */
export function githubReport(report: CheckReport): string {
  const lines = report.findings.filter(isShown).flatMap((finding) => {
    const command = finding.approvedUntil === undefined ? COMMANDS[finding.severity] : 'notice'
    const title = property(`${finding.severity}: ${finding.coordinate}`)
    const text = `${sentence(finding.reason)} ${finding.seen} Fix: ${finding.fix}`
    if (finding.uses.length === 0) return [`::${command} title=${title}::${data(text)}`]
    const more = finding.uses.length - MAX_PLACES
    const rest = more > 0 ? ` And ${more} more places.` : ''
    return finding.uses.slice(0, MAX_PLACES).map((use) => {
      const { file, line, column } = use.place
      return `::${command} file=${property(file)},line=${line},col=${column},title=${title}::${data(`${useLabel(use)}: ${text}${rest}`)}`
    })
  })
  const problems = report.approvalProblems.map(
    ({ message, file, approval }) =>
      `::error file=${property(file)},line=${approval.line},title=approval::${data(message)}`,
  )
  const notes = [...report.candidateNotes, ...report.notes].map(
    (note) => `::notice title=schema::${data(note)}`,
  )
  return [...lines, ...problems, ...notes, ...oldDeprecations(report), summaryLine(report)].join(
    '\n',
  )
}

/** What kept the check from being made. */
export const githubProblem = (message: string) => `::error title=schema::${data(message)}`

const data = (text: string) => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A')

const property = (text: string) => data(text).replace(/:/g, '%3A').replace(/,/g, '%2C')
