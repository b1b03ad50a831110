import { createHash } from 'node:crypto'
import { type ApprovalProblem } from '../check/approvals'
import { type CheckReport } from '../check/runCheck'
import { type Finding, type Severity } from '../model'
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
  return JSON.stringify([...findings, ...report.approvalProblems.map(approvalIssue)], null, 2)
}

function issueOf(finding: Finding, { localFile, changed }: HostedFiles) {
  const used = finding.uses.find(({ place }) => localFile(place.file) !== undefined)
  const { file, line } = localPlace(finding, localFile) ?? used?.place ?? { file: changed, line: 1 }
  return {
    check_name: finding.kind,
    description: findingText(finding),
    severity: finding.approvedUntil === undefined ? SEVERITIES[finding.severity] : 'info',
    fingerprint: fingerprint(findingKey(finding)),
    location: { path: file, lines: { begin: line } },
  }
}

const approvalIssue = ({ message, file, approval }: ApprovalProblem) => ({
  check_name: 'APPROVAL',
  description: message,
  severity: SEVERITIES.breaking,
  fingerprint: fingerprint(`approval/${approval.change}/${approval.coordinate}`),
  location: { path: file, lines: { begin: approval.line } },
})

const fingerprint = (key: string) => createHash('sha256').update(key).digest('hex')
