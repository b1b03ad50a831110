type Results<Statements> = {
  -readonly [Index in keyof Statements]: Awaited<Statements[Index]>
}

/**
 * Runs statements of one transaction that are sent together; returns their results in the same order. When one fails, those
 * after it fail with it (25P02): rejects with the failure of the first in the list, once all have ended. Each is run once, also
 * one of drizzle's, which runs whenever it is awaited.
 */
export async function together<Statements extends readonly unknown[] | []>(
  statements: Statements,
): Promise<Results<Statements>> {
  const outcomes = await Promise.allSettled<readonly unknown[]>(statements)
  const results = outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  })
  return results as Results<Statements>
}
