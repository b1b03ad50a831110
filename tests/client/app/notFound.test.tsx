import { screen } from '@testing-library/react'
import { ENCODED_PAGES, NO_PAGES } from '../../support/addresses'
import { renderApp } from '../../support/renderApp'
import { createShop } from '../../support/shopFront'

test('an unknown address says so and leads to the shop', async () => {
  await renderApp('/nulle-part')
  expect(await screen.findByRole('heading', { name: 'Cette page n’est pas au menu' })).toBeVisible()
  expect(screen.getByText('Erreur 404')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Voir la carte' })).toHaveAttribute('href', '/')
})

// A router in memory cannot start at the last one, as one in the browser can.
test.each(NO_PAGES.filter((path) => path !== '//'))(
  'no page is shown at %s, as the server says',
  async (path) => {
    const { router } = await renderApp(path)
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(heading).toHaveTextContent('Cette page n’est pas au menu')
    expect(screen.getByText('Erreur 404')).toBeVisible()
    expect(router.state.location.pathname).toBe(path)
  },
)

test.each(ENCODED_PAGES)('%s, encoded without need, is the page %s', async (path, meant) => {
  const { unmount } = await renderApp(meant, { api: createShop() })
  const title = (await screen.findByRole('heading', { level: 1 })).textContent
  unmount()
  await renderApp(path, { api: createShop() })
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title)
})

test.each(['/%E0%A4%A', '/shop/%E0%A4%A', '/track/%E0%A4%A', '/feedback/%E0%A4%A', '/%'])(
  'an address that cannot be read says so too: %s',
  async (path) => {
    await renderApp(path)
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(heading).toHaveTextContent('Cette page n’est pas au menu')
    expect(screen.getByText('Erreur 400')).toBeVisible()
  },
)
