import { eq } from 'drizzle-orm'
import { ALLERGENS } from '#domain/catalogue/allergens'
import { formatMoney } from '#domain/pricing/money'
import * as tables from '#server/db/tables'
import { buildWeeklyMenu } from '#server/modules/document/weeklyMenuPdf'
import { pdfPages } from '../../support/pdfText'
import { startTestServer, type TestServer } from '../../support/testServer'
import { until } from '../../support/until'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const MENU = `query Menu($week: String!, $withPrice: Boolean) {
  weeklyMenu(week: $week, withPrice: $withPrice) {
    week fileUrl days { day dishes { price product { name price allergens } } }
  }
}`

type Product = { name: string; price: number; allergens: string[] }

type Menu = {
  weeklyMenu: {
    week: string
    fileUrl: string
    days: { day: string; dishes: { price: number | null; product: Product }[] }[]
  }
}

const CODES = Object.keys(ALLERGENS)

const menuOf = (week: string, withPrice?: boolean) =>
  server.graphql<Menu>(MENU, { week, withPrice })

test('a week has its days and dishes, with prices unless they are unwanted', async () => {
  const { data, errors } = await menuOf('2026-W49')
  expect(errors).toEqual([])
  expect(data.weeklyMenu.days).toHaveLength(5)
  for (const { dishes } of data.weeklyMenu.days) {
    expect(dishes).toHaveLength(3)
    for (const { price, product } of dishes) expect(price).toBe(product.price)
  }
  const without = await menuOf('2026-W49', false)
  expect(without.data.weeklyMenu.days[0]?.dishes.every(({ price }) => price === null)).toBe(true)
})

test.each(['2026-W47', '2026-W52', '2026-W54', 'next'])('%s is not published', async (week) => {
  expect((await menuOf(week)).errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { week: 'UNKNOWN' },
  })
  expect((await fetch(`${server.url}/documents/menus/${week}.pdf`)).status).toBe(404)
})

test('the PDF holds on two pages the days, the dishes, their prices and their allergens by number', async () => {
  const { data } = await menuOf('2026-W48')
  const { days, fileUrl } = data.weeklyMenu
  const pages = pdfPages(await download(fileUrl))
  expect(pages).toHaveLength(2)
  const words = pages.join('\n').replaceAll('\u00a0', ' ')
  for (const page of pages) expect(page).toContain('Le menu de la semaine')
  const dayNames = ['Lundi 23', 'Mardi 24', 'Mercredi 25', 'Jeudi 26', 'Vendredi 27']
  for (const name of dayNames) expect(words).toContain(`${name} novembre`)
  expect(days).toHaveLength(dayNames.length)
  for (const { product } of days.flatMap(({ dishes }) => dishes)) {
    expect(words).toContain(product.name)
    expect(words).toContain(`${formatMoney(product.price)} HT`.replaceAll(/[\u00a0\u202f]/g, ' '))
    const numbers = product.allergens.map((code) => CODES.indexOf(code) + 1).sort((a, b) => a - b)
    expect(words).toContain(
      numbers.length > 0 ? `Allergènes : ${numbers.join(', ')}` : 'Sans allergène majeur',
    )
  }
  expect(words).toContain('Vegan')
  expect(words).not.toMatch(/Vegan\s·\sVégétarien/)
  const legend = pages[1]?.replaceAll(/[\u00a0\n]/g, ' ') ?? ''
  Object.values(ALLERGENS).forEach((name, index) =>
    expect(legend).toContain(`${index + 1} ${name}`),
  )
})

test('the PDF without prices says everything but them', async () => {
  const { data } = await menuOf('2026-W48', false)
  const pages = pdfPages(await download(data.weeklyMenu.fileUrl))
  expect(pages).toHaveLength(2)
  expect(pages.join()).toContain('Lundi 23\u00a0novembre')
  expect(pages.join()).not.toMatch(/€|HT|[Pp]rix/)
})

test('dishes that need more words are written smaller, and the two pages hold them all', async () => {
  const { days } = await server.services.weeklyMenu.menu('2026-W48', true)
  const wordy = days.map(({ day, dishes }) => ({
    day,
    dishes: dishes.map(({ product }) => ({
      ...product,
      description: `${product.name}, ${'avec une garniture de saison, '.repeat(5)} et son dessert.`,
    })),
  }))
  const pages = pdfPages(await buildWeeklyMenu({ week: '2026-W48', days: wordy, withPrice: true }))
  expect(pages).toHaveLength(2)
  expect(pages[0]).toContain('Mercredi 25')
  expect(pages[1]).toContain('Mollusques')
})

test('the PDF says the first sentence of a description, which no abbreviation ends', async () => {
  const { days } = await server.services.weeklyMenu.menu('2026-W48', true)
  const described = days.map(({ day, dishes }) => ({
    day,
    dishes: dishes.map(({ product }) => ({ ...product, description: 'Porc de St. Ours. Froid.' })),
  }))
  const menu = { week: '2026-W48', days: described, withPrice: true }
  const words = pdfPages(await buildWeeklyMenu(menu)).join()
  expect(words).toContain('Porc de St. Ours.')
  expect(words).not.toContain('Froid')
})

test('the PDF of a week is made once for everybody, and again when a price has changed', async () => {
  const { days } = await server.services.weeklyMenu.menu('2026-W49', true)
  const dish = days[0]?.dishes[0]?.product
  const made = jest.spyOn(server.services.weeklyMenu, 'pdf')
  const downloads = Array.from({ length: 50 }, (_, index) =>
    download(`/documents/menus/2026-W49.pdf?x=${index}`),
  )
  await Promise.all(downloads)
  const [first, ...others] = await Promise.all(made.mock.results.map(({ value }) => value))
  made.mockRestore()
  expect(others).toHaveLength(49)
  for (const other of others) expect(other).toBe(first)

  const pdf = (withPrice: boolean) => server.services.weeklyMenu.pdf('2026-W49', withPrice)
  const unpriced = await pdf(false)
  expect(unpriced).not.toBe(first)
  // The catalogue is read again, and says the same.
  server.clock.advance(61_000)
  expect(await pdf(true)).toBe(first)
  await server.db
    .update(tables.products)
    .set({ price: 98_765 })
    .where(eq(tables.products.id, Number(dish?.id)))
  await until(async () => (await pdf(true)) !== first)
  expect(pdfPages((await pdf(true)) ?? Buffer.alloc(0)).join()).toContain('987,65')
})

async function download(path: string): Promise<Buffer> {
  const response = await fetch(server.url + path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  return Buffer.from(await response.arrayBuffer())
}
