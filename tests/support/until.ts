/** Far more than it takes: a busy machine keeps a test waiting, and does not change its outcome. */
const TRIES_WITHIN_MS = 20_000

/** Requests again until it holds: a webhook, or what PostgreSQL tells of a change, arrives when it arrives. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  const startedAt = performance.now()
  while (!(await holds())) {
    if (performance.now() - startedAt > TRIES_WITHIN_MS) throw new Error('It never came true')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
