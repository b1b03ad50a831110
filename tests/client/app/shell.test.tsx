import { screen, waitFor } from '@testing-library/react'
import { loadingPhrases } from '../../../src/client/app/start/loadingPhrases'
import { config } from '../../../src/client/config/config'
import { expectConsoleErrors } from '../../support/consoleErrors'
import { createFakeApi, emptyShop } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'

const bar = {
  isActive: true,
  content: 'Livraison offerte lundi',
  bgColor: '#5B2A44',
  textColor: '#FBF6EC',
  link: 'javascript:alert(1)',
}
const rule = (slug: string, metaTitle: string) => ({
  slug,
  metaTitle,
  metaDescription: `À propos de ${metaTitle}`,
  metaRobots: 'index,follow',
})

const { siteAddress } = config
afterEach(() => {
  config.siteAddress = siteAddress
})

test('there are seven phrases to wait with', () => {
  expect(new Set(loadingPhrases).size).toBe(7)
})

test('the hello bar shows when it is active, and never as a link that runs code', async () => {
  await renderApp('/auth', { api: { hellobar: bar } })
  expect(await screen.findByText('Livraison offerte lundi')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Livraison offerte lundi' })).toBeNull()
})

test('a hello bar is text in its own colours, which leads within the site or to https', async () => {
  const hellobar = { ...bar, content: 'Noël <b>arrive</b>', link: '/eshop/coffrets' }
  await renderApp('/auth', { api: { hellobar } })
  const link = await screen.findByRole('link', { name: 'Noël <b>arrive</b>' })
  expect(link).toHaveAttribute('href', '/eshop/coffrets')
  const strip = screen.getByRole('complementary', { name: 'Annonce' })
  expect(strip).toHaveStyle({ '--strip-ground': '#5B2A44', '--strip-ink': '#FBF6EC' })
})

test.each([
  ['none', 'url(https://x.example)', '#FBF6EC'],
  ['too close to each other', '#FFFFFF', '#FBF6EC'],
])('colours of a hello bar that are %s leave those of the house', async (_, bgColor, textColor) => {
  await renderApp('/auth', { api: { hellobar: { ...bar, bgColor, textColor } } })
  await screen.findByText(bar.content)
  expect(screen.getByRole('complementary', { name: 'Annonce' })).not.toHaveAttribute('style')
})

test('the hello bar leaves the checkout and the e-shop alone', async () => {
  const { goTo } = await renderApp('/auth', { api: { ...emptyShop, hellobar: bar } })
  await screen.findByText(bar.content)
  for (const path of ['/order', '/eshop/coffrets', '/order/livraison']) {
    await goTo(path)
    expect(screen.queryByText(bar.content)).not.toBeInTheDocument()
    await goTo('/auth')
    expect(screen.getByText(bar.content)).toBeVisible()
  }
})

test('a hello bar that was closed stays closed on the next page, and is remembered by its id', async () => {
  const hellobar = { ...bar, id: 'bar-7' }
  const { user, goTo } = await renderApp('/auth', { api: { hellobar } })
  await user.click(await screen.findByRole('button', { name: 'Fermer l’annonce' }))
  expect(screen.queryByText(bar.content)).not.toBeInTheDocument()
  expect(window.localStorage.getItem('tablee.dismissedBar')).toBe('bar-7')
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  await goTo('/cgv')
  expect(await screen.findByRole('heading', { level: 1, name: /générales/ })).toBeVisible()
  expect(screen.queryByText(bar.content)).not.toBeInTheDocument()
})

test('an inactive hello bar does not show', async () => {
  const api = createFakeApi({
    hellobar: { ...bar, isActive: false },
    seoRules: [rule('/', 'Accueil')],
  })
  await renderApp('/auth', { api })
  await waitFor(() => expect(document.title).toBe('Accueil'))
  expect(screen.queryByText('Livraison offerte lundi')).toBeNull()
})

test('title and meta tags come from the rule of the path, else from the home entry', async () => {
  const seoRules = [rule('/', 'Accueil'), rule('/auth', 'Connexion')]
  const { goTo } = await renderApp('/auth', { api: { seoRules } })
  await waitFor(() => expect(document.title).toBe('Connexion'))
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    'À propos de Connexion',
  )
  await goTo('/nulle-part')
  await waitFor(() => expect(document.title).toBe('Accueil'))
})

const meta = (name: string) =>
  document
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute('content') ?? null
const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href')
const facts = () => document.querySelector('script[type="application/ld+json"]')?.textContent

