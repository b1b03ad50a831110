import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { readSessionToken } from '../../../src/client/services/sessionCookie'
import { expectConsoleErrors } from '../../support/consoleErrors'
import { createFakeApi, emptyShop, refusal } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'

const KEY = 'tablee.endedSessions'
const OLD = 'token-of-an-ended-session'
const kept = () => window.localStorage.getItem(KEY)
const lineIsBack = () => fireEvent(window, new Event('online'))

afterEach(() => jest.restoreAllMocks())

/** The shop on a line that can be cut. */
function createLine() {
  const api = createFakeApi({ ...emptyShop, disconnect: true, getUserFromToken: CAMILLE })
  const line = { isCut: false }
  const fetch: typeof api.fetch = async (url, request) =>
    line.isCut ? Promise.reject(new TypeError('Failed to fetch')) : api.fetch(url, request)
  const disconnected = () =>
    api.sent('useDisconnectMutation').map(({ variables }) => variables['token'])
  return { api: { ...api, fetch }, line, disconnected }
}

test('a sign-out without a line reaches the server when the line is back, and nothing of it is kept then', async () => {
  expectConsoleErrors(/Failed to fetch/)
  const { api, line, disconnected } = createLine()
  const { user } = await renderApp('/auth', { api, user: CAMILLE })
  await user.click(await screen.findByRole('button', { name: 'Compte de Camille Roche' }))
  line.isCut = true
  await user.click(screen.getByRole('button', { name: 'Se déconnecter' }))
  await waitFor(() => expect(readSessionToken()).toBeNull())
  expect(kept()).toBe('["token-of-the-test"]')

  line.isCut = false
  lineIsBack()
  await waitFor(() => expect(kept()).toBeNull())
  expect(disconnected()).toEqual(['token-of-the-test'])
  expect(api.sent('useDisconnectMutation')[0]?.token).toBeNull()
  expect(api.sent('sessionUserQuery')).toEqual([])
  expect(readSessionToken()).toBeNull()
})

test('a sign-out with a line keeps nothing', async () => {
  const { api, disconnected } = createLine()
  const { user } = await renderApp('/auth', { api, user: CAMILLE })
  await user.click(await screen.findByRole('button', { name: 'Compte de Camille Roche' }))
  await user.click(screen.getByRole('button', { name: 'Se déconnecter' }))
  await waitFor(() => expect(disconnected()).toEqual(['token-of-the-test']))
  await waitFor(() => expect(kept()).toBeNull())
  lineIsBack()
  expect(disconnected()).toHaveLength(1)
})

test('a customer who has gone on since stays there when the server responds at last to a sign-out', async () => {
  const { api, disconnected } = createLine()
  let respond = (): void => undefined
  const isFree = new Promise<void>((resolve) => {
    respond = resolve
  })
  const fetch: typeof api.fetch = async (url, request) => {
    if (String(request?.body).includes('useDisconnectMutation')) await isFree
    return api.fetch(url, request)
  }
  const { user, router, goTo } = await renderApp('/auth', { api: { ...api, fetch }, user: CAMILLE })
  await user.click(await screen.findByRole('button', { name: 'Compte de Camille Roche' }))
  await user.click(screen.getByRole('button', { name: 'Se déconnecter' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  await goTo('/cgv')
  respond()
  await waitFor(() => expect(kept()).toBeNull())
  expect(disconnected()).toEqual(['token-of-the-test'])
  await act(async () => undefined)
  expect(router.state.location.pathname).toBe('/cgv')
})

test('the next page tells the server, and signs no one in with the token that was kept', async () => {
  const { api, disconnected } = createLine()
  await renderApp('/auth', { api, inBrowser: { [KEY]: [OLD, 'another'] } })
  await waitFor(() => expect(kept()).toBeNull())
  expect(disconnected()).toEqual([OLD, 'another'])
  expect(await screen.findByRole('form', { name: 'Se connecter' })).toBeVisible()
  expect(api.requests.every(({ token }) => token === null)).toBe(true)
  expect(api.sent('sessionUserQuery')).toEqual([])
  expect(readSessionToken()).toBeNull()
})

test('who has signed in since stays signed in', async () => {
  const { api, disconnected } = createLine()
  await renderApp('/auth', { api, user: CAMILLE, inBrowser: { [KEY]: [OLD] } })
  await waitFor(() => expect(kept()).toBeNull())
  expect(disconnected()).toEqual([OLD])
  expect(readSessionToken()).toBe('token-of-the-test')
  expect(screen.getByRole('button', { name: 'Compte de Camille Roche' })).toBeVisible()
})

test('a page that opens without a line waits for it', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { api, disconnected } = createLine()
  await renderApp('/auth', { api, inBrowser: { [KEY]: [OLD] } })
  await screen.findByRole('form', { name: 'Se connecter' })
  expect(disconnected()).toEqual([])
  jest.restoreAllMocks()
  lineIsBack()
  await waitFor(() => expect(kept()).toBeNull())
  expect(disconnected()).toEqual([OLD])
})

test.each([
  ['that is busy is told again', 'RATE_LIMITED', `["${OLD}"]`],
  ['that fails is told again', 'INTERNAL_SERVER_ERROR', `["${OLD}"]`],
  ['that knows no such session is not told again', 'UNAUTHENTICATED', null],
])('a server %s', async (_, code, left) => {
  const { api, disconnected } = createLine()
  api.response({
    disconnect: () => {
      throw refusal(code, 'Refused')
    },
  })
  await renderApp('/auth', { api, inBrowser: { [KEY]: [OLD] } })
  await waitFor(() => expect(disconnected()).toEqual([OLD]))
  await waitFor(() => expect(kept()).toBe(left))
  api.response({ disconnect: true })
  lineIsBack()
  await waitFor(() => expect(kept()).toBeNull())
  expect(disconnected()).toHaveLength(left === null ? 1 : 2)
})

test.each(['token', [1], { token: OLD }])('what cannot be read is not sent: %j', async (stored) => {
  const { api, disconnected } = createLine()
  await renderApp('/auth', { api, inBrowser: { [KEY]: stored } })
  await screen.findByRole('form', { name: 'Se connecter' })
  expect(disconnected()).toEqual([])
})
