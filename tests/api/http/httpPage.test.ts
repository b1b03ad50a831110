import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { readServerTime } from '#domain/time/serverTime'
import { permissionsPolicy } from '#server/http/pages/contentSecurity'
import { PRODUCTION } from '../../../src/tools/support/production'
import { startTestServer, type TestServer } from '../../support/testServer'

const TEMPLATE = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Tablée</title><style>body{margin:0}</style>
<script>window.first = 1</script><script defer src="/main.0123abcd.js"></script></head><body><div id="root"></div>${'<p>La carte</p>'.repeat(100)}</body></html>`

let server: TestServer
const clientDir = mkdtempSync(join(tmpdir(), 'tablee-client-'))

beforeAll(async () => {
  writeFileSync(join(clientDir, 'index.html'), TEMPLATE)
  for (const name of ['main.0123abcd.js', 'old.0123abcd.js', 'notes.txt']) {
    writeFileSync(join(clientDir, name), 'console.log(1)')
    writeFileSync(join(clientDir, `${name}.br`), brotliCompressSync('console.log(1)'))
  }
  server = await startTestServer({ isSeeded: false, env: { CLIENT_DIR: clientDir } })
  mkdirSync(join(server.dataDir, 'static/pictures'), { recursive: true })
  writeFileSync(join(server.dataDir, 'static/pictures/tray.svg'), '<svg/>')
})
afterAll(async () => {
  await server.close()
  rmSync(clientDir, { recursive: true })
})

const get = (path: string, accept = 'text/html', from = server) =>
  fetch(`${from.url}${path}`, { headers: { accept } })

function stateOf(html: string) {
  const text = /<script id="page-state" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1]
  return JSON.parse(text ?? 'null')
}

describe('the page', () => {
  test.each([
    '/',
    '/shop',
    '/shop/menus',
    '/eshop/tout',
    '/order',
    '/order/livraison',
    '/track/1',
    '/track/1/2',
    '/cart',
    '/auth',
    '/+',
    '/&',
    '/+&',
    '/?utm_source=a',
  ])('%s is a page of the site', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=1, stale-while-revalidate=9',
    )
    expect(response.headers.get('vary')).toBe('accept-encoding')
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  test.each(['/nowhere', '/shop/a/b', '/track', '/index.html', '/missing.js'])(
    '%s is the page with status 404',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('<div id="root">')
    },
  )

  test('a request for something else than a page gets 404 as JSON', async () => {
    const response = await get('/cart', 'application/json')
    expect(response.status).toBe(404)
    // A shared cache would return it to requests for the page.
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect((await response.json()).errors[0].extensions.code).toBe('NOT_FOUND')
  })

  test('holds the server’s time, what the browser may know, and the shop’s first query', async () => {
    const state = stateOf(await (await get('/shop/menus')).text())
    expect(state.now).toMatch(/^2026-11-24T10:0\d:\d\d.*\+01:00$/)
    expect(state.config).toEqual({
      graphqlUrl: '/graphql',
      staticUrl: '/static',
      stripePublishableKey: null,
      isStripeLinkOn: false,
      tagManagerId: null,
      chatWebsiteId: null,
      tileUrl: null,
      tileAttribution: null,
      hasDesignGallery: true,
      geocodingUrl: '/geocoding/v5/mapbox.places',
      geocodingToken: null,
      cookieDomain: null,
      siteAddress: 'http://localhost:0',
      isSecure: false,
    })
    expect(state.firstQuery.variables).toMatchObject({
      input: { date: '2026-11-24', distributionPointsIds: ['111'], linesIds: ['LIGNE-MENUS'] },
    })
  })

  test('has the session’s cookie secure and on its domain in production', async () => {
    const production = await startTestServer({
      isSeeded: false,
      env: {
        ...PRODUCTION,
        CLIENT_DIR: clientDir,
        PUBLIC_URL: 'https://www.tablee.example',
        COOKIE_DOMAIN: 'tablee.example',
      },
    })
    const { config } = stateOf(await (await get('/', 'text/html', production)).text())
    await production.close()
    expect(config).toMatchObject({ isSecure: true, cookieDomain: 'tablee.example' })
  })

  test('is told a path of its own where addresses are found, beside a token of Mapbox too', async () => {
    const path = '/geocoding/v5/mapbox.places'
    const site = await startTestServer({
      isSeeded: false,
      env: { CLIENT_DIR: clientDir, GEOCODER_URL: path, MAPBOX_TOKEN: 'pk.1' },
    })
    const { config } = stateOf(await (await get('/', 'text/html', site)).text())
    const found = await fetch(`${site.url}${config.geocodingUrl}/rue%20de%20la%20Paix.json`)
    await site.close()
    expect(config).toMatchObject({ geocodingUrl: path })
    expect(found.status).toBe(200)
    expect(await found.json()).toMatchObject({ type: 'FeatureCollection' })
  })

  test.each([
    { accepted: 'br', encoding: 'br' },
    { accepted: 'gzip', encoding: 'gzip' },
    { accepted: 'br;q=0, gzip', encoding: 'gzip' },
    { accepted: 'identity', encoding: 'identity' },
  ])('travels as $encoding to a browser that accepts $accepted', async ({ accepted, encoding }) => {
    const response = await fetch(server.url, { headers: { 'accept-encoding': accepted } })
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(await response.text()).toContain('<div id="root">')
  })

  test('sends no query in advance on a page that is no shop', async () => {
    expect(stateOf(await (await get('/auth')).text()).firstQuery).toBeNull()
  })

  test('runs only its own scripts: the hash of every inline one, and of every style', async () => {
    const response = await get('/')
    const policy = response.headers.get('content-security-policy') ?? ''
    const html = await response.text()
    const hashOf = (text: string) =>
      `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    const sources = (name: string) =>
      new RegExp(`${name} ([^;]*)`).exec(policy)?.[1]?.split(' ').slice(1)
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text)
    expect(inline).toEqual(['window.first = 1'])
    expect(sources('script-src')).toEqual(inline.map(hashOf))
    expect(sources('style-src')).toEqual([hashOf('body{margin:0}')])
    expect(policy).not.toMatch(/unsafe|nonce|stripe/)
    expect(policy).toContain("frame-ancestors 'none'")
  })

  test('tells the server’s time in a header, not in what is kept', async () => {
    const first = await get('/cart')
    server.clock.advance(20_000)
    const second = await get('/cart')
    const [before, after] = [first, second].map(
      ({ headers }) => readServerTime(headers.get('server-timing'))?.getTime() ?? 0,
    )
    expect((after ?? 0) - (before ?? 0)).toBeGreaterThanOrEqual(20_000)
    expect(await second.text()).toBe(await first.text())
  })

  test('is sent once: who has it is told that it is the same, in any encoding', async () => {
    const etag = (await get('/cart')).headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"/)
    for (const encoding of ['br', 'gzip', 'identity']) {
      const again = await fetch(`${server.url}/cart`, {
        headers: {
          accept: 'text/html',
          'accept-encoding': encoding,
          'if-none-match': `"other", ${etag}`,
        },
      })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
      expect(again.headers.get('etag')).toBe(etag)
      expect(readServerTime(again.headers.get('server-timing'))).not.toBeNull()
      expect(again.headers.get('content-security-policy')).toContain("default-src 'self'")
    }
    expect((await get('/')).headers.get('etag')).not.toBe(etag)
  })

  test('is the same for all who follow a link of their own: nothing of it stands in there', async () => {
    const [first, second] = await Promise.all([get('/track/1/secret'), get('/track/2/other')])
    const page = await first.text()
    expect(await second.text()).toBe(page)
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
    expect(page).not.toContain('secret')
  })

  test('allows nothing that no page needs, and paying only with Stripe', async () => {
    const { headers } = await get('/')
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*payment=\(\)/)
    expect(permissionsPolicy({ stripePublishableKey: 'pk_1' })).toMatch(
      /payment=\(self "https:\/\/js.stripe.com"/,
    )
    expect(headers.get('content-security-policy-report-only')).toContain(
      'require-trusted-types-for',
    )
  })

  test('lets Stripe, the endpoint and the static host in when they are configured', async () => {
    const other = await startTestServer({
      isSeeded: false,
      env: {
        CLIENT_DIR: clientDir,
        STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
        GRAPHQL_URL: 'https://api.tablee.example/graphql',
        STATIC_URL: 'https://static.tablee.example',
      },
    })
    const policy = (await get('/', 'text/html', other)).headers.get('content-security-policy')
    expect(policy).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/)
    expect(policy).toMatch(/frame-src [^;]*https:\/\/hooks\.stripe\.com/)
    expect(policy).toMatch(
      /connect-src [^;]*https:\/\/api\.tablee\.example[^;]*https:\/\/api\.stripe/,
    )
    expect(policy).toMatch(/img-src [^;]*https:\/\/static\.tablee\.example/)
    await other.close()
  })

  test('carries the headers that keep browsers careful', async () => {
    const { headers } = await get('/')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('x-powered-by')).toBeNull()
  })

  test('says that the bundle is missing instead of showing nothing', async () => {
    const other = await startTestServer({ isSeeded: false })
    expect((await get('/', 'text/html', other)).status).toBe(503)
    await other.close()
  })
})