test('each navigation brings what link previews and search engines read', async () => {
  const home = {
    ...rule('/', 'Accueil'),
    ogTitle: 'Tablée',
    ogDescription: 'Un traiteur',
    ogImage: '/static/apercu.png',
    twitterCard: 'summary',
    twitterTitle: 'Tablée, traiteur',
    twitterDescription: 'Un traiteur à Paris',
  }
  const seoRules = [home, { ...rule('/auth', 'Connexion'), metaRobots: 'noindex, nofollow' }]
  const { goTo } = await renderApp('/shop', { api: { ...emptyShop, seoRules } })
  await waitFor(() => expect(meta('og:title')).toBe('Tablée'))
  expect(meta('og:description')).toBe('Un traiteur')
  expect(meta('og:image')).toBe('http://localhost/static/apercu.png')
  expect(meta('og:url')).toBe('http://localhost/')
  expect(meta('twitter:card')).toBe('summary')
  expect(meta('twitter:title')).toBe('Tablée, traiteur')
  expect(meta('twitter:description')).toBe('Un traiteur à Paris')
  expect(meta('robots')).toBe('index,follow')
  expect(canonical()).toBe('http://localhost/')
  expect(JSON.parse(facts() ?? '')).toMatchObject({ '@type': 'FoodEstablishment' })

  await goTo('/auth')
  await waitFor(() => expect(meta('robots')).toBe('noindex, nofollow'))
  expect([canonical(), meta('og:url')]).toEqual([undefined, null])
  expect([meta('og:title'), meta('twitter:card'), meta('og:image')]).toEqual([null, null, null])
  expect(facts()).toBeUndefined()

  config.siteAddress = 'https://www.tablee.example'
  await goTo('/shop/menus')
  await waitFor(() => expect(canonical()).toBe('https://www.tablee.example/shop/menus'))
  expect(JSON.parse(facts() ?? '')).toMatchObject({ url: 'https://www.tablee.example/' })

  await goTo('/nulle-part')
  await waitFor(() => expect(meta('robots')).toBe('noindex'))
  expect(canonical()).toBeUndefined()
  expect(meta('og:url')).toBeNull()
})

test('a page whose path lets its reader act is hidden from search engines and not named in its head', async () => {
  const api = { ...emptyShop, seoRules: [rule('/', 'Accueil')] }
  const { goTo } = await renderApp('/shop', { api })
  await waitFor(() => expect(canonical()).toBe('http://localhost/'))

  await goTo('/newpassword/SECRET')
  await waitFor(() => expect(meta('robots')).toBe('noindex'))
  expect([canonical(), meta('og:url')]).toEqual([undefined, null])
  expect(document.head.innerHTML).not.toContain('SECRET')
})

test('without a rule such a page is hidden as well, and nothing is said of the page before', async () => {
  const { goTo } = await renderApp('/shop', { api: { ...emptyShop, seoRules: [] } })
  await waitFor(() => expect(canonical()).toBe('http://localhost/'))
  expect(meta('robots')).toBeNull()

  await goTo('/newpassword/SECRET')
  await waitFor(() => expect(meta('robots')).toBe('noindex'))
  expect([canonical(), meta('og:url')]).toEqual([undefined, null])
})

test('rules that cannot be had leave the page standing', async () => {
  const failing = () => {
    throw new Error('down')
  }
  expectConsoleErrors(/RequestError: down|above error occurred/)
  await renderApp('/auth', { api: { seoRules: failing } })
  expect(await screen.findByRole('heading', { name: 'Se connecter' })).toBeVisible()
})

test('each change of path is tracked, and moves the focus to the new heading', async () => {
  window.dataLayer = []
  const { goTo } = await renderApp('/auth', { user: CAMILLE })
  await screen.findByRole('heading', { name: 'Bonjour Camille' })
  await goTo('/nulle-part')
  const heading = await screen.findByRole('heading', { name: 'Cette page n’est pas au menu' })
  await waitFor(() => expect(heading).toHaveFocus())
  await waitFor(() =>
    expect(window.dataLayer?.map((event) => 'path' in event && event.path)).toContain(
      '/nulle-part',
    ),
  )
})

test('the start fetches rules and hello bar in one request', async () => {
  const api = createFakeApi()
  await renderApp('/auth', { api })
  expect(api.requests.map(({ operationName }) => operationName)).toEqual(['PageConfigurationQuery'])
})
