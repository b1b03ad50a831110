import { isDeepStrictEqual } from 'node:util'

/** The rows of a table that are no longer as they were. Both are in the order of their ids, and no row was added or taken away. */
export const changedRows = <Row>(before: readonly Row[], after: readonly Row[]): Row[] =>
  after.filter((row, index) => !isDeepStrictEqual(row, before[index]))
