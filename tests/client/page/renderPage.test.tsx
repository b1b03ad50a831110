import { act, screen } from '@testing-library/react'
import { renderToPipeableStream } from 'react-dom/server'
import { startSite } from '../../../src/client/app/start/startSite'
import { renderPage, type RenderedPage, type Operation } from '../../../src/client/page/renderPage'
import { resetEnvironment } from '../../../src/client/relay/environment'
import { setClock } from '../../../src/client/services/clock'
import { createClock } from '#domain/time/clock'
import { createFakeApi, emptyShop, type FakeApi } from '../../support/fakeApi'

// The build of React that renders on a real server: jsdom would choose the browser's, and the talkative one warns of every
// `useLayoutEffect` of the router.
jest.mock('react-dom/server', () =>
  jest.requireActual('../../../node_modules/react-dom/cjs/react-dom-server.node.production.min.js'),
)

// The server's React takes it for granted; jsdom has none.
Object.assign(globalThis, { setImmediate: (run: () => void) => setTimeout(run) })

const NOW = '2026-11-24T10:00:00+01:00'

const product = (changes: Record<string, unknown>) => ({
  id: '1',
  name: 'Plateau Batignolles',
  category: 'Box',
  price: 2190,
  vatRate: 10,
  available: 40,
  minimumQuantity: 1,
  participantsPerQuantity: 1,
  line: { id: 'LIGNE-PLATEAUX' },
  brand: { id: '1' },
  pictureUrl: '/static/pictures/plateau.svg',
  ...changes,
})

const shopWith = (...products: Record<string, unknown>[]) =>
  createFakeApi({
    ...emptyShop,
    availableInventory: { products: products.map(product), menus: [] },
  })

/** React leaves its contexts as they were where it rendered last: a real server has no browser that would share them. */
const leaveContexts = () =>
  new Promise<void>((resolve) => renderToPipeableStream(null, { onAllReady: resolve }))

const render = async (
  api: FakeApi,
  path = '/',
  {
    now = NOW,
    before = async () => undefined,
  }: { now?: string; before?: () => Promise<void> } = {},
) => {
  const page = await renderPage({
    path,
    now: new Date(now),
    execute: async (operation: Operation) => {
      await before()
      return (await api.fetch('/graphql', { body: JSON.stringify(operation) })).json()
    },
  })
  await leaveContexts()
  return page
}

/** Lets no one on before so many have come. */
function gate(expected: number) {
  const waiting = new Set<string>()
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return (name: string) => {
    waiting.add(name)
    if (waiting.size === expected) open()
    return opened
  }
}

/** The page that the server would send, as the browser has read it. */
function open({ html, responses }: RenderedPage, path = '/') {
  window.history.replaceState(null, '', path)
  window.localStorage.clear()
  setClock(createClock({ startsAt: NOW }))
  document.body.innerHTML = `<div id="root">${html}</div><script id="first-responses" type="application/json"></script>`
  const element = document.getElementById('first-responses')
  if (element) element.textContent = JSON.stringify(responses)
}

const start = () => act(startSite)

