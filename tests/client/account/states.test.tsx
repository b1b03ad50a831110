import { screen, waitFor, within } from '@testing-library/react'
import { ACCOUNT_MODES, paths } from '../../../src/client/config/paths'
import { MODE_NAMES } from '../../../src/client/areas/account/accountCopy'
import { expectConsoleErrors } from '../../support/consoleErrors'
import { createFakeApi, refusal } from '../../support/fakeApi'
import { fillIn } from '../../support/fillIn'
import { CAMILLE, renderApp } from '../../support/renderApp'

const RESPONSES = {
  orders: [],
  ordersCount: 0,
  getCustomerProfile: { id: '1', stripeCustomerId: 'cus_1', isEmailConfirmed: true },
  listCardsForCustomer: [],
  getUserMailSubscriptions: [],
  rewardReferrals: [],
}
const all = (response: () => unknown) =>
  Object.fromEntries(Object.keys(RESPONSES).map((name) => [name, response]))
const down = all(() => {
  throw refusal('INTERNAL_SERVER_ERROR', 'Down')
})

/** React renders when it finds the time, and not after each event as for other tests: steps that follow at once are one. */
async function inTheBrowsersTime(act: () => Promise<void>) {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  try {
    await act()
  } finally {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  }
}

describe.each(ACCOUNT_MODES)('/account/%s', (mode) => {
  const open = (responses: object) =>
    renderApp(paths.account.build(mode), {
      user: CAMILLE,
      api: createFakeApi({ ...RESPONSES, ...responses }),
    })

  test('says that it is loading, beside the navigation', async () => {
    await open(all(() => new Promise(() => undefined)))
    expect((await screen.findAllByText(/^Chargement/)).length).toBeGreaterThan(0)
    expect(screen.getByRole('navigation', { name: 'Votre compte' })).toBeVisible()
  })

  test('says that it failed to load, and is loaded again', async () => {
    expectConsoleErrors(/Down|React Router caught|ErrorBoundary|error occurred/)
    const { api } = await open(down)
    const retry = await screen.findByRole('button', { name: 'Réessayer' })
    expect(screen.getByText(/n’a pas pu être chargée/)).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'Votre compte' })).toBeVisible()
    api.response(RESPONSES)
    await inTheBrowsersTime(() => {
      retry.click()
      return waitFor(() =>
        expect(screen.getByRole('heading', { level: 1, name: MODE_NAMES[mode] })).toBeVisible(),
      )
    })
    expect(screen.queryByText(/n’a pas pu/)).not.toBeInTheDocument()
  })
})

test('a page that fails again can be loaded once more, and is busy meanwhile', async () => {
  expectConsoleErrors(/Down|React Router caught|ErrorBoundary|error occurred/)
  const { api } = await renderApp(paths.account.build('informations'), {
    user: CAMILLE,
    api: createFakeApi({ ...RESPONSES, ...down }),
  })
  const retry = () => screen.getByRole('button', { name: 'Réessayer' })
  await screen.findByRole('button', { name: 'Réessayer' })
  let fail: () => void = () => undefined
  const failure = () =>
    new Promise((_, reject) => {
      fail = () => reject(refusal('INTERNAL_SERVER_ERROR', 'Down'))
    })
  api.response({ getCustomerProfile: failure })
  await inTheBrowsersTime(async () => {
    retry().click()
    await waitFor(() => expect(retry()).toHaveAttribute('aria-busy', 'true'))
    fail()
    await waitFor(() => expect(retry()).not.toHaveAttribute('aria-busy', 'true'))
    api.response(RESPONSES)
    retry().click()
    await waitFor(() => expect(screen.getByLabelText('Prénom')).toBeVisible())
  })
})

test('a session that has ended says so, and signing in again brings the page back', async () => {
  expectConsoleErrors(/Sign in first|React Router caught|ErrorBoundary|error occurred/)
  const signedOut = all(() => {
    throw refusal('UNAUTHENTICATED', 'Sign in first')
  })
  const { api, user, router } = await renderApp(paths.account.build('informations'), {
    user: CAMILLE,
    api: createFakeApi({
      ...signedOut,
      authenticate: { token: 'fresh' },
      getUserFromToken: { ...CAMILLE, firstname: 'Camille' },
    }),
  })
  expect(await screen.findByText('Votre session est terminée')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument()
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Se connecter' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Se connecter' }))
  await fillIn(user, dialog.getByLabelText('Adresse e-mail'), CAMILLE.email)
  await fillIn(user, dialog.getByLabelText('Mot de passe'), 'Demo-Tablee-2026')
  api.response(RESPONSES)
  await user.click(dialog.getByRole('button', { name: 'Se connecter' }))
  await waitFor(() => expect(screen.getByLabelText('Prénom')).toBeVisible())
  expect(router.state.location.pathname).toBe('/account/informations')
})

test('cards alone that failed to load say so, and are loaded again', async () => {
  expectConsoleErrors(/Down|React Router caught|ErrorBoundary|error occurred/)
  const { api, user } = await renderApp(paths.account.build('cartes'), {
    user: CAMILLE,
    api: createFakeApi({ ...RESPONSES, listCardsForCustomer: down['listCardsForCustomer'] }),
  })
  const retry = await screen.findByRole('button', { name: 'Réessayer' })
  api.response(RESPONSES)
  await user.click(retry)
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Aucune carte enregistrée' })).toBeVisible(),
  )
})
