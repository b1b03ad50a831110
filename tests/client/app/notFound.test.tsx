import { screen } from '@testing-library/react'
import { renderApp } from '../../support/renderApp'

test('an unknown address says so and leads to the shop', async () => {
  await renderApp('/nulle-part')
  expect(await screen.findByRole('heading', { name: 'Cette page n’est pas au menu' })).toBeVisible()
  expect(screen.getByText('Erreur 404')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Voir la carte' })).toHaveAttribute('href', '/')
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
