export type Stop = () => Promise<unknown> | void

/**
 * Stops parts in the reverse order of their start. One that cannot stop keeps no other part running. Rejects with the first
 * failure, once all have been tried.
 */
export async function stopAll(started: readonly Stop[]): Promise<void> {
  const failures: unknown[] = []
  for (const stop of [...started].reverse()) {
    try {
      await stop()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}
