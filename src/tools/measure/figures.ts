type Bound = { atMost: number } | { atLeast: number }

/** One line of a report. Without a bound it is told and never fails. */
export type Figure = {
  name: string
  value: number
  unit: string
  /** What the same run measured beside it: the bound is on the ratio of the two. */
  floor?: number
  bound?: Bound
}

/** A part of `npm run measure`. */
export type Part = { title: string; figures: Figure[] }

/** Anything that a machine makes faster or slower: bound only by its ratio to a floor of the same run. */
export const ratio = (
  name: string,
  unit: string,
  { ours, floor }: { ours: number; floor: number },
  bound: Bound,
): Figure => ({ name, unit, value: ours, floor, bound })

/** What is the same on every machine: bytes, requests, rows, a layout shift. */
export const count = (
  name: string,
  unit: 'kB' | 'MB' | '',
  value: number,
  bound: Bound,
): Figure => ({
  name,
  unit,
  value,
  bound,
})

/** Told beside the others; nothing is expected of it. */
export const told = (name: string, unit: string, value: number): Figure => ({ name, unit, value })

/** Prints a part; false when a figure is beyond its bound. */
export function report({ title, figures }: Part): boolean {
  console.log(`\n${title}`)
  return figures.map(reportFigure).every(Boolean)
}

function reportFigure({ name, value, unit, floor, bound }: Figure): boolean {
  const compared = floor === undefined ? value : value / floor
  const isWithin = bound === undefined || isInside(compared, bound)
  const mark = bound === undefined ? '·' : isWithin ? '✓' : '✗'
  const measured = `${written(value)} ${unit}`.trim()
  const beside = floor === undefined ? '' : `beside ${written(floor)}: ${written(compared)}`
  console.log(
    `${mark} ${name.padEnd(34)} ${measured.padStart(12)}   ${beside.padEnd(24)} ${limitOf(bound)}`.trimEnd(),
  )
  return isWithin
}

const isInside = (value: number, bound: Bound) =>
  'atMost' in bound ? value <= bound.atMost : value >= bound.atLeast

function limitOf(bound: Bound | undefined): string {
  if (!bound) return ''
  return 'atMost' in bound
    ? `at most ${written(bound.atMost)}`
    : `at least ${written(bound.atLeast)}`
}

const written = (value: number) => (value >= 100 ? value.toFixed(0) : String(+value.toPrecision(3)))
