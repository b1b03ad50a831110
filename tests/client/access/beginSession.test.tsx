import { screen, waitFor, within } from '@testing-library/react'
import { readSessionToken, writeSessionToken } from '../../../src/client/services/sessionCookie'
import { createFakeApi, emptyShop, refusal, type Responses } from '../../support/fakeApi'
import { fillIn } from '../../support/fillIn'
import { CAMILLE, renderApp } from '../../support/renderApp'

async function signIn(responses: Responses) {
  const api = createFakeApi({
    ...emptyShop,
    authenticate: { token: 'fresh' },
    disconnect: true,
    ...responses,
  })
  const { user } = await renderApp('/auth', { api })
  const form = within(await screen.findByRole('form', { name: 'Se connecter' }))
  await fillIn(user, form.getByLabelText('Adresse e-mail'), CAMILLE.email)
  await fillIn(user, form.getByLabelText('Mot de passe'), 'Demo-Tablee-2026')
  await user.click(form.getByRole('button', { name: 'Se connecter' }))
  expect(await form.findByText(/Une erreur est survenue/)).toBeVisible()
  return () => api.sent('useDisconnectMutation').map(({ variables }) => variables['token'])
}

test('a session whose user cannot be read is ended on the server too', async () => {
  const disconnected = await signIn({
    getUserFromToken: () => {
      throw refusal('INTERNAL_SERVER_ERROR', 'down')
    },
  })
  expect(readSessionToken()).toBeNull()
  await waitFor(() => expect(disconnected()).toEqual(['fresh']))
  await waitFor(() => expect(window.localStorage.getItem('tablee.endedSessions')).toBeNull())
})

test('a session that another tab overtakes is ended, and the one of the other tab stays', async () => {
  const disconnected = await signIn({
    getUserFromToken: () => {
      writeSessionToken('of-the-other-tab')
      return CAMILLE
    },
  })
  expect(readSessionToken()).toBe('of-the-other-tab')
  await waitFor(() => expect(disconnected()).toEqual(['fresh']))
})
