import type { Problem } from '../cannotRun'
import type { CheckReport } from '../check/runCheck'
import { placeText } from '../documents/place'
import type { Finding, Place, Severity } from '../model'
import { localPlace, schemaLines, type LocalFile } from './schemaLines'
import { isShown, MAX_PLACES, oldDeprecations, summaryLine, useLabel } from './summary'
import { few, sentence } from './words'

const COMMANDS: Record<Severity, string> = {
  breaking: 'error',
  dangerous: 'warning',
  safe: 'notice',
}

/** Workflow commands of GitHub Actions: each finding beside the candidate's line, where that is a file of the folder, then all beside the lines that they break. */
export function githubReport(report: CheckReport, localFile: LocalFile): string {
  const shown = report.findings.filter(isShown)
  // GitHub shows the first ten of a step: each change goes before the places of any.
  const lines = [
    ...shown.flatMap((finding) => changeLines(finding, localFile)),
    ...shown.flatMap(useLines),
  ]
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

function changeLines(finding: Finding, localFile: LocalFile): string[] {
  const { uses } = finding
  const at = localPlace(finding, localFile)
  if (!at && uses.length > 0) return []
  const places = uses
    .slice(0, MAX_PLACES)
    .map((use) => `${useLabel(use)} (${placeText(use.place)})`)
  const used = places.length > 0 ? ` Used by ${few(places)}.` : ''
  return [annotation(finding, at, `${textOf(finding)}${used}`)]
}

function useLines(finding: Finding): string[] {
  const more = finding.uses.length - MAX_PLACES
  const rest = more > 0 ? ` And ${more} more places.` : ''
  return finding.uses
    .slice(0, MAX_PLACES)
    .map((use) => annotation(finding, use.place, `${useLabel(use)}: ${textOf(finding)}${rest}`))
}

function textOf(finding: Finding): string {
  const { reason, seen, fix } = finding
  const lines = schemaLines(finding).map(({ place, label }) => `${placeText(place)} ${label}`)
  const where = lines.length > 0 ? ` Schema: ${lines.join('; ')}.` : ''
  return `${sentence(reason)} ${seen} Fix: ${fix}${where}`
}

function annotation(finding: Finding, place: Place | undefined, text: string): string {
  const command = finding.approvedUntil === undefined ? COMMANDS[finding.severity] : 'notice'
  const title = property(`${finding.severity}: ${finding.coordinate}`)
  const at = place ? `file=${property(place.file)},line=${place.line},col=${place.column},` : ''
  return `::${command} ${at}title=${title}::${data(text)}`
}

/** What kept the check from being made, beside the line that did. */
export const githubProblem = ({ message, place }: Problem): string => {
  const at = place ? `file=${property(place.file)},line=${place.line},` : ''
  return `::error ${at}title=schema::${data(message)}`
}

const data = (text: string) => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A')

const property = (text: string) => data(text).replace(/:/g, '%3A').replace(/,/g, '%2C')