describe('files', () => {
  test('a hashed file is kept for ever and comes compressed', async () => {
    const { status, headers } = await fetch(`${server.url}/main.0123abcd.js`, {
      headers: { 'accept-encoding': 'br' },
    })
    expect(status).toBe(200)
    expect(headers.get('content-encoding')).toBe('br')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('another file is requested again each time', async () => {
    const response = await get('/notes.txt', '*/*')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    const again = await fetch(`${server.url}/notes.txt`, {
      headers: { 'if-none-match': response.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  test('a file that a new build has taken away does no harm', async () => {
    for (const name of ['old.0123abcd.js', 'old.0123abcd.js.br']) rmSync(join(clientDir, name))
    await expect(get('/old.0123abcd.js').then((response) => response.text())).rejects.toThrow()
    expect((await get('/main.0123abcd.js')).status).toBe(200)
  })

  test('a range that makes no sense does no harm', async () => {
    const response = await fetch(`${server.url}/notes.txt`, { headers: { range: 'bytes=9-2' } })
    expect(response.status).toBe(200)
  })

  test('pictures come from the data folder and nothing outside of it does', async () => {
    const picture = await get('/static/pictures/tray.svg', 'image/*')
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
    expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    for (const path of [
      '/static/pictures/none.svg',
      '/static/..%2f..%2f..%2fetc/passwd',
      '/static/%2e%2e/package.json',
    ]) {
      expect((await get(path, 'image/*')).status).toBe(404)
    }
  })
})
