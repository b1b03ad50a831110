import type { Product } from '../../../../__generated__/server/resolvers'
import { ALLERGENS, type Allergen } from '../../../domain/allergens'
import { addDays, formatDay, instantAt } from '../../../domain/calendar'
import { COMPANY } from '../../../domain/company'
import { formatMoney } from '../../../domain/money'
import type { MenuDay } from '../../../domain/weeklyMenu'
import { mondayOf, type Week } from '../../../domain/weeks'
import { INKS, type Ink } from '../document/paper/ink'
import { openPaper, type Paper } from '../document/paper/openPaper'

type Menu = { week: Week; days: readonly MenuDay<Product>[]; withPrice: boolean }

const DAYS_ON_THE_FIRST_PAGE = 3
const GAP = 14
const PRICE_WIDTH = 80

/** Read from two metres away: larger than what lies on a desk. */
const WALL = {
  day: { font: 'title', size: 17, colour: 'action' },
  dish: { font: 'bold', size: 12.5, colour: 'ink' },
  price: { font: 'bold', size: 12.5, colour: 'ink' },
} as const satisfies Record<string, Ink>

const CODES = Object.keys(ALLERGENS)
const numberOf = (allergen: Allergen) => CODES.indexOf(allergen) + 1

/** Two pages that a company pins up: days, dishes, allergens by number with their legend, prices or none. */
export function drawWeeklyMenu({ week, days, withPrice }: Menu): Promise<Buffer> {
  const monday = mondayOf(week) ?? ''
  const title = `Du ${formatDay(monday)} au ${formatDay(addDays(monday, 4))}`
  const paper = openPaper({ title, madeAt: instantAt(monday, '00:00') })
  writeDays(paper, days.slice(0, DAYS_ON_THE_FIRST_PAGE), writeHead(paper, title), withPrice)
  paper.newPage()
  const rest = days.slice(DAYS_ON_THE_FIRST_PAGE)
  const underDays = writeDays(paper, rest, writeHead(paper, title), withPrice)
  writeLegend(paper, underDays)
  return paper.finish(
    [
      `${COMPANY.name}, ${COMPANY.helpPhone}, ${COMPANY.email}`,
      withPrice ? 'Prix à l’unité, hors taxes.' : '',
    ].filter(Boolean),
  )
}

function writeHead(paper: Paper, title: string): number {
  const place = { x: paper.left, width: paper.width }
  const underBrand = paper.write(COMPANY.name, INKS.brand, { ...place, y: paper.top })
  const underTitle = paper.write(title, INKS.title, { ...place, y: underBrand + 4 }, 'H1')
  paper.line(underTitle + 8)
  return underTitle + 8 + GAP
}

function writeDays(
  paper: Paper,
  days: readonly MenuDay<Product>[],
  y: number,
  withPrice: boolean,
): number {
  return days.reduce((top, { day, dishes }) => {
    const name = formatDay(day)
    const capital = name.charAt(0).toUpperCase() + name.slice(1)
    const underDay = paper.write(
      capital,
      WALL.day,
      { x: paper.left, y: top, width: paper.width },
      'H2',
    )
    const underDishes = dishes.reduce(
      (dishTop, dish) => writeDish(paper, dish, dishTop, withPrice),
      underDay + 6,
    )
    return underDishes + GAP
  }, y)
}

function writeDish(paper: Paper, dish: Product, y: number, withPrice: boolean): number {
  const width = withPrice ? paper.width - PRICE_WIDTH - GAP : paper.width
  const numbers = dish.allergens.map(numberOf).sort((a, b) => a - b)
  const notes = [
    numbers.length > 0 ? `Allergènes\u00a0: ${numbers.join(', ')}` : 'Sans allergène majeur',
    ...dish.tags,
  ].join(' · ')
  if (withPrice) {
    paper.write(`${formatMoney(dish.price)} HT`, WALL.price, {
      x: paper.left + paper.width - PRICE_WIDTH,
      y,
      width: PRICE_WIDTH,
      align: 'right',
    })
  }
  const place = { x: paper.left, width }
  const underName = paper.write(dish.name, WALL.dish, { ...place, y })
  const underWords = paper.write(firstSentence(dish.description), INKS.text, {
    ...place,
    y: underName,
  })
  return paper.write(notes, INKS.quiet, { ...place, y: underWords }) + 6
}

/** What is read while walking past. */
const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text

function writeLegend(paper: Paper, y: number) {
  const words = Object.values(ALLERGENS)
    .map((name, index) => `${index + 1}\u00a0${name}`)
    .join(' · ')
  const warning =
    'Nos cuisines manipulent les quatorze allergènes\u00a0: des traces ne peuvent être exclues.'
  const width = paper.width - 2 * GAP
  const height =
    paper.heightOf('Allergènes', INKS.heading, width) +
    paper.heightOf(words, INKS.text, width) +
    paper.heightOf(warning, INKS.small, width) +
    2 * GAP +
    8
  paper.ground(paper.left, y, paper.width, height)
  const x = paper.left + GAP
  const underTitle = paper.write('Allergènes', INKS.heading, { x, y: y + GAP, width }, 'H2')
  const underNames = paper.write(words, INKS.text, { x, y: underTitle + 4, width })
  paper.write(warning, INKS.small, { x, y: underNames + 4, width })
}
