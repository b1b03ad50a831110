import { startTestServer, type TestServer } from '../support/testServer'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const MENU = `query Menu($week: String!, $withPrice: Boolean) {
  weeklyMenu(week: $week, withPrice: $withPrice) {
    week fileUrl days { day dishes { price product { name price category } } }
  }
}`

type Menu = {
  weeklyMenu: {
    week: string
    fileUrl: string
    days: { day: string; dishes: { price: number | null; product: { price: number } }[] }[]
  }
}

const menuOf = (week: string, withPrice?: boolean) =>
  server.graphql<Menu>(MENU, { week, withPrice })

test('a week has its days and dishes, with prices unless they are unwanted', async () => {
  const { data, errors } = await menuOf('2026-W49')
  expect(errors).toEqual([])
  expect(data.weeklyMenu.days).toHaveLength(5)
  for (const { dishes } of data.weeklyMenu.days) {
    expect(dishes.length).toBeGreaterThan(2)
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

test('the PDF has two pages, and prices unless they are unwanted', async () => {
  const { data } = await menuOf('2026-W48')
  const pdf = await download(data.weeklyMenu.fileUrl)
  const without = await download((await menuOf('2026-W48', false)).data.weeklyMenu.fileUrl)
  expect(pagesOf(pdf)).toBe(2)
  expect(pagesOf(without)).toBe(2)
  expect(without.length).toBeLessThan(pdf.length)
})

async function download(path: string): Promise<Buffer> {
  const response = await fetch(server.url + path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  return Buffer.from(await response.arrayBuffer())
}

const pagesOf = (pdf: Buffer) => Number(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1])
