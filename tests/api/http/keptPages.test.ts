import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import * as tables from '#server/db/tables'
import { registry } from '#server/metrics/registry'
import { parseMetrics, sumOf } from '../../support/metrics'
import { startTestServer, type TestServer } from '../../support/testServer'
import { until } from '../../support/until'
import { untilHeard } from '../../support/untilHeard'

const TEMPLATE =
  '<!doctype html><html lang="fr"><head><title>Tablée</title></head><body><div id="root"></div><script id="first-responses" type="application/json"></script></body></html>'

type Request = {
  now: Date
  execute(operation: unknown): Promise<{
    data: { businessDaysWithSlots: { slots: { disabledSlot: boolean }[] }[] }
  }>
}

const OPERATION = {
  operationName: 'slots',
  query: `query slots($distributionPointId: ID!, $businessDay: Date!, $lineId: ID, $input: AvailableInventoryInput!) {
    businessDaysWithSlots(distributionPointId: $distributionPointId, businessDay: $businessDay, lineId: $lineId) {
      startAt slots { disabledSlot }
    }
    availableInventory(input: $input) { products { id available } }
  }`,
}
/** What every first visit fetches at ten on that Tuesday. */
const VARIABLES = {
  input: {
    date: '2026-11-24',
    distributionPointsIds: ['111'],
    linesIds: ['LIGNE-PLATEAUX'],
    departmentCode: '75',
  },
  distributionPointId: '111',
  businessDay: '2026-11-24',
  lineId: 'LIGNE-PLATEAUX',
}

let renderings = 0
let hold: Promise<void> | null = null

/** Writes how many slots of the first day are closed, and when. */
async function render({ now, execute }: Request) {
  renderings += 1
  await hold
  const operation = { ...OPERATION, variables: VARIABLES }
  const response = await execute(operation)
  const closed = response.data.businessDaysWithSlots[0]?.slots.filter((slot) => slot.disabledSlot)
  return {
    html: `<p data-drawn-at="${now.toISOString()}">${closed?.length} closed</p>`,
    responses: [{ ...operation, response }],
  }
}

let server: TestServer
const clientDir = mkdtempSync(join(tmpdir(), 'tablee-client-'))

beforeAll(async () => {
  writeFileSync(join(clientDir, 'index.html'), TEMPLATE)
  mkdirSync(join(clientDir, '.rendering'))
  writeFileSync(
    join(clientDir, '.rendering/renderPage.cjs'),
    'exports.renderPage = (request) => globalThis.renderSlots(request)',
  )
  Object.assign(globalThis, { renderSlots: render })
  server = await startTestServer({ env: { CLIENT_DIR: clientDir } })
})
beforeEach(() => server.clock.moveTo('2026-11-24T10:00:20+01:00'))
afterEach(() => {
  hold = null
  jest.restoreAllMocks()
})
afterAll(async () => {
  await server.close()
  rmSync(clientDir, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers: { accept: 'text/html', ...headers } })
const visit = async (path = '/') => (await get(path)).text()
const closedIn = (html: string) => Number(/(\d+) closed/.exec(html)?.[1])

/** Portions of a dish left in the responses that stand in the page. */
const leftIn = (html: string, id: number) =>
  Number(new RegExp(`"id":"${id}","available":(\\d+)`).exec(html)?.[1])

const hits = async () =>
  sumOf(parseMetrics(await registry.metrics()), 'tablee_cache_requests_total', {
    cache: 'page',
    result: 'hit',
  })

test('a page that is known sends no query to the database, and is counted as kept', async () => {
  const before = await visit()
  const known = await hits()
  const requested = [jest.spyOn(server.db, 'select'), jest.spyOn(server.db, 'execute')]
  const configuration = jest.spyOn(server.services.configuration, 'seoRules')
  for (let visits = 0; visits < 5; visits += 1) expect(await visit()).toBe(before)
  for (const spy of [...requested, configuration]) expect(spy).not.toHaveBeenCalled()
  expect(await hits()).toBe(known + 5)
})

test('many first visits at once make one page', async () => {
  // Heard of while the visits wait, it would make a second page.
  await server.db.update(tables.lines).set({ leadTimeMinutes: 61 })
  await untilHeard(server.database)
  await until(async () => (await get('/shop/menus')).ok)
  let release = () => {}
  hold = new Promise((resolve) => (release = resolve))
  const before = renderings
  const visits = Promise.all(Array.from({ length: 30 }, () => visit('/eshop/tout')))
  await until(async () => renderings > before)
  release()
  expect(new Set(await visits).size).toBe(1)
  expect(renderings).toBe(before + 1)
})

test('what moves in the stock, by a hand beside the server too, is in the next page', async () => {
  const left = leftIn(await visit(), 2)
  await server.db
    .insert(tables.stock)
    .values({ distributionPointId: 111, day: '2026-11-24', productId: 2, total: 7, taken: 3 })
    .onConflictDoUpdate({
      target: [tables.stock.distributionPointId, tables.stock.day, tables.stock.productId],
      set: { total: 7, taken: 3 },
    })
  expect(left).not.toBe(4)
  await until(async () => leftIn(await visit(), 2) === 4)
})

test('the stock of another point leaves the page as it is', async () => {
  await visit()
  const requested = jest.spyOn(server.services.configuration, 'seoRules')
  server.services.inventory.changed({ pointId: 112, day: '2026-11-24' })
  await visit()
  expect(requested).not.toHaveBeenCalled()
  server.services.inventory.changed({ pointId: 111, day: '2026-11-24' })
  await visit()
  expect(requested).toHaveBeenCalled()
})

test('a title that changes is in the next page', async () => {
  await visit('/cart')
  await server.db
    .update(tables.seoRules)
    .set({ metaTitle: 'Un panier' })
    .where(eq(tables.seoRules.slug, '/cart'))
  await until(async () => (await visit('/cart')).includes('<title>Un panier</title>'))
})

test('a page that went out without its titles is made again for the next visitor', async () => {
  const read = jest.spyOn(server.services.configuration, 'seoRules')
  read.mockRejectedValueOnce(new Error('the database is busy'))
  await visit('/menu')
  expect(await visit('/menu')).toContain('<title>')
  expect(read).toHaveBeenCalledTimes(2)
  await visit('/menu')
  expect(read).toHaveBeenCalledTimes(2)
})

test('a slot closes in the page on its minute, and the page is the same until then', async () => {
  await server.db.update(tables.lines).set({ leadTimeMinutes: 90 })
  await untilHeard(server.database)
  server.clock.standAt('2026-11-24T10:29:50+01:00')
  await until(async () => closedIn(await visit()) === 2)
  const open = await visit()
  server.clock.standAt('2026-11-24T10:29:59.500+01:00')
  expect(await visit()).toBe(open)
  server.clock.moveTo('2026-11-24T10:30:00.500+01:00')
  expect(closedIn(await visit())).toBe(3)
})

test('at 17:00 the page fetches the next day', async () => {
  const dayOf = (html: string) => /"businessDay":"([^"]*)"/.exec(html)?.[1]
  server.clock.standAt('2026-11-24T16:59:58+01:00')
  expect(dayOf(await visit())).toBe('2026-11-24')
  server.clock.moveTo('2026-11-24T17:00:00+01:00')
  expect(dayOf(await visit())).toBe('2026-11-25')
})

