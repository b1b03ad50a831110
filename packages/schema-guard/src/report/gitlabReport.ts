import { createHash } from 'node:crypto'
import type { Problem } from '../cannotRun'
import type { ApprovalProblem } from '../check/approvals'
import type { CheckReport } from '../check/runCheck'
import type { Finding, Severity } from '../model'
import { findingKey, findingText, type HostedFiles } from './hostedFinding'
import { localPlace } from './schemaLines'
import { isShown } from './summary'

const SEVERITIES: Record<Severity, string> = {
  breaking: 'critical',
  dangerous: 'minor',
  safe: 'info',
}

/** A report of GitLab's Code Quality: a merge request shows each finding once, beside the candidate's line where it has one here, else beside the client's. */
export function gitlabReport(report: CheckReport, files: HostedFiles): string {
  const findings = report.findings.filter(isShown).map((finding) => issueOf(finding, files))
  return listOf([...findings, ...report.approvalProblems.map(approvalIssue)])
}

/** What kept the check from being made, beside the line that did. */
export const gitlabProblem = ({ message, place }: Problem, file: string): string =>
  listOf([
    {
      check_name: 'CANNOT_RUN',
      description: message,
      severity: 'blocker',
      key: 'cannot-run',
      location: { path: place?.file ?? file, lines: { begin: place?.line ?? 1 } },
    },
  ])

type Issue = {
  check_name: string
  description: string
  severity: string
  /** What its fingerprint is of: the same in every run. */
  key: string
  location: { path: string; lines: { begin: number } }
}

/** GitLab shows one issue of a fingerprint: of those that are alike in all, the later ones are counted. */
function listOf(issues: readonly Issue[]): string {
  const seen = new Map<string, number>()
  const list = issues.map(({ key, ...issue }) => {
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return { ...issue, fingerprint: fingerprint(count > 1 ? `${key}/${count}` : key) }
  })
  return JSON.stringify(list, null, 2)
}

function issueOf(finding: Finding, { localFile, changed }: HostedFiles): Issue {
  const used = finding.uses.find(({ place }) => localFile(place.file) !== undefined)
  const { file, line } = localPlace(finding, localFile) ?? used?.place ?? { file: changed, line: 1 }
  return {
    check_name: finding.kind,
    description: findingText(finding),
    severity: finding.approvedUntil === undefined ? SEVERITIES[finding.severity] : 'info',
    key: findingKey(finding),
    location: { path: file, lines: { begin: line } },
  }
}

const approvalIssue = ({ message, file, approval }: ApprovalProblem): Issue => ({
  check_name: 'APPROVAL',
  description: message,
  severity: SEVERITIES.breaking,
  key: ['approval', approval.change, approval.coordinate, approval.subject ?? [], approval.to ?? []]
    .flat()
    .join('/'),
  location: { path: file, lines: { begin: approval.line } },
})

const fingerprint = (key: string) => createHash('sha256').update(key).digest('hex')
