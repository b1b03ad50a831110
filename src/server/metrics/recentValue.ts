/**
 * A value that a background job has measured for the whole cluster. `get` returns null `freshSeconds` after it was set: another
 * process may have run the job since.
 */
export function createRecentValue<Value>(freshSeconds: number) {
  let last: { at: number; value: Value } | null = null
  return {
    set: (value: Value) => {
      last = { at: performance.now(), value }
    },
    get: (): Value | null =>
      last && performance.now() - last.at <= freshSeconds * 1000 ? last.value : null,
  }
}