test('while changes cannot be heard no page is kept', async () => {
  await visit()
  jest.spyOn(server.database, 'isHearingChanges').mockReturnValue(false)
  const requested = jest.spyOn(server.services.configuration, 'seoRules')
  for (let visits = 1; visits <= 3; visits += 1) {
    expect((await get('/')).headers.get('cache-control')).toBe('no-cache')
    expect(requested).toHaveBeenCalledTimes(visits)
  }
})

test('while the database does not respond, the page goes out as it was known, without its list', async () => {
  const title = /<title>[^<]*/.exec(await visit())?.[0] ?? 'none'
  jest.spyOn(server.database, 'isHearingChanges').mockReturnValue(false)
  jest.spyOn(server.services.configuration, 'seoRules').mockRejectedValue(new Error('gone'))
  jest.spyOn(server.services.inventory, 'available').mockRejectedValue(new Error('gone'))
  const html = await visit()
  expect(html).toContain(title)
  expect(html).toContain('<div id="root"></div>')
  jest.restoreAllMocks()
  expect(await visit()).toContain('closed')
})

test('who waits for a list that does not come gets the page without it, and the next the list', async () => {
  const other = '/shop/petits-dejeuners'
  let release = () => {}
  hold = new Promise((resolve) => (release = resolve))
  const first = await visit(other)
  expect(first).toContain('<div id="root"></div>')
  // No one waits twice for the same.
  expect(await visit(other)).toBe(first)
  release()
  await until(async () => (await visit(other)).includes('closed'))
})

test('a new build is in the page a moment later', async () => {
  await visit('/cart')
  const file = join(clientDir, 'index.html')
  writeFileSync(file, TEMPLATE.replace('<body>', '<body data-build="2">'))
  utimesSync(file, new Date(), new Date(Date.now() + 5_000))
  await until(async () => (await visit('/cart')).includes('data-build="2"'))
})

test('addresses without end are few pages', async () => {
  const etags = await Promise.all(
    Array.from({ length: 50 }, async (_, n) => {
      const [none, own] = [await get(`/nulle-part-${n}`), await get(`/track/${n}/${n}`)]
      return [none.headers.get('etag'), own.headers.get('etag')]
    }),
  )
  expect(new Set(etags.flat()).size).toBe(2)
})
