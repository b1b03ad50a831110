import { isMap, isNode, LineCounter, parseDocument, type Document } from 'yaml'
import { CannotRun } from '../cannotRun'
import { readNamed } from '../readFound'
import { isRealDay } from '../realDay'

export type Approval = {
  change: string
  coordinate: string
  /** The member of a union or the interface of an object, where several come or go. */
  subject?: string
  /** The type, default or kind that is accepted, where the change leads to one. */
  to?: string
  until: string
  reason: string
  /** Where it stands in its file. */
  line: number
}

const KEYS = ['change', 'coordinate', 'subject', 'to', 'until', 'reason'] as const
const REQUIRED = ['change', 'coordinate', 'until', 'reason'] as const

/** The changes that a person has accepted. Error: CannotRun with the line of what is wrong in the file. */
export function readApprovals(path: string, name: string): Approval[] {
  const lines = new LineCounter()
  const document = parseDocument(readNamed(path, `--approvals ${name}`), {
    schema: 'failsafe',
    lineCounter: lines,
  })
  const wrong = (line: number, what: string) => new CannotRun(`${name}:${line}: ${what}`)
  const [error] = document.errors
  if (error) throw wrong(error.linePos?.[0].line ?? 1, firstLine(error.message))
  const content: unknown = document.toJS()
  const list: unknown = Object(content).approvals
  if (list === undefined) throw wrong(1, 'expected a list under ‘approvals:’.')
  // A key without a value.
  if (list === '') return []
  if (!Array.isArray(list)) throw wrong(1, '‘approvals’ is a list: begin each with a dash.')
  return list.map((one: unknown, index) => {
    const line = lineOf(document, ['approvals', index], lines)
    return approvalOf(one, line, (key, what) =>
      wrong(key === null ? line : lineOf(document, ['approvals', index, key], lines), what),
    )
  })
}

function approvalOf(
  content: unknown,
  line: number,
  wrong: (key: string | null, what: string) => CannotRun,
): Approval {
  const given = new Map(Object.entries(Object(content)))
  for (const key of given.keys()) {
    if (!KEYS.some((one) => one === key)) {
      throw wrong(key, `an approval has no ‘${key}’: it has ${KEYS.join(', ')}.`)
    }
  }
  const texts = new Map<string, string>()
  for (const [key, value] of given) {
    if (typeof value !== 'string') {
      throw wrong(key, `‘${key}’ is a text: quote it, ${key}: '[String!]'.`)
    }
    if (value === '') throw wrong(key, `‘${key}’ is empty.`)
    texts.set(key, value)
  }
  const [change = '', coordinate = '', until = '', reason = ''] = REQUIRED.map((key) => {
    const value = texts.get(key)
    if (value === undefined) throw wrong(null, `this approval lacks its ‘${key}’.`)
    return value
  })
  if (!/^[A-Z_]+$/.test(change)) throw wrong('change', 'a kind of change is written FIELD_REMOVED.')
  if (!isRealDay(until)) throw wrong('until', `${until} is no day: a day is written 2026-12-31.`)
  const [subject, to] = [texts.get('subject'), texts.get('to')]
  return {
    ...{ change, coordinate, until, reason, line },
    ...(subject === undefined ? {} : { subject }),
    ...(to === undefined ? {} : { to }),
  }
}

// The line stands before it, and what it is about after it.
const firstLine = (text: string) => text.replace(/\s+at line \d+, column \d+:?[^]*$/, '.')

function lineOf(document: Document, path: (string | number)[], lines: LineCounter): number {
  const node = document.getIn(path, true)
  const within = document.getIn(path.slice(0, -1), true)
  const pair = isMap(within)
    ? within.items.find(({ key }) => String(key) === String(path.at(-1)))?.key
    : undefined
  const start = [pair, node].flatMap((one) => (isNode(one) ? (one.range?.[0] ?? []) : []))[0]
  return start === undefined ? 1 : lines.linePos(start).line
}
