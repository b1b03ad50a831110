import { PGlite } from '@electric-sql/pglite'
import { Query } from 'pg'

const PARSE = 'P'.charCodeAt(0)
const SIMPLE_QUERY = 'Q'.charCodeAt(0)
const FRAME = /^(begin|commit|rollback|savepoint|release|set transaction)\b/i

/** Heard from time to time on connections that no operation has. */
const HEARTBEAT = /\bpg_is_in_recovery\(\)/

/** Watches every statement that either driver sends, whoever wrote it. */
export function countStatements() {
  const submit = jest.spyOn(Query.prototype, 'submit')
  const send = jest.spyOn(PGlite.prototype, 'execProtocolRaw')
  const spies = [submit, send]
  return {
    /** The texts sent since the last call. */
    take(): string[] {
      const sent = [
        ...submit.mock.contexts.map(textOf),
        ...send.mock.calls.flatMap(([message]) => textsIn(message)),
      ]
      spies.forEach((spy) => spy.mockClear())
      return sent
        .map((text) => text.trim())
        .filter((text) => !FRAME.test(text) && !HEARTBEAT.test(text))
    },
    restore: () => spies.forEach((spy) => spy.mockRestore()),
  }
}

function textOf(query: Query): string {
  if ('text' in query && typeof query.text === 'string') return query.text
  throw new Error('A query without a text')
}

/** PostgreSQL's protocol: a letter, four bytes of length, then of `P` a name and the statement, of `Q` the statement alone. */
function textsIn(message: Uint8Array): string[] {
  const words = new TextDecoder().decode(message.subarray(5)).split('\0')
  if (message[0] === PARSE) return words.slice(1, 2)
  return message[0] === SIMPLE_QUERY ? words.slice(0, 1) : []
}

/** A statement whatever the number of its values: `in ($1, $2)` is `in ($)`, `($1, $2), ($3, $4)` is `($)`. */
export const shapeOf = (text: string) =>
  text
    .replaceAll(/::\w+/g, '')
    .replaceAll(/\$\d+(, \$\d+)*/g, '$')
    .replaceAll(/(\([$, default]*\)(, )?)+/g, '($)')
