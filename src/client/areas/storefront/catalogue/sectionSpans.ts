/** Columns of the list on a desk. */
const COLUMNS = 3
const FEW = 2

/** How many columns of a desk each section takes: neighbours of one or two articles share a row. */
export function sectionSpans(counts: readonly number[]): number[] {
  const spans: number[] = []
  let row: number[] = []
  const endRow = () => {
    spans.push(...(row.length > 1 ? row : row.map(() => COLUMNS)))
    row = []
  }
  for (const count of counts) {
    const taken = row.reduce((sum, span) => sum + span, 0)
    if (count > FEW || taken + count > COLUMNS) endRow()
    if (count > FEW) spans.push(COLUMNS)
    else row.push(count)
  }
  endRow()
  return spans
}
