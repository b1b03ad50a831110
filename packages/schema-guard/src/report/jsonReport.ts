import type { Problem } from '../cannotRun'
import { failures, type CheckReport } from '../check/runCheck'
import { countsOf } from './summary'

/** What kept the check from being made. */
export const jsonProblem = (problem: Problem): string =>
  JSON.stringify({ passed: false, problem }, null, 2)

/** Everything, for programs. */
export function jsonReport(report: CheckReport): string {
  const { findings, approvalProblems, candidateNotes, notes, ...rest } = report
  return JSON.stringify(
    {
      ...rest,
      passed: failures(report) === 0,
      counts: countsOf(findings),
      findings: findings.map(({ kind, coordinate, severity, ...finding }) => ({
        severity,
        coordinate,
        change: kind,
        ...finding,
      })),
      approvalProblems: approvalProblems.map(({ approval, ...problem }) => ({
        ...problem,
        ...approval,
      })),
      notes: [...candidateNotes, ...notes],
    },
    null,
    2,
  )
}
