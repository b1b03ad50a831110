import { act, render, screen, waitFor } from '@testing-library/react'
import { ACCEPT_ALL } from '#domain/customer/consent'
import { App } from '../../../src/client/app/App'
import { startApp } from '../../../src/client/app/start/startApp'
import { resetEnvironment } from '../../../src/client/relay/environment'
import { removeSessionToken, writeSessionToken } from '../../../src/client/services/sessionCookie'
import { CONSENT_KEY } from '../../../src/client/state/consentState'
import { createFakeApi, emptyShop } from '../../support/fakeApi'
import { CAMILLE } from '../../support/renderApp'

afterEach(() => {
  removeSessionToken()
  window.localStorage.clear()
  window.history.replaceState(null, '', '/')
})

/** A person who allows campaigns follows a link to an address that the site leads on from; returns what it keeps for the next visit. */
async function originAfter(path: string, isSignedIn: boolean) {
  const consent = { choices: ACCEPT_ALL, decidedAt: new Date().toISOString() }
  window.localStorage.setItem(CONSENT_KEY, JSON.stringify(consent))
  if (isSignedIn) writeSessionToken('token-of-the-test')
  const api = createFakeApi({ ...emptyShop, orders: [], ordersCount: 0, getUserFromToken: CAMILLE })
  resetEnvironment(api.fetch)
  window.history.replaceState(null, '', `${path}?utm_source=newsletter&gclid=clickid`)
  const app = await act(startApp)
  render(<App {...app} />)
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(window.localStorage.getItem('tablee.origin')).not.toBeNull())
  return JSON.parse(window.localStorage.getItem('tablee.origin') ?? '')
}

test.each([
  ['the account, signed out', '/account/commandes', false, '/'],
  ['the account, signed in', '/account', true, '/account/commandes'],
  ['another name of home', '/+', false, '/'],
  ['a third name of home', '/&', false, '/'],
])('a campaign that leads to %s is not lost', async (_, path, isSignedIn, place) => {
  expect(await originAfter(path, isSignedIn)).toEqual({
    campaign: { utmSource: 'newsletter' },
    clickId: 'clickid',
  })
  expect(window.location.pathname + window.location.search).toBe(place)
})
