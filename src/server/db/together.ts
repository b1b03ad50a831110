/**
 * Statements of one transaction that are sent together, awaited together: when one fails, those after it fail with it
 * (25P02), and it is its failure that counts, whichever is heard first.
 */
export async function together<T extends readonly unknown[] | []>(statements: T) {
  for (const outcome of await Promise.allSettled(statements)) {
    if (outcome.status === 'rejected') throw outcome.reason
  }
  return Promise.all(statements)
}
