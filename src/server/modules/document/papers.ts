import { INKS } from './paper/ink'
import { openPaper, type Paper } from './paper/openPaper'
import { COMPANY } from '../../../domain/customer/company'
import { documentCopy as copy } from './documentCopy'

const GAP = 16
const FACT_GAP = 8

/** An empty document with its head: the house on the left, what it is and its number on the right. */
export async function openHeadedPaper(kind: string, number: string, madeAt: Date) {
  const paper = await openPaper({ title: `${kind} ${number}`, madeAt })
  const half = paper.width / 2
  paper.write(COMPANY.name, INKS.brand, { x: paper.left, y: paper.top, width: half })
  const right = { x: paper.left + half, width: half, align: 'right' as const }
  const under = paper.write(kind, INKS.title, { ...right, y: paper.top }, 'H1')
  const y = paper.write(copy.number(number), INKS.heading, { ...right, y: under })
  return { paper, y: y + GAP }
}

/** A heading with lines under it; answers where it ends. */
export function writeBlock(
  paper: Paper,
  title: string,
  lines: readonly (string | null)[],
  place: { x: number; y: number; width: number },
): number {
  const start = paper.write(title, INKS.heading, place, 'H2')
  return lines.reduce(
    (y, line) => (line ? paper.write(line, INKS.text, { ...place, y }) : y),
    start + 2,
  )
}

type Fact = readonly [name: string, value: string]

/** Short facts side by side on a tinted ground; answers where they end. */
export function writeFacts(paper: Paper, facts: readonly Fact[], y: number): number {
  const padding = 9
  const widths = widthsOfFacts(paper, facts, paper.width - 2 * padding)
  const columns = facts.map(([name, value], index) => ({
    name,
    value,
    x: widths.slice(0, index).reduce((x, width) => x + width, paper.left + padding),
    width: (widths[index] ?? 0) - FACT_GAP,
  }))
  const height = Math.max(
    ...columns.map(
      ({ name, value, width }) =>
        paper.heightOf(name, INKS.small, width) + paper.heightOf(value, INKS.heading, width),
    ),
  )
  paper.ground(paper.left, y, paper.width, height + 2 * padding)
  columns.forEach(({ name, value, ...place }) => {
    const under = paper.write(name, INKS.small, { ...place, y: y + padding })
    paper.write(value, INKS.heading, { ...place, y: under })
  })
  return y + height + 2 * padding + GAP
}

/** Each as wide as its words, what is left shared out; the same for all when they do not fit on one line. */
function widthsOfFacts(paper: Paper, facts: readonly Fact[], whole: number): number[] {
  const needed = facts.map(
    ([name, value]) =>
      Math.max(paper.widthOf(name, INKS.small), paper.widthOf(value, INKS.heading)) + FACT_GAP,
  )
  const spare = (whole - needed.reduce((sum, width) => sum + width, 0)) / facts.length
  return needed.map((width) => (spare > 0 ? width + spare : whole / facts.length))
}
