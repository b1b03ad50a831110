import type { Difference, KindResult } from './runCorpus'

const WIDTHS = [66, 10, 10, 10, 8, 8, 8]
const SORTS: Difference['what'][] = ['miss', 'false alarm', 'needless warning']
const HEAD = ['kind of change', 'places', 'judged', 'break', 'misses', 'alarms', 'warnings']

const row = (cells: readonly (string | number)[]): string =>
  cells
    .map((cell, index) =>
      index === 0
        ? String(cell).padEnd(WIDTHS[index] ?? 0)
        : String(cell).padStart(WIDTHS[index] ?? 0),
    )
    .join('')

const cellsOf = (name: string, results: readonly KindResult[]) => {
  const all = results.flatMap(({ differences }) => differences)
  const sum = (count: (result: KindResult) => number) =>
    results.reduce((total, result) => total + count(result), 0)
  return [
    name,
    sum(({ candidates }) => candidates),
    sum(({ judged }) => judged),
    sum(({ breaking }) => breaking),
    ...SORTS.map((sort) => all.filter(({ what }) => what === sort).length),
  ]
}

/** A line of the table, and under it every operation of which the guard says something else than the oracle. */
export function describeKind(result: KindResult): string {
  const differences = result.differences.map(
    ({ what, at, client, operation, judgement, verdict }) =>
      `    ${what}: ${at}, ${operation} of the ${client} client
      oracle: ${judgement.reasons[0] ?? judgement.outcome}
      guard:  ${verdict?.findings.map((one) => `${one.severity} ${one.kind} ${one.coordinate}`).join('; ') ?? 'safe'}`,
  )
  return [row(cellsOf(result.kind, [result])), ...differences].join('\n')
}

/** The end of the table. */
export const describeTotal = (results: readonly KindResult[]): string =>
  ['', row(HEAD), row(cellsOf(`${results.filter(isThere).length} kinds`, results))].join('\n')

/** Some kinds leave no valid schema anywhere. */
const isThere = ({ candidates }: KindResult) => candidates > 0
