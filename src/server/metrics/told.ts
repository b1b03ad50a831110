/** What a job told of the whole cluster; null once it is old, for another process may have run the job since. */
export function createTold<Value>(freshSeconds: number) {
  let last: { at: number; value: Value } | null = null
  return {
    tell: (value: Value) => {
      last = { at: performance.now(), value }
    },
    fresh: (): Value | null =>
      last && performance.now() - last.at <= freshSeconds * 1000 ? last.value : null,
  }
}
