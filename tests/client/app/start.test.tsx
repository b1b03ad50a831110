import { act, render, screen, waitFor } from '@testing-library/react'
import { App } from '../../../src/client/app/App'
import { startApp } from '../../../src/client/app/start/startApp'
import { resetEnvironment } from '../../../src/client/relay/environment'
import {
  readSessionToken,
  removeSessionToken,
  writeSessionToken,
} from '../../../src/client/services/sessionCookie'
import { createFakeApi, refusal } from '../../support/fakeApi'
import { CAMILLE } from '../../support/renderApp'

async function start(responses: Readonly<Record<string, unknown>> = {}) {
  const api = createFakeApi(responses)
  resetEnvironment(api.fetch)
  window.history.replaceState(null, '', '/auth')
  const app = await act(startApp)
  render(<App {...app} />)
  await screen.findByRole('heading', { name: /^(?:Se connecter|Bonjour Camille)$/ })
  return { api, ...app }
}

afterEach(() => removeSessionToken())

test('a visitor without a cookie sends no query for a user', async () => {
  const { api, user } = await start()
  expect(user).toBeNull()
  expect(api.sent('sessionUserQuery')).toEqual([])
})

test('the token of the cookie signs its user in', async () => {
  writeSessionToken('known')
  const { api } = await start({ getUserFromToken: CAMILLE })
  expect(await screen.findByRole('button', { name: 'Compte de Camille Roche' })).toBeVisible()
  expect(api.sent('sessionUserQuery')[0]).toMatchObject({
    variables: { token: 'known' },
    token: 'known',
  })
})

test('a wrong token removes the session, and the page is requested again as a visitor', async () => {
  writeSessionToken('old')
  const wrong = () => {
    throw refusal('UNAUTHENTICATED', 'Wrong Token')
  }
  const { api } = await start({ getUserFromToken: wrong })
  expect(readSessionToken()).toBeNull()
  await waitFor(() =>
    expect(api.sent('PageConfigurationQuery').map(({ token }) => token)).toEqual(['old', null]),
  )
})

test('a wrong token does not remove the session that another tab has begun since', async () => {
  writeSessionToken('old')
  const getUserFromToken = ({ token }: { token: string }) => {
    if (token === 'of-the-other-tab') return CAMILLE
    writeSessionToken('of-the-other-tab')
    throw refusal('UNAUTHENTICATED', 'Wrong Token')
  }
  await start({ getUserFromToken })
  expect(readSessionToken()).toBe('of-the-other-tab')
  expect(await screen.findByRole('button', { name: 'Compte de Camille Roche' })).toBeVisible()
})

test('a server that cannot be reached keeps the session for later', async () => {
  writeSessionToken('known')
  const down = () => {
    throw refusal('INTERNAL_SERVER_ERROR', 'down')
  }
  const { user } = await start({ getUserFromToken: down })
  expect(user).toBeNull()
  expect(readSessionToken()).toBe('known')
})
