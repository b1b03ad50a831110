import type { Product } from '#generated/server/types'
import { capitalised } from '#domain/text/capitalised'
import { ALLERGENS, type Allergen } from '#domain/catalogue/allergens'
import { strictestDiets } from '#domain/catalogue/diets'
import { firstSentence } from '#domain/catalogue/firstSentence'
import { formatDay, instantAt } from '#domain/time/calendar'
import { COMPANY } from '#domain/customer/company'
import { formatMoney } from '#domain/pricing/money'
import type { MenuDay } from '#domain/catalogue/weeklyMenu'
import { formatWeek, mondayOf, type Week } from '#domain/time/weeks'
import { INKS, type Ink } from './pdf/ink'
import { openPdf, type PdfDocument } from './pdf/openPdf'

type Days = readonly MenuDay<Product>[]
type Menu = { week: Week; days: Days; withPrice: boolean }
type Inks = ReturnType<typeof inksAt>
/** A text under the one before, with the space that follows it and what stands at its right. */
type Line = {
  words: string
  ink: Ink
  after: number
  tag?: 'H1' | 'H2'
  price?: string | undefined
}
type Column = { x: number; y: number; width: number }

const GAP = 14
const PRICE_WIDTH = 120

const TITLE: Ink = { font: 'title', size: 28, colour: 'ink' }
const PERIOD: Ink = { font: 'title', size: 15, colour: 'quiet' }

/** Read while standing before it: larger than what lies on a desk, and as large as the fuller page allows. */
const SCALES = [1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.9, 0.8]
const inksAt = (scale: number) =>
  ({
    day: { font: 'title', size: 16 * scale, colour: 'action' },
    dish: { font: 'bold', size: 12 * scale, colour: 'ink' },
    words: { font: 'text', size: 10 * scale, colour: 'ink' },
    notes: { font: 'text', size: 9 * scale, colour: 'quiet' },
  }) as const satisfies Record<string, Ink>

const CODES = Object.keys(ALLERGENS)
const numberOf = (allergen: Allergen) => CODES.indexOf(allergen) + 1

/** Two pages that a company pins up: days, dishes, allergens by number with their legend, prices or none. */
export async function buildWeeklyMenu({ week, days, withPrice }: Menu): Promise<Buffer> {
  const period = formatWeek(week)
  const madeAt = instantAt(mondayOf(week) ?? '', '00:00')
  const pdf = await openPdf({ title: `Menu ${period.toLowerCase()}`, madeAt })
  const column = { x: pdf.left, y: pdf.top, width: pdf.width }
  const inside = { x: pdf.left + GAP, width: pdf.width - 2 * GAP }

  const head = headOf(period)
  const half = Math.ceil(days.length / 2)
  const firstDays = (inks: Inks) => linesOf(days.slice(0, half), inks, withPrice)
  const lastDays = (inks: Inks) => linesOf(days.slice(half), inks, withPrice)
  const legendHeight = (inks: Inks) => heightOf(pdf, legendOf(inks), inside.width) + 2 * GAP

  const room = pdf.bottom - pdf.top - heightOf(pdf, head, pdf.width) - GAP
  const fits = (inks: Inks) =>
    heightOf(pdf, firstDays(inks), pdf.width) <= room &&
    heightOf(pdf, lastDays(inks), pdf.width) + legendHeight(inks) <= room
  const inks = inksAt(SCALES.find((scale) => fits(inksAt(scale))) ?? Math.min(...SCALES))

  const writePage = (lines: readonly Line[]) => {
    const underHead = writeLines(pdf, head, column)
    pdf.line(underHead)
    return writeLines(pdf, lines, { ...column, y: underHead + GAP })
  }
  writePage(firstDays(inks))
  pdf.newPage()
  const underDays = writePage(lastDays(inks))
  pdf.ground(pdf.left, underDays, pdf.width, legendHeight(inks))
  writeLines(pdf, legendOf(inks), { ...inside, y: underDays + GAP })
  return pdf.finish(
    [
      `${COMPANY.name}, ${COMPANY.helpPhone}, ${COMPANY.email}`,
      withPrice ? 'Prix à l’unité, hors taxes.' : '',
    ].filter(Boolean),
  )
}

const headOf = (period: string): Line[] => [
  { words: COMPANY.name, ink: INKS.brand, after: 0 },
  { words: 'Le menu de la semaine', ink: TITLE, after: 0, tag: 'H1' },
  { words: period, ink: PERIOD, after: 8 },
]

const linesOf = (days: Days, inks: Inks, withPrice: boolean): Line[] =>
  days.flatMap(({ day, dishes }) => [
    { words: capitalised(formatDay(day)), ink: inks.day, after: 4, tag: 'H2' },
    ...dishes.flatMap((dish, index) =>
      dishLines(dish, inks, withPrice, index === dishes.length - 1 ? GAP : 6),
    ),
  ])

function dishLines(dish: Product, inks: Inks, withPrice: boolean, after: number): Line[] {
  const numbers = dish.allergens.map(numberOf).sort((a, b) => a - b)
  const notes = [
    numbers.length > 0 ? `Allergènes\u00a0: ${numbers.join(', ')}` : 'Sans allergène majeur',
    ...strictestDiets(dish.tags),
  ].join(' · ')
  const price = withPrice ? `${formatMoney(dish.price)} HT` : undefined
  return [
    { words: dish.name, ink: inks.dish, after: 0, price },
    { words: firstSentence(dish.description), ink: inks.words, after: 0 },
    { words: notes, ink: inks.notes, after },
  ]
}

function legendOf(inks: Inks): Line[] {
  const names = Object.values(ALLERGENS)
    .map((name, index) => `${index + 1}\u00a0${name.replaceAll(' ', '\u00a0')}`)
    .join(' · ')
  const warning =
    'Nos cuisines manipulent les quatorze allergènes\u00a0: des traces ne peuvent être exclues.'
  return [
    { words: 'Allergènes', ink: inks.dish, after: 4, tag: 'H2' },
    { words: names, ink: inks.words, after: 4 },
    { words: warning, ink: inks.notes, after: 0 },
  ]
}

const widthOf = ({ price }: Line, width: number) =>
  price === undefined ? width : width - PRICE_WIDTH - GAP

const heightOf = (pdf: PdfDocument, lines: readonly Line[], width: number): number =>
  lines.reduce(
    (height, line) =>
      height + pdf.heightOf(line.words, line.ink, widthOf(line, width)) + line.after,
    0,
  )

/** Returns where the last one ends. */
function writeLines(pdf: PdfDocument, lines: readonly Line[], { x, y, width }: Column): number {
  return lines.reduce((top, line) => {
    const { words, ink, after, tag, price } = line
    if (price !== undefined) {
      const right = { x: x + width - PRICE_WIDTH, y: top, width: PRICE_WIDTH }
      pdf.write(price, ink, { ...right, align: 'right' })
    }
    return pdf.write(words, ink, { x, y: top, width: widthOf(line, width) }, tag) + after
  }, y)
}
