import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { isNode, LineCounter, parseDocument } from 'yaml'
import { CannotRun } from '../cannotRun'
import { type Finding } from '../model'

export type Approval = {
  change: string
  coordinate: string
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

/** Marks what is approved today; an approval that has expired, or that nothing needs, is a problem of its own. */
export function applyApprovals(
  findings: readonly Finding[],
  approvals: readonly Approval[],
  { today, file }: { today: string; file: string },
): { findings: Finding[]; problems: ApprovalProblem[] } {
  const matches = (approval: Approval, finding: Finding) =>
    finding.severity !== 'safe' &&
    approval.change === finding.kind &&
    approval.coordinate === finding.coordinate
  const problems = approvals.flatMap((approval): ApprovalProblem[] => {
    const what = `The approval of ${approval.change} on ${approval.coordinate}`
    if (approval.until < today) {
      return [
        {
          approval,
          file,
          message: `${what} expired on ${approval.until}: renew it or undo the change.`,
        },
      ]
    }
    return findings.some((finding) => matches(approval, finding))
      ? []
      : [{ approval, file, message: `${what} approves nothing: remove it.` }]
  })
  return {
    problems,
    findings: findings.map((finding) => {
      const approval = approvals.find((one) => one.until >= today && matches(one, finding))
      return approval ? { ...finding, approvedUntil: approval.until } : finding
    }),
  }
}
