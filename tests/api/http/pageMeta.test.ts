import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { seoRules } from '#server/db/tables'
import { STOREFRONTS } from '#domain/catalogue/storefronts'
import { CATALOGUE } from '../../support/demo'
import { until } from '../../support/until'
import { startTestServer, type TestServer } from '../../support/testServer'

let server: TestServer
const clientDir = mkdtempSync(join(tmpdir(), 'tablee-meta-'))
const SITE = 'https://www.tablee.example'

beforeAll(async () => {
  writeFileSync(
    join(clientDir, 'index.html'),
    '<!doctype html><html lang="fr"><head><title>Tablée</title></head><body><div id="root"></div></body></html>',
  )
  server = await startTestServer({ env: { CLIENT_DIR: clientDir, PUBLIC_URL: SITE } })
})
afterAll(async () => {
  await server.close()
  rmSync(clientDir, { recursive: true })
})

const get = async (path: string) =>
  (await fetch(server.url + path, { headers: { accept: 'text/html' } })).text()

test('a shop tells crawlers its own title, address and who it is', async () => {
  const html = await get('/shop/patisserie')
  expect(html).toContain('<title>Pâtisserie Maison Prunelle | Tablée</title>')
  expect(html.match(/<title>/g)).toHaveLength(1)
  expect(html).toContain('<meta name="robots" content="index, follow" />')
  expect(html).toContain(`<link rel="canonical" href="${SITE}/shop/patisserie" />`)
  expect(html).toContain('<meta property="og:title" content="Pâtisserie Maison Prunelle" />')
  expect(html).toContain(`"siteAddress":"${SITE}"`)
  expect(html).toContain('<meta name="twitter:card" content="summary" />')
  const [, json = ''] =
    /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)).toMatchObject({ '@type': 'FoodEstablishment', url: `${SITE}/` })
})

test('several addresses of one shop are known as one', async () => {
  expect(await get('/shop/plateaux-repas?utm_source=x')).toContain(
    `<link rel="canonical" href="${SITE}/" />`,
  )
})

test('the page of one person stays out of search engines', async () => {
  const html = await get('/track/42/token')
  expect(html).toContain('<title>Suivre une commande | Tablée</title>')
  expect(html).toContain('<meta name="robots" content="noindex, nofollow" />')
  expect(html).not.toContain('ld+json')
  expect(await get('/auth')).not.toMatch(/canonical|og:url/)
})

test('an address that is none stays out, under no name', async () => {
  const html = await get('/nulle-part"><script>alert(1)</script>')
  expect(html).toContain('<meta name="robots" content="noindex" />')
  expect(html).not.toContain('canonical')
  expect(html).not.toContain('alert(1)')
})

test('the words of a rule cannot end the element that they stand in', async () => {
  await server.db
    .update(seoRules)
    .set({ metaTitle: '</title><script>alert(1)</script>', ogTitle: '"><script>' })
    .where(eq(seoRules.slug, '/cgv'))
  await until(async () => (await get('/cgv')).includes('<title>&lt;/title&gt;'))
  expect(await get('/cgv')).not.toContain('<script>')
})

test('the sitemap names each page that may be indexed, once', async () => {
  const xml = await get('/sitemap.xml')
  expect(xml).toContain(`<loc>${SITE}/</loc>`)
  expect(xml).toContain(`<loc>${SITE}/shop/menus</loc>`)
  expect(xml).toContain(`<loc>${SITE}/mentions-legales</loc>`)
  expect(xml).not.toMatch(/order|account|plateaux-repas|<loc>[^<]*\/shop<\/loc>/)
})

test('robots.txt names the sitemap and keeps crawlers off the pages of one person', async () => {
  const text = await get('/robots.txt')
  expect(text).toContain(`Sitemap: ${SITE}/sitemap.xml`)
  expect(text).toContain('Disallow: /account\n')
  expect(text).not.toMatch(/Disallow: \/\n/)
  // A crawler that renders a page fetches its dishes there.
  expect(text).not.toContain('/graphql')
})

test('the home page and every storefront have a rule of their own', () => {
  const slugs = CATALOGUE.pages.map(({ slug }) => slug)
  expect(slugs).toEqual(expect.arrayContaining(['/', ...STOREFRONTS.map(({ path }) => path)]))
  for (const { metaDescription } of CATALOGUE.pages)
    expect(metaDescription.length).toBeLessThanOrEqual(170)
})
