import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import * as tables from '#server/db/tables'
import { until } from '../../support/until'
import { startTestServer, type TestServer } from '../../support/testServer'

const TEMPLATE = `<!doctype html><html lang="fr"><head><script>window.first = 1</script></head><body><div id="root"></div><script id="first-responses" type="application/json"></script></body></html>`

type Request = { path: string; now: Date; execute(operation: unknown): Promise<Result> }
type Result = { data: { availableInventory: { products: { name: string }[] } } }

/** Stands for the site's components, which the build puts there: `renderForTest` is what it does. */
const RENDERING = 'exports.renderPage = (request) => globalThis.renderForTest(request)'
let renderings = 0

/** Requests the trays, and writes the names that come. */
async function renderNames({ path, now, execute }: Request) {
  renderings += 1
  const operation = {
    operationName: 'list',
    query:
      'query list($input: AvailableInventoryInput!) { availableInventory(input: $input) { products { name } } }',
    variables: VARIABLES,
  }
  const response = await execute(operation)
  const names = response.data.availableInventory.products.map(({ name }) => `<li>${name}</li>`)
  return {
    html: `<ul data-path="${path}" data-day="${now.toISOString().slice(0, 10)}">${names.join('')}</ul>`,
    responses: [{ ...operation, response }],
  }
}

const letRender = (render: (request: Request) => unknown) =>
  Object.assign(globalThis, { renderForTest: render })

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
  brandId: '1',
  lat: null,
  lng: null,
  isSignedIn: false,
}

let server: TestServer
const clientDir = mkdtempSync(join(tmpdir(), 'tablee-client-'))
beforeAll(async () => {
  writeFileSync(join(clientDir, 'index.html'), TEMPLATE)
  mkdirSync(join(clientDir, '.rendering'))
  writeFileSync(join(clientDir, '.rendering/renderPage.cjs'), RENDERING)
  server = await startTestServer({ env: { CLIENT_DIR: clientDir } })
})
beforeEach(() => letRender(renderNames))
afterAll(async () => {
  await server.close()
  rmSync(clientDir, { recursive: true })
})

const visit = async (path: string, headers: Record<string, string> = {}, from = server) => {
  const response = await fetch(`${from.url}${path}`, {
    headers: { accept: 'text/html', ...headers },
  })
  return response.text()
}
const rootOf = (html: string) => /<div id="root">(.*?)<\/div>/s.exec(html)?.[1]
const responsesOf = (html: string) =>
  JSON.parse(/id="first-responses"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] || 'null')
const isRendered = (html: string) =>
  JSON.parse(/id="page-state"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '').isRendered

test('a visitor’s page holds its list, and the responses that it was made of', async () => {
  const html = await visit('/')
  expect(rootOf(html)).toContain('<li>Plateau Batignolles</li>')
  expect(rootOf(html)).toContain('data-path="/" data-day="2026-11-24"')
  expect(isRendered(html)).toBe(true)
  const [first] = responsesOf(html)
  expect(first).toMatchObject({ operationName: 'list', variables: { lineId: 'LIGNE-PLATEAUX' } })
  expect(first.response.data.availableInventory.products).toContainEqual({
    name: 'Plateau Batignolles',
  })
  expect(html).not.toContain('query list')
})

test('the responses cannot end the element that holds them', async () => {
  const name = '</script><script>alert(1)</script>'
  await server.db.update(tables.products).set({ name }).where(eq(tables.products.id, 2))
  await until(async () => JSON.stringify(responsesOf(await visit('/'))).includes(name))
  const html = await visit('/')
  const responses = html.slice(html.indexOf('id="first-responses"'))
  expect(responses.split('</script>')).toHaveLength(2)
})

test('the list is rendered once, and again as soon as a response changes', async () => {
  await visit('/')
  const before = renderings
  await visit('/')
  expect(renderings).toBe(before)
  await server.db
    .update(tables.products)
    .set({ name: 'Plateau du jour' })
    .where(eq(tables.products.id, 3))
  await until(async () => rootOf(await visit('/'))?.includes('<li>Plateau du jour</li>') === true)
  expect(renderings).toBe(before + 1)
})

test.each([
  ['a filter', '/?regime=Vegan', {}],
  ['the sheet of a dish', '/?produit=1', {}],
  ['a storefront that is not for everybody', '/shop/cantine', {}],
  ['an address that the site does not have', '/shop/LIGNE-PLATEAUX', {}],
  ['a page that is no shop', '/cart', {}],
])('%s gets the page without the list', async (_who, path, headers) => {
  const html = await visit(path, headers)
  expect(rootOf(html)).toBe('')
  expect(responsesOf(html)).toBeNull()
  expect(isRendered(html)).toBe(false)
})

test('a signed-in customer gets the same page as a visitor: its script takes the list away', async () => {
  const page = await visit('/', { cookie: 'a=b; frontpublic_userToken=abc' })
  expect(page).toBe(await visit('/'))
})

test.each(['/?utm_source=lettre&utm_campaign=noel', '/?gclid=abc123', '/shop'])(
  'who comes to %s sees the list',
  async (path) => expect(isRendered(await visit(path))).toBe(true),
)

test.each<[string, (request: Request) => unknown]>([
  ['rejects', () => Promise.reject(new Error('broken'))],
  ['returns something else', () => ({ html: 1 })],
  [
    'sends a wrong query',
    ({ execute }) => execute({ operationName: 'a', query: '{ nothing }', variables: {} }),
  ],
])('a rendering that %s leaves a page without the list', async (_what, render) => {
  letRender(render)
  const html = await visit('/shop/patisserie')
  expect(rootOf(html)).toBe('')
  expect(isRendered(html)).toBe(false)
})

test('an inventory that is broken leaves a page without the list', async () => {
  const other = await startTestServer({ isSeeded: false, env: { CLIENT_DIR: clientDir } })
  await other.db.execute('drop table products cascade')
  const html = await visit('/', {}, other)
  expect(rootOf(html)).toBe('')
  expect(isRendered(html)).toBe(false)
  await other.close()
})

test('a site of another endpoint renders nothing here', async () => {
  const other = await startTestServer({
    env: { CLIENT_DIR: clientDir, GRAPHQL_URL: 'https://api.tablee.example/graphql' },
  })
  expect(isRendered(await visit('/', {}, other))).toBe(false)
  await other.close()
})

test('the renderer itself cannot be fetched', async () => {
  for (const path of ['/.rendering/renderPage.cjs', '/%2erendering/renderPage.cjs']) {
    const response = await fetch(`${server.url}${path}`)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('exports')
  }
})
