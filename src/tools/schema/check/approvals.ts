import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { parse } from 'yaml'
import { CannotRun } from '../cannotRun'
import { type Finding } from '../model'

export type Approval = { change: string; coordinate: string; until: string; reason: string }

export type ApprovalProblem = { approval: Approval; message: string }

const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'a day is written 2026-12-31'))

const approval = v.strictObject({
  change: v.pipe(v.string(), v.regex(/^[A-Z_]+$/, 'a kind of change is written FIELD_REMOVED')),
  coordinate: v.pipe(v.string(), v.minLength(1)),
  until: day,
  reason: v.pipe(v.string(), v.minLength(1)),
})

const file = v.object({
  approvals: v.pipe(
    v.unknown(),
    v.transform((list) => (list === '' ? [] : list)),
    v.array(approval),
  ),
})

/** The changes that somebody has accepted. Error: CannotRun with what is wrong in the file. */
export async function readApprovals(path: string, name: string): Promise<Approval[]> {
  let content: unknown
  try {
    content = parse(await readFile(path, 'utf8'), { schema: 'failsafe' })
  } catch (error) {
    throw new CannotRun(`${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
  const result = v.safeParse(file, content)
  if (result.success) return result.output.approvals
  const [issue] = result.issues
  throw new CannotRun(`${name}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`)
}

/** Marks what is approved today; an approval that has expired, or that nothing needs, is a problem of its own. */
export function applyApprovals(
  findings: readonly Finding[],
  approvals: readonly Approval[],
  today: string,
): { findings: Finding[]; problems: ApprovalProblem[] } {
  const matches = (approval: Approval, finding: Finding) =>
    finding.severity !== 'safe' &&
    approval.change === finding.kind &&
    approval.coordinate === finding.coordinate
  const problems = approvals.flatMap((approval): ApprovalProblem[] => {
    const what = `The approval of ${approval.change} on ${approval.coordinate}`
    if (approval.until < today) {
      return [
        { approval, message: `${what} expired on ${approval.until}: renew it or undo the change.` },
      ]
    }
    return findings.some((finding) => matches(approval, finding))
      ? []
      : [{ approval, message: `${what} approves nothing: remove it.` }]
  })
  return {
    problems,
    findings: findings.map((finding) => {
      const approval = approvals.find((one) => one.until >= today && matches(one, finding))
      return approval ? { ...finding, approvedUntil: approval.until } : finding
    }),
  }
}