describe('the page that the server renders', () => {
  test('holds the list of dishes with their prices, in French', async () => {
    const { html } = await render(shopWith({}))
    document.body.innerHTML = html
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Plateaux repas')
    expect(screen.getByRole('article', { name: 'Plateau Batignolles' })).toHaveTextContent(
      /21,90\s€\sHT/,
    )
    expect(screen.getByRole('button', { name: 'Ajouter Plateau Batignolles' })).toBeVisible()
    expect(screen.getByRole('button', { name: /Dès mar\. 24 nov\./ })).toBeVisible()
  })

  test('shows the storefront of its path', async () => {
    const api = shopWith({}, { id: '2', name: 'Tarte', line: { id: 'LIGNE-PATISSERIE' } })
    const { html } = await render(api, '/shop/patisserie')
    document.body.innerHTML = html
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pâtisserie')
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(screen.getByRole('article')).toHaveTextContent('Tarte')
  })

  test('writes what a dish is called as text, never as markup', async () => {
    const name = '<script>alert(1)</script> "tarte" style="color:red"'
    const { html } = await render(shopWith({ name }))
    expect(html).not.toContain('<script>alert')
    document.body.innerHTML = html
    expect(screen.getByRole('article')).toHaveTextContent(name)
  })

  test('brings no style of its own: the content security policy would refuse it', async () => {
    const api = shopWith({})
    api.response({
      hellobar: { isActive: true, content: 'Bonjour', bgColor: '#5b2a44', textColor: '#ffffff' },
    })
    const { html } = await render(api)
    expect(html).not.toContain(' style="')
    expect(html).toContain('data-style="--strip-ground:#5b2a44')
  })

  test('is not rendered by halves: a server that fails rejects', async () => {
    const api = shopWith({})
    api.response({
      availableInventory: () => {
        throw new Error('down')
      },
    })
    await expect(render(api)).rejects.toThrow('down')
    await expect(render(shopWith({}))).resolves.toMatchObject({ html: expect.any(String) })
  })

  test('is rendered beside another: each has its own responses, its own path and its own day', async () => {
    const untilBothFetch = gate(2)
    const [trays, pastry] = await Promise.all([
      render(shopWith({ name: 'Plateau Voltaire' }), '/', {
        before: () => untilBothFetch('trays'),
      }),
      render(
        shopWith({ name: 'Tarte fine', line: { id: 'LIGNE-PATISSERIE' } }),
        '/shop/patisserie',
        {
          now: '2026-11-26T10:00:00+01:00',
          before: () => untilBothFetch('pastry'),
        },
      ),
    ])
    document.body.innerHTML = trays.html
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Plateaux repas')
    expect(screen.getByRole('article')).toHaveTextContent('Plateau Voltaire')
    expect(screen.getByRole('button', { name: /mar\. 24 nov\./ })).toBeVisible()
    expect(JSON.stringify(trays.responses)).not.toContain('Tarte fine')
    document.body.innerHTML = pastry.html
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pâtisserie')
    expect(screen.getByRole('article')).toHaveTextContent('Tarte fine')
    expect(screen.queryByRole('button', { name: /mar\. 24 nov\./ })).not.toBeInTheDocument()
    expect(JSON.stringify(pastry.responses)).not.toContain('Plateau Voltaire')
  })

  test('fails alone: one beside it is rendered whole', async () => {
    const untilBothFetch = gate(2)
    const failing = shopWith({})
    failing.response({
      availableInventory: () => {
        throw new Error('down')
      },
    })
    const [down, up] = await Promise.allSettled([
      render(failing, '/', { before: () => untilBothFetch('down') }),
      render(shopWith({ name: 'Plateau Voltaire' }), '/', { before: () => untilBothFetch('up') }),
    ])
    expect(down.status).toBe('rejected')
    expect(up).toMatchObject({
      status: 'fulfilled',
      value: { html: expect.stringContaining('Plateau Voltaire') },
    })
  })
})

describe('the rendered page in the browser', () => {
  test('comes alive as it stands, and sends no query again', async () => {
    open(await render(shopWith({})))
    const rendered = screen.getByRole('button', { name: 'Ajouter Plateau Batignolles' })
    const later = shopWith({})
    resetEnvironment(later.fetch)
    await start()
    act(() => rendered.click())
    expect(await screen.findByRole('dialog', { name: /livr/i })).toBeVisible()
    expect(rendered).toBeInTheDocument()
    expect(later.requests).toEqual([])
  })

  test('does what was pressed before its code had come', async () => {
    open(await render(shopWith({})))
    resetEnvironment(shopWith({}).fetch)
    window.tableeEarlyClick = screen.getByRole('button', { name: 'Ajouter Plateau Batignolles' })
    await start()
    expect(await screen.findByRole('dialog', { name: /livr/i })).toBeVisible()
    expect(window.tableeEarlyClick).toBeUndefined()
  })

  test('leaves out the banner that this visitor has closed', async () => {
    const api = shopWith({})
    api.response({ hellobar: { id: 'noel', isActive: true, content: 'Les coffrets sont là' } })
    open(await render(api))
    expect(screen.getByText('Les coffrets sont là')).toBeVisible()
    window.localStorage.setItem('tablee.dismissedBar', 'noel')
    resetEnvironment(api.fetch)
    await start()
    expect(screen.queryByText('Les coffrets sont là')).not.toBeInTheDocument()
    expect(screen.getByRole('article', { name: 'Plateau Batignolles' })).toBeVisible()
  })
})
