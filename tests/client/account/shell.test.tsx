import { act, screen, waitFor, within } from '@testing-library/react'
import { expectConsoleErrors } from '../../support/consoleErrors'
import { createFakeApi, emptyShop } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'

test('a visitor is led home from every page of the account, and nothing of it is requested', async () => {
  const { router, api } = await renderApp('/account/informations', { api: emptyShop })
  await screen.findByRole('heading', { level: 1 })
  expect(router.state.location.pathname).toBe('/')
  expect(api.requests.map(({ operationName }) => operationName)).not.toContain('profileScreenQuery')
})

test('a visitor who comes to a page of the account by a link signs in and comes back to it', async () => {
  const api = createFakeApi({
    ...emptyShop,
    authenticate: { id: '1', token: 'fresh' },
    getUserFromToken: CAMILLE,
  })
  const { user, router } = await renderApp('/account/informations?de=mail', { api })
  const dialog = within(await screen.findByRole('dialog', { name: 'Se connecter' }))
  expect(router.state.location.pathname).toBe('/')
  await user.type(dialog.getByLabelText('Adresse e-mail'), CAMILLE.email)
  await user.type(dialog.getByLabelText('Mot de passe'), 'Demo-Tablee-2026')
  await user.click(dialog.getByRole('button', { name: 'Se connecter' }))
  expect(await screen.findByRole('form', { name: 'Mes informations' })).toBeVisible()
  expect(router.state.location).toMatchObject({
    pathname: '/account/informations',
    search: '?de=mail',
  })
})

test.each([
  ['who begins elsewhere', '/cgv', undefined],
  ['who has signed out', '/account/informations', CAMILLE],
])(
  'a visitor %s is led home from the account without being asked to sign in',
  async (_, path, customer) => {
    const api = createFakeApi({ ...emptyShop, disconnect: true, getUserFromToken: CAMILLE })
    const { user, router, goTo } = await renderApp(path, {
      api,
      ...(customer && { user: customer }),
    })
    if (customer) {
      await user.click(await screen.findByRole('button', { name: /^Compte de/ }))
      await user.click(await screen.findByRole('button', { name: 'Se déconnecter' }))
    }
    await goTo('/account/informations')
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(screen.queryByRole('dialog', { name: 'Se connecter' })).not.toBeInTheDocument()
  },
)

test('a session that cannot be looked up leaves its page where it is, and says so, until the line is back', async () => {
  // jsdom loads no page again.
  expectConsoleErrors(
    /Failed to fetch|React Router caught|ErrorBoundary|error occurred|Not implemented: navigation/,
  )
  const api = createFakeApi({ ...emptyShop, getUserFromToken: CAMILLE })
  let isLost = true
  const fetch: typeof api.fetch = (...request) =>
    isLost ? Promise.reject(new TypeError('Failed to fetch')) : api.fetch(...request)
  const { router } = await renderApp('/account/informations', {
    api: { ...api, fetch },
    token: 'token-of-the-test',
  })
  await screen.findByRole('heading', {
    name: 'Cette page de votre compte n’a pas pu être chargée',
  })
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeEnabled()
  expect(router.state.location.pathname).toBe('/account/informations')

  isLost = false
  await act(async () => {
    window.dispatchEvent(new Event('online'))
  })
  expect(await screen.findByRole('navigation', { name: 'Votre compte' })).toBeVisible()
})

test('a page that the account does not have says so and leaves the navigation standing', async () => {
  expectConsoleErrors(/No such page|React Router caught|ErrorBoundary|error occurred/)
  await renderApp('/account/tiroir', { api: emptyShop, user: CAMILLE })
  await screen.findByRole('heading', { name: 'Cette page n’est pas dans votre compte' })
  const navigation = screen.getByRole('navigation', { name: 'Votre compte' })
  expect(within(navigation).getAllByRole('link')).toHaveLength(9)
})
