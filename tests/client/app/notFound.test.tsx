import { screen } from '@testing-library/react'
import { renderApp } from '../../support/renderApp'

test('an unknown address says so and leads to the shop', async () => {
  await renderApp('/nulle-part')
  expect(await screen.findByRole('heading', { name: 'Cette page n’est pas au menu' })).toBeVisible()
  expect(screen.getByText('Erreur 404')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Voir la carte' })).toHaveAttribute('href', '/')
})
