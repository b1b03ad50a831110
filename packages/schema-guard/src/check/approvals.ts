import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { isNode, LineCounter, parseDocument } from 'yaml'
import { CannotRun } from '../cannotRun'
import { type Finding } from '../model'

export type Approval = {
  change: string
  coordinate: string
  /** The member of a union or the interface of an object, where several come or go. */
  subject?: string | undefined
  /** The type, default or kind that is accepted, where the change leads to one. */
  to?: string | undefined
  until: string
  reason: string
  /** Where it stands in its file. */
  line: number
}

export type ApprovalProblem = { approval: Approval; file: string; message: string }

const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'a day is written 2026-12-31'))

const approval = v.strictObject({
  change: v.pipe(v.string(), v.regex(/^[A-Z_]+$/, 'a kind of change is written FIELD_REMOVED')),
  coordinate: v.pipe(v.string(), v.minLength(1)),
  subject: v.optional(v.pipe(v.string(), v.minLength(1))),
  to: v.optional(v.pipe(v.string(), v.minLength(1))),
  until: day,
  reason: v.pipe(v.string(), v.minLength(1)),
})

const approvalsFile = v.object({
  approvals: v.pipe(
    v.unknown(),
    v.transform((list) => (list === '' ? [] : list)),
    v.array(approval),
  ),
})

/** The changes that a person has accepted. Error: CannotRun with what is wrong in the file. */
export async function readApprovals(path: string, name: string): Promise<Approval[]> {
  const lines = new LineCounter()
  const document = parseDocument(await textOf(path, name), {
    schema: 'failsafe',
    lineCounter: lines,
  })
  const [error] = document.errors
  if (error) throw new CannotRun(`${name}: ${error.message}`)
  const result = v.safeParse(approvalsFile, document.toJS())
  if (result.success) {
    return result.output.approvals.map((one, index) => {
      const node = document.getIn(['approvals', index], true)
      const start = isNode(node) ? node.range?.[0] : undefined
      return { ...one, line: start === undefined ? 1 : lines.linePos(start).line }
    })
  }
  const [issue] = result.issues
  throw new CannotRun(`${name}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`)
}

async function textOf(path: string, name: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw new CannotRun(`${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

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
  if (subjects.length === 0) return refused('approves nothing: remove it.')
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

/** As it is written in YAML, where brackets and others begin something else. */
const quoted = (text: string) =>
  /^\w[\w!.-]*$/.test(text) ? text : `'${text.replaceAll("'", "''")}'`
