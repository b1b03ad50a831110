import * as v from 'valibot'
import { CannotRun } from '../cannotRun'
import { SEVERITIES, type Finding } from '../model'
import { readNamed } from '../readFound'
import { few } from '../report/words'

/** Requests by the name of their operation, over whatever time the file counts. */
type Traffic = ReadonlyMap<string, number>

const countsFile = v.pipe(
  v.custom<Record<string, unknown>>((content) => !Array.isArray(content)),
  v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))),
)

/** Reads `{ "<operation>": requests }`. Error: CannotRun. */
export function readTraffic(path: string, name: string): Traffic {
  const result = v.safeParse(countsFile, parseJson(readNamed(path, `--usage ${name}`)))
  if (result.success) return new Map(Object.entries(result.output))
  throw new CannotRun(`${name}: expected { "<operation>": requests }, whole numbers.`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What was counted and is no operation of the clients, told. Error: CannotRun when nothing of it is: it counts something else. */
export function strangersIn(traffic: Traffic, operations: ReadonlySet<string>): string[] {
  const strangers = [...traffic.keys()].filter((name) => !operations.has(name))
  if (strangers.length === 0) return []
  if (strangers.length === traffic.size) {
    throw new CannotRun(
      `--usage counts ${few(strangers)}: none is an operation of the clients that are checked.`,
    )
  }
  return [`Counted, and no operation of the clients that are checked: ${few(strangers)}.`]
}

/**
 * Counts the requests that each finding touches, and puts the most first. A break that fewer than `below` requests meet
 * becomes a warning, which says so; one with an operation that was not counted stays.
 */
export function weigh(
  findings: readonly Finding[],
  { traffic, below }: { traffic: Traffic; below: number },
): Finding[] {
  const weighed = findings.map((finding) => weighOne(finding, traffic, below))
  const of = ({ requests = 0 }: Finding) => requests
  return [
    ...SEVERITIES.flatMap((severity) =>
      weighed.filter((one) => one.severity === severity).sort((a, b) => of(b) - of(a)),
    ),
  ]
}

function weighOne(finding: Finding, traffic: Traffic, below: number): Finding {
  const operations = [...new Set(finding.uses.flatMap((use) => use.operations))]
  const counts = operations.flatMap((name) => traffic.get(name) ?? [])
  if (counts.length === 0) return finding
  const requests = counts.reduce((sum, count) => sum + count, 0)
  const isKnown = counts.length === operations.length
  if (finding.severity !== 'breaking' || !isKnown || requests >= below) {
    return { ...finding, requests }
  }
  return {
    ...finding,
    requests,
    severity: 'dangerous',
    reason: `${finding.reason} (breaking, told as a warning: ${requests} requests, fewer than ${below})`,
  }
}
