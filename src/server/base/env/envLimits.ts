import * as v from 'valibot'

export const count = (most: number, least = 1) =>
  v.pipe(
    v.string(),
    v.regex(/^(0|[1-9]\d*)$/, `must be a whole number from ${least} on`),
    v.transform(Number),
    v.minValue(least, `must be a whole number from ${least} on`),
    v.maxValue(most, `must be ${most} or less`),
  )

/** Node refuses every request whose headers are longer: with less than this, that of any browser. */
const MIN_HEADER_BYTES = 1_024

/** What one process takes before it refuses. */
export const limitVariables = {
  REQUEST_TIMEOUT_MS: v.optional(count(60_000), '30000'),
  MAX_HEADER_BYTES: v.optional(count(65_536, MIN_HEADER_BYTES), '16384'),
  MAX_CONNECTIONS: v.optional(count(100_000), '2000'),
  /** 0 never refuses for it: so it comes with the embedded database, which runs in the event loop itself. */
  MAX_EVENT_LOOP_DELAY_MS: v.optional(count(60_000, 0)),
  MAX_WAITING_QUERIES: v.optional(count(100_000), '200'),
}

export type Limits = ReturnType<typeof limitsOf>

const EVENT_LOOP_DELAY_MS = 500

export const limitsOf = (
  values: v.InferOutput<v.ObjectSchema<typeof limitVariables, undefined>>,
  { isEmbedded }: { isEmbedded: boolean },
) => ({
  requestTimeoutMs: values.REQUEST_TIMEOUT_MS,
  maxHeaderBytes: values.MAX_HEADER_BYTES,
  maxConnections: values.MAX_CONNECTIONS,
  maxEventLoopDelayMs: values.MAX_EVENT_LOOP_DELAY_MS ?? (isEmbedded ? 0 : EVENT_LOOP_DELAY_MS),
  maxWaitingQueries: values.MAX_WAITING_QUERIES,
})
