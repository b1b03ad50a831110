import type { BookDifference } from '../modules/books/checkBooks'
import type { OpsResult } from './OpsResult'

/** What `npm run ops -- books` says: one difference a line. */
export function tellBooks(differences: readonly BookDifference[]): OpsResult {
  if (differences.length === 0) return { isDone: true, words: 'The books agree.' }
  const lines = differences.map(
    ({ book, what, noted, counted }) =>
      `${book}: ${what}: ${noted ?? 'nothing'} is noted, ${counted ?? 'nothing'} is counted`,
  )
  return { isDone: false, words: `The books do not agree:\n${lines.join('\n')}` }
}
