import { INKS } from './paper/ink'
import { openPaper, type Paper } from './paper/openPaper'
import { COMPANY } from '../../../domain/company'
import { documentCopy as copy } from './documentCopy'

const GAP = 16

/** An empty document with its head: the house on the left, what it is and its number on the right. */
export function openHeadedPaper(kind: string, number: string, madeAt: Date) {
  const paper = openPaper({ title: `${kind} ${number}`, madeAt })
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

/** Short facts side by side on a tinted ground; answers where they end. */
export function writeFacts(
  paper: Paper,
  facts: readonly (readonly [string, string])[],
  y: number,
): number {
  const padding = 9
  const width = (paper.width - 2 * padding) / facts.length
  const inner = width - 8
  const height = Math.max(
    ...facts.map(
      ([name, value]) =>
        paper.heightOf(name, INKS.small, inner) + paper.heightOf(value, INKS.heading, inner),
    ),
  )
  paper.ground(paper.left, y, paper.width, height + 2 * padding)
  facts.forEach(([name, value], index) => {
    const place = { x: paper.left + padding + index * width, width: inner }
    const under = paper.write(name, INKS.small, { ...place, y: y + padding })
    paper.write(value, INKS.heading, { ...place, y: under })
  })
  return y + height + 2 * padding + GAP
}

/** The foot of every page: who the law says that we are. */
export const legalFoot = (seller: Parameters<typeof copy.legalFoot>[0]) => copy.legalFoot(seller)
