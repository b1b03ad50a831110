import { failures, isFailure, type CheckedRelease, type CheckReport } from '../check/runCheck'
import type { Finding, FindingUse } from '../model'
import { addTo } from '../addTo'
import { few, plural } from './words'

type Counts = { breaking: number; dangerous: number; safe: number; approved: number }

export function countsOf(findings: readonly Finding[]): Counts {
  const of = (severity: Finding['severity']) =>
    findings.filter((one) => one.severity === severity && one.approvedUntil === undefined).length
  return {
    breaking: of('breaking'),
    dangerous: of('dangerous'),
    safe: of('safe'),
    approved: findings.filter(({ approvedUntil }) => approvedUntil !== undefined).length,
  }
}

/** One line that says it all. */
export function summaryLine(report: CheckReport): string {
  const { breaking, dangerous, safe, approved } = countsOf(report.findings)
  const approvals = [
    ...(approved > 0 ? [`${approved} approved`] : []),
    ...(report.approvalProblems.length > 0
      ? [plural(report.approvalProblems.length, 'approval problem')]
      : []),
  ]
  const parts = [`${breaking} breaking`, `${dangerous} dangerous`, `${safe} safe`, ...approvals]
  const { approvalsFile: file } = report
  const sizes = report.clients.map(sizeOf)
  const checked = `(${[...sizes, ...(file === null ? [] : [`approvals of ${file}`])].join('; ')})`
  if (changesNothing(report) && report.candidate === report.base) {
    return `Nothing breaks: ${report.base} is compared with itself ${checked}. What changed since the last commit: --against HEAD.`
  }
  if (changesNothing(report)) {
    return `Nothing breaks: ${report.candidate} changes nothing of ${report.base} ${checked}.`
  }
  return `${verdictOf(report)}: ${parts.join(', ')} ${checked}.`
}

/** Names the clients that break, when more than one was checked. */
function verdictOf(report: CheckReport): string {
  if (failures(report) === 0) return 'Nothing breaks'
  const failing = report.findings.filter((finding) => isFailure(finding, report))
  const breaking = failing.filter(({ severity }) => severity === 'breaking')
  const graver = breaking.length > 0 ? breaking : failing
  const broken = report.clients.filter(({ release }) =>
    graver.some((finding) => touches(finding, release)),
  )
  // What fails then is an approval.
  if (broken.length === 0) return 'This change does not pass'
  const releases = [
    ...new Set(broken.flatMap(({ release }) => (release === null ? [] : [release]))),
  ]
  const names = [
    ...(broken.some(({ release }) => release === null) ? ['the client'] : []),
    ...(releases.length > 0 ? [`release${releases.length > 1 ? 's' : ''} ${few(releases)}`] : []),
  ]
  // Under --fail-on dangerous a warning fails, and is one all the same.
  const verb = breaking.length > 0 ? 'breaks' : 'does not pass for'
  return `This change ${verb} ${names.join(' and ')}`
}

/** A finding without a use is about all of them. */
const touches = ({ uses }: Finding, release: string | null) =>
  uses.length === 0 || uses.some((use) => (use.release ?? null) === release)

const sizeOf = ({ release, operations, fragments }: CheckedRelease) =>
  `${release === null ? '' : `release ${release}: `}${plural(operations, 'operation')} and ${plural(fragments, 'fragment')}`

/** Deprecated coordinates in use are told even though nothing breaks today. */
export const isDeprecation = ({ kind }: Finding) => kind === 'DEPRECATED_IN_USE'

export const isShown = (finding: Finding) =>
  finding.severity !== 'safe' || (isDeprecation(finding) && !finding.isOld)

/** Places that are told of a finding; the rest is counted. */
export const MAX_PLACES = 10

/** What was deprecated before, in one line. */
export function oldDeprecations({ findings }: CheckReport): string[] {
  const old = findings.flatMap(({ isOld, coordinate }) => (isOld ? [coordinate] : []))
  if (old.length === 0) return []
  const what = old.length === 1 ? 'deprecation' : 'deprecations'
  return [`${old.length} ${what} in use that the base has already: ${few(old)} (--all tells more).`]
}

/** The candidate is the base: there is one thing to say. */
export const changesNothing = (report: CheckReport): boolean =>
  report.approvalProblems.length === 0 && report.findings.every(({ isOld }) => isOld)

export function useLabel({ kind, definition, operations, release }: FindingUse): string {
  if (kind === 'file') return 'does not compile'
  const sent = kind === 'fragment' && operations.length > 0 ? `, sent by ${few(operations)}` : ''
  return `${kind} ${definition}${sent}${release === undefined ? '' : ` in release ${release}`}`
}

/** Findings under the screens that they touch, those of the most requests first; in a client without screens, under the operation. */
export function groupFindings(findings: readonly Finding[]): Map<string, Finding[]> {
  const groups = new Map<string, Finding[]>()
  for (const finding of findings) {
    for (const name of groupsOf(finding)) addTo(groups, name, finding)
  }
  const most = (list: readonly Finding[]) => Math.max(...list.map(({ requests = 0 }) => requests))
  return new Map(
    [...groups].sort(([a, ofA], [b, ofB]) => most(ofB) - most(ofA) || a.localeCompare(b)),
  )
}

export function groupsOf(finding: Finding): readonly string[] {
  const touched = touchedBy(finding)
  // Each would be a heading with little but « as above » under it.
  const isScattered = finding.screens.length === 0 && touched.length > 1
  return isScattered ? ['several operations'] : touched
}

/** The screens that a finding touches, or its operations in a client without screens. */
export function touchedBy({ screens, uses }: Finding): readonly string[] {
  if (screens.length > 0) return screens
  const operations = [...new Set(uses.flatMap((use) => use.operations))]
  return operations.length > 0 ? operations : ['the client as a whole']
}
