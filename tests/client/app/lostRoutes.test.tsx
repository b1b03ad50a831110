import { screen, within } from '@testing-library/react'
import { expectConsoleErrors } from '../../support/consoleErrors'
import { renderApp } from '../../support/renderApp'
import { createShop } from '../../support/shopFront'

const mockLost = jest.fn(() => {
  throw Object.assign(new Error('Loading chunk 5489 failed.'), { name: 'ChunkLoadError' })
})
jest.mock('../../../src/client/areas/menu/menuRoute', () => mockLost())
jest.mock('../../../src/client/services/lazyPart', (): object => ({
  ...jest.requireActual<object>('../../../src/client/services/lazyPart'),
  loadPart: (load: () => Promise<unknown>) => load(),
}))

test('a first page whose routes are lost leaves the shell, and says that the connection failed', async () => {
  expectConsoleErrors(/Loading chunk|error boundary/)
  const { user } = await renderApp('/menu', { api: createShop() })
  const main = within(await screen.findByRole('main'))
  expect(await main.findByText(/^La connexion à nos services a échoué/)).toBeVisible()
  expect(main.getByText('Loading chunk 5489 failed.')).toBeVisible()
  expect(main.getByRole('button', { name: 'Réessayer' })).toBeVisible()

  const storefronts = within(screen.getByRole('navigation', { name: 'Boutiques' }))
  await user.click(storefronts.getByRole('link', { name: 'Plateaux repas' }))
  expect(await screen.findByRole('button', { name: 'Ajouter Plateau Belleville' })).toBeVisible()
})
