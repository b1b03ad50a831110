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
  const named = (approval: Approval) =>
    findings.filter(
      ({ kind, coordinate, severity, subject }) =>
        severity !== 'safe' &&
        approval.change === kind &&
        approval.coordinate === coordinate &&
        (approval.subject === undefined || approval.subject === subject),
    )
  const wrong = (approval: Approval): string | null => {
    const { change, coordinate, subject, until } = approval
    const what = `The approval of ${[change, subject].filter(Boolean).join(' ')} on ${coordinate}`
    if (until < today) return `${what} expired on ${until}: renew it or undo the change.`
    const subjects = [...new Set(named(approval).map((finding) => finding.subject))]
    if (subjects.length === 0) return `${what} approves nothing: remove it.`
    return subjects.length > 1
      ? `${what} may mean ${subjects.join(' or ')}: say which as its subject.`
      : null
  }
  const problems = approvals.flatMap((approval): ApprovalProblem[] => {
    const message = wrong(approval)
    return message === null ? [] : [{ approval, file, message }]
  })
  const until = new Map(
    approvals
      .filter((approval) => wrong(approval) === null)
      .flatMap((approval) => named(approval).map((finding) => [finding, approval.until])),
  )
  return {
    problems,
    findings: findings.map((finding) => {
      const approvedUntil = until.get(finding)
      return approvedUntil === undefined ? finding : { ...finding, approvedUntil }
    }),
  }
}
