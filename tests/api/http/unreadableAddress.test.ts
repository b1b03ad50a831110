import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ENCODED_PAGES, NO_PAGES } from '../../support/addresses'
import { startTestServer, type TestServer } from '../../support/testServer'

const TEMPLATE =
  '<!doctype html><html lang="fr"><head><title>Tablée</title></head><body><div id="root"></div></body></html>'

let server: TestServer
const clientDir = mkdtempSync(join(tmpdir(), 'tablee-unreadable-'))

beforeAll(async () => {
  writeFileSync(join(clientDir, 'index.html'), TEMPLATE)
  server = await startTestServer({ isSeeded: false, env: { CLIENT_DIR: clientDir } })
})
afterAll(async () => {
  await server.close()
  rmSync(clientDir, { recursive: true })
})

const getPage = (path: string, accept = 'text/html') =>
  fetch(`${server.url}${path}`, { headers: { accept } })

test.each(['/%E0%A4%A', '/shop/%E0%A4%A', '/shop/%?utm_source=a', '/track/%E0%A4%A', '/%2'])(
  '%s, which cannot be read, is the page with status 400 and no list',
  async (path) => {
    const response = await getPage(path)
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    const html = await response.text()
    expect(html).toContain('<html lang="fr">')
    expect(html).toContain('<div id="root">')
    expect(html).toContain('"firstQuery":null')
  },
)

test('an address that cannot be read gets 400 as JSON when no page is asked for, or something is sent to it', async () => {
  const read = await getPage('/shop/%E0%A4%A', 'application/json')
  expect(read.status).toBe(400)
  expect((await read.json()).errors[0].extensions.code).toBe('BAD_USER_INPUT')
  const sent = await fetch(`${server.url}/graphql/%E0%A4%A`, { method: 'POST' })
  expect(sent.status).toBe(400)
})

test('a percent sign that is written as such is none that cannot be read', async () => {
  expect((await getPage('/shop/100%25')).status).toBe(200)
  expect((await getPage('/shop?promotion=100%')).status).toBe(200)
})

/** `fetch` would tidy some of them, and a path that begins with two slashes is read as a host. */
const statusAt = (path: string) =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    get({ hostname, port, path, headers: { accept: 'text/html' } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', reject)
  })

test.each(NO_PAGES)('no page is at %s, as the browser shows', async (path) => {
  expect(await statusAt(path)).toBe(404)
})

test.each(ENCODED_PAGES)('%s, encoded without need, is the page %s', async (path) => {
  expect(await statusAt(path)).toBe(200)
})
