import { approvalLines } from '../check/approvals'
import { placeText } from '../documents/place'
import type { Problem } from '../cannotRun'
import type { CheckReport } from '../check/runCheck'
import type { Finding } from '../model'
import { APPROVALS_FILE } from '../options'
import { schemaLines } from './schemaLines'
import {
  countsOf,
  isDeprecation,
  isShown,
  MAX_PLACES,
  oldDeprecations,
  summaryLine,
  touchedBy,
  useLabel,
} from './summary'
import { few, plural } from './words'

/** For a comment on a pull request. */
export function markdownReport(report: CheckReport): string {
  const shown = report.findings.filter(isShown)
  const { safe } = countsOf(report.findings.filter((finding) => !isDeprecation(finding)))
  return [
    '## Schema check',
    '',
    summaryLine(report),
    ...(shown.length > 0
      ? ['', '| | coordinate | screens | what breaks |', '| --- | --- | --- | --- |']
      : []),
    ...shown.map(
      (finding) =>
        `| ${markOf(finding)} | \`${finding.coordinate}\` | ${cell(few(touchedBy(finding)))} | ${cell(finding.reason)} |`,
    ),
    ...shown.flatMap((finding) => details(finding, report.approvalsFile ?? APPROVALS_FILE)),
    ...report.approvalProblems.map(({ message }) => `\n:x: ${message}`),
    ...oldDeprecations(report).map((line) => `\n${line}`),
    ...[...report.candidateNotes, ...report.notes].map((note) => `\n_${note}_`),
    ...(safe > 0 ? ['', `${safe} other changes touch nothing that the client uses.`] : []),
    '',
  ].join('\n')
}

/** What kept the check from being made, with its line. */
export const markdownProblem = ({ message, place }: Problem): string =>
  [
    '## Schema check',
    '',
    `:x: The check could not be made${place ? ` (\`${place.file}:${place.line}\`)` : ''}:`,
    '',
    ...message.split('\n').map((line) => `    ${line}`),
    '',
  ].join('\n')

function markOf({ severity, approvedUntil }: Finding): string {
  if (approvedUntil !== undefined) return `approved until ${approvedUntil}`
  if (severity === 'breaking') return '🔴 breaking'
  return severity === 'dangerous' ? '🟠 dangerous' : '🟢 deprecated'
}

function details(finding: Finding, approvalsFile: string): string[] {
  const uses = finding.uses.slice(0, MAX_PLACES)
  const more = finding.uses.length - uses.length
  return [
    '',
    `<details><summary><code>${finding.coordinate}</code>: ${plural(finding.uses.length, 'use')}</summary>`,
    '',
    `**Customers see**: ${finding.seen}`,
    '',
    ...(finding.fix ? [`**Fix**: ${finding.fix}`, ''] : []),
    ...(finding.requests === undefined
      ? []
      : [`**Touches** ${plural(finding.requests, 'request')}`, '']),
    ...schemaLines(finding).map(({ place, label }) => `- \`${placeText(place)}\` ${label}`),
    ...uses.map((use) => `- \`${placeText(use.place)}\` ${useLabel(use)}`),
    ...(more > 0 ? [`- and ${more} more`] : []),
    ...(finding.severity === 'safe' || finding.approvedUntil !== undefined
      ? []
      : [
          '',
          `To accept it until a day, in \`${approvalsFile}\`:`,
          '',
          '```yaml',
          ...approvalLines(finding),
          '```',
        ]),
    '',
    '</details>',
  ]
}

const cell = (text: string) => text.replace(/\|/g, '\\|').replace(/\n/g, ' ')
