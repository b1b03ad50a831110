import type { Finding } from '../model'
import type { Approval } from './approvalsFile'

export type ApprovalProblem = { approval: Approval; file: string; message: string }

/** Marks what is approved today; an approval that has expired, that nothing needs or that may mean several is a problem of its own. */
export function applyApprovals(
  findings: readonly Finding[],
  approvals: readonly Approval[],
  { today, file }: { today: string; file: string },
): { findings: Finding[]; problems: ApprovalProblem[] } {
  const judged = approvals.map((approval) => ({
    approval,
    ...judgeApproval(approval, findings, today),
  }))
  const until = new Map(
    judged.flatMap(({ approval, accepted }) => accepted.map((one) => [one, approval.until])),
  )
  return {
    problems: judged.flatMap(({ approval, problem }): ApprovalProblem[] =>
      problem === undefined ? [] : [{ approval, file, message: problem }],
    ),
    findings: findings.map((finding) => {
      const approvedUntil = until.get(finding)
      return approvedUntil === undefined ? finding : { ...finding, approvedUntil }
    }),
  }
}

type Judged = { accepted: readonly Finding[]; problem?: string }

function judgeApproval(approval: Approval, findings: readonly Finding[], today: string): Judged {
  const { change, coordinate, subject, until } = approval
  const what = `The approval of ${[change, subject].filter(Boolean).join(' ')} on ${coordinate}`
  const refused = (why: string): Judged => ({ accepted: [], problem: `${what} ${why}` })
  if (until < today) return refused(`expired on ${until}: renew it or undo the change.`)
  const named = findings.filter((finding) => isNamed(finding, approval))
  const subjects = [...new Set(named.map((finding) => finding.subject))]
  if (subjects.length === 0) return refused(`approves nothing${nearText(approval, findings)}`)
  if (subjects.length > 1) {
    return refused(`may mean ${subjects.join(' or ')}: say which as its subject.`)
  }
  // Of one member, a small change and a grave one have the same name: what is accepted is said.
  const accepted = named.filter(({ to }) => to === approval.to)
  if (accepted.length > 0) return { accepted }
  const made = [...new Set(named.map(({ to }) => to))].join(' or ')
  return refused(
    approval.to === undefined
      ? `does not say what it accepts: add ‘to: ${quoted(made)}’ if that is it.`
      : `accepts ${approval.to}, and the candidate makes it ${made || 'something else'}.`,
  )
}

const isNamed = ({ kind, coordinate, severity, subject }: Finding, approval: Approval) =>
  severity !== 'safe' &&
  approval.change === kind &&
  approval.coordinate === coordinate &&
  (approval.subject === undefined || approval.subject === subject)

/** What an approval may have meant: the same member changed otherwise, or the same change of another member. */
function nearText(approval: Approval, findings: readonly Finding[]): string {
  const grave = findings.filter(({ severity }) => severity !== 'safe')
  const sameSubject = grave.find(
    ({ kind, coordinate }) => kind === approval.change && coordinate === approval.coordinate,
  )
  if (sameSubject?.subject) return `: there is one of ${sameSubject.subject}.`
  const sameMember = grave.find(({ coordinate }) => coordinate === approval.coordinate)
  if (sameMember) return `: what there is of it is ${sameMember.kind}.`
  const nearest = grave
    .filter(({ kind }) => kind === approval.change)
    .find(({ coordinate }) => isNear(coordinate, approval.coordinate))
  return nearest ? `: did you mean ${nearest.coordinate}?` : ': remove it.'
}

const lastOf = (coordinate: string) => coordinate.toLowerCase().split('.').at(-1)

/** Another capital, or the same member of another type. */
const isNear = (one: string, other: string) => lastOf(one) === lastOf(other)

/** The lines of the file that accept a finding; until when and why is for people to say. */
export function approvalLines({ kind, coordinate, subject, to }: Finding): string[] {
  return [
    `- change: ${kind}`,
    `  coordinate: ${quoted(coordinate)}`,
    ...(subject === undefined ? [] : [`  subject: ${quoted(subject)}`]),
    ...(to === undefined ? [] : [`  to: ${quoted(to)}`]),
    '  until: <day>',
    '  reason: <why>',
  ]
}

/** As it is written in YAML, where brackets and others begin something else. */
const quoted = (text: string) =>
  /^\w[\w!.-]*$/.test(text) ? text : `'${text.replaceAll("'", "''")}'`
