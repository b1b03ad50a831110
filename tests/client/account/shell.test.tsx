import { screen, within } from '@testing-library/react'
import { expectConsoleErrors } from '../../support/consoleErrors'
import { emptyShop } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'

test('a visitor is led home from every page of the account, and nothing of it is requested', async () => {
  const { router, api } = await renderApp('/account/informations', { api: emptyShop })
  await screen.findByRole('heading', { level: 1 })
  expect(router.state.location.pathname).toBe('/')
  expect(api.requests.map(({ operationName }) => operationName)).not.toContain('profileScreenQuery')
})

test('a page that the account does not have says so and leaves the navigation standing', async () => {
  expectConsoleErrors(/No such page|React Router caught|ErrorBoundary|error occurred/)
  await renderApp('/account/tiroir', { api: emptyShop, user: CAMILLE })
  await screen.findByRole('heading', { name: 'Cette page n’est pas dans votre compte' })
  const navigation = screen.getByRole('navigation', { name: 'Votre compte' })
  expect(within(navigation).getAllByRole('link')).toHaveLength(9)
})
