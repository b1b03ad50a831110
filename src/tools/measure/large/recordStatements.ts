import { Client } from 'pg'
import * as v from 'valibot'

export type Statement = { text: string; values: unknown[] }

const sentSchema = v.union([v.string(), v.looseObject({ text: v.string() })])
const valuesSchema = v.array(v.unknown())

export type Recorder = ReturnType<typeof createRecorder>

/** Hears what leaves by PostgreSQL's driver on connections that are opened from now on. */
export function createRecorder() {
  let sent: Statement[] | null = null
  const query: unknown = Reflect.get(Client.prototype, 'query')
  if (typeof query !== 'function') throw new Error('The driver has no query')
  Reflect.set(Client.prototype, 'query', function (this: Client, ...args: unknown[]) {
    const config = v.safeParse(sentSchema, args[0])
    const values = v.safeParse(valuesSchema, args[1])
    if (config.success) {
      const text = typeof config.output === 'string' ? config.output : config.output.text
      sent?.push({ text, values: values.success ? values.output : [] })
    }
    const response: unknown = Reflect.apply(query, this, args)
    return response
  })
  return {
    /** Every statement that leaves while some work is done. */
    async record(work: () => Promise<unknown>): Promise<Statement[]> {
      const heard: Statement[] = []
      sent = heard
      try {
        await work()
      } finally {
        sent = null
      }
      return heard
    },
    stop: () => Reflect.set(Client.prototype, 'query', query),
  }
}
