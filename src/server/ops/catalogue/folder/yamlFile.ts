import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'

type Key = string | number

/** What a file says; or what is wrong in it, a sentence each with the file and the row. */
export type YamlFile<T> =
  | { isRead: true; value: T; problem: (path: readonly Key[], words: string) => string }
  | { isRead: false; problems: string[] }

/** Reads a YAML file by a schema. Every fault is told at once. */
export function readYaml<T>(
  folder: string,
  name: string,
  schema: v.GenericSchema<unknown, T>,
): YamlFile<T> {
  const read = readText(join(folder, name))
  if ('problem' in read) return { isRead: false, problems: [`${name}${read.problem}`] }
  const rows = new LineCounter()
  const document = parseDocument(read.text, {
    lineCounter: rows,
    prettyErrors: false,
  })
  if (document.errors.length > 0) {
    const problems = document.errors.map(
      ({ pos, message }) => `${name}:${rows.linePos(pos[0]).line}  ${message}`,
    )
    return { isRead: false, problems }
  }
  const problem = (keys: readonly Key[], words: string) => {
    const row = rows.linePos(offsetOf(document.contents, keys)).line
    return `${name}:${row}  ${[...keys, words].join(': ')}`
  }
  const parsed = v.safeParse(schema, document.toJS())
  return parsed.success
    ? { isRead: true, value: parsed.output, problem }
    : {
        isRead: false,
        problems: parsed.issues.map((issue) => problem(keysOf(issue), wordsOf(issue))),
      }
}

/** The text of a file. One that an old editor saved in Windows' own letters would put signs for unknown letters into words that people read. */
function readText(path: string): { text: string } | { problem: string } {
  if (!existsSync(path)) return { problem: ': there is no such file' }
  try {
    const bytes = readFileSync(path)
    if (isUtf8(bytes)) return { text: bytes.toString() }
    const row = bytes.toString('latin1').split('\n').findIndex(isForeign) + 1
    return { problem: `:${row}  is not in UTF-8: save the file in that encoding` }
  } catch (error) {
    return {
      problem: `: cannot be read: ${String(error)}`,
    }
  }
}

const isForeign = (line: string) => !isUtf8(Buffer.from(line, 'latin1'))

/** Where the last part of a path stands that the file has. */
function offsetOf(contents: unknown, keys: readonly Key[]): number {
  let node: unknown = contents
  let offset = 0
  for (const key of keys) {
    if (isMap(node)) {
      const pair = node.items.find(
        (item) => isScalar(item.key) && String(item.key.value) === String(key),
      )
      if (!pair) return offset
      if (isNode(pair.key)) offset = pair.key.range?.[0] ?? offset
      node = pair.value
    } else if (isSeq(node)) {
      node = node.items[Number(key)]
      if (isNode(node)) offset = node.range?.[0] ?? offset
    }
  }
  return offset
}

const keysOf = ({ path }: v.BaseIssue<unknown>): Key[] =>
  (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))

function wordsOf(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'is no field that is known here'
  if (issue.input === undefined) return 'is missing'
  return issue.message
}
