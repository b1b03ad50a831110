import { placeText } from '../documents/place'
import type { CheckReport } from '../check/runCheck'
import type { Finding } from '../model'
import type { Paint } from './paint'
import { schemaLines } from './schemaLines'
import {
  changesNothing,
  groupFindings,
  groupsOf,
  isDeprecation,
  isShown,
  MAX_PLACES,
  oldDeprecations,
  summaryLine,
  useLabel,
} from './summary'
import { few, plural, sentence } from './words'

/** For a person at a terminal: by screen, the gravest first, each told once in full. */
export function textReport(report: CheckReport, paint: Paint, showsSafe = false): string {
  if (changesNothing(report) && !showsSafe) {
    return [...report.candidateNotes, summaryLine(report)].join('\n')
  }
  const told = new Set<Finding>()
  const shown = report.findings.filter((one) => isShown(one) && !isDeprecation(one))
  const groups = [...groupFindings(shown)].flatMap(([name, findings]) => [
    paint('bold', name),
    ...findings.flatMap((finding) => {
      if (told.has(finding)) return [`  ${headOf(finding, paint)} ${paint('dim', '(as above)')}`]
      told.add(finding)
      return inFull(finding, name, paint)
    }),
    '',
  ])
  const deprecations = report.findings.filter((one) => isDeprecation(one) && isShown(one))
  const safe = report.findings.filter((one) => one.severity === 'safe' && !isDeprecation(one))
  return [
    `${paint('dim', 'base')} ${report.base}   ${paint('dim', 'candidate')} ${report.candidate}`,
    '',
    ...groups,
    ...(deprecations.length > 0 ? [paint('bold', 'Deprecated and in use')] : []),
    ...deprecations.flatMap((finding) => inFull(finding, '', paint)),
    ...(deprecations.length > 0 ? [''] : []),
    ...(showsSafe && safe.length > 0 ? [paint('bold', 'Safe')] : []),
    ...(showsSafe
      ? safe.map(
          (finding) =>
            `  ${headOf(finding, paint)} ${finding.message} ${paint('dim', finding.seen)}`,
        )
      : []),
    ...report.approvalProblems.map(({ message }) => `${paint('red', '✗')} ${message}`),
    ...oldDeprecations(report).map((line) => paint('dim', line)),
    ...report.candidateNotes,
    ...report.notes.map((note) => paint('dim', note)),
    summaryLine(report),
  ].join('\n')
}

function headOf({ severity, coordinate, approvedUntil }: Finding, paint: Paint): string {
  if (approvedUntil !== undefined) {
    return `${paint('green', '✓')} ${paint('bold', coordinate)} (approved until ${approvedUntil})`
  }
  if (severity === 'breaking') return `${paint('red', '✗ breaking')}  ${paint('bold', coordinate)}`
  if (severity === 'dangerous')
    return `${paint('yellow', '! dangerous')} ${paint('bold', coordinate)}`
  return `${paint('green', '✓ safe')}      ${coordinate}`
}

function inFull(finding: Finding, group: string, paint: Paint): string[] {
  const elsewhere = groupsOf(finding).filter((name) => name !== group)
  const uses = finding.uses.slice(0, MAX_PLACES)
  const more = finding.uses.length - uses.length
  return [
    `  ${headOf(finding, paint)}`,
    `      ${sentence(finding.reason)}`,
    `      ${paint('dim', 'customers see')} ${finding.seen}`,
    ...(finding.requests === undefined
      ? []
      : [`      ${paint('dim', 'touches')} ${plural(finding.requests, 'request')}`]),
    ...schemaLines(finding).map(
      ({ place, label }) => `      ${paint('cyan', placeText(place))} ${label}`,
    ),
    ...uses.map((use) => `      ${paint('cyan', placeText(use.place))} ${useLabel(use)}`),
    ...(more > 0 ? [`      ${paint('dim', `and ${more} more (--format json lists all)`)}`] : []),
    ...(finding.fix ? [`      ${paint('dim', 'fix')} ${finding.fix}`] : []),
    ...(group && elsewhere.length > 0 && finding.screens.length > 0
      ? [`      ${paint('dim', `also on ${few(elsewhere)}`)}`]
      : []),
  ]
}
