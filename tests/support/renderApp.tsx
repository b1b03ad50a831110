import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { App } from '../../src/client/app/App'
import { patchRoutesOnNavigation } from '../../src/client/app/navigation/laterRoutes'
import { routerReady } from '../../src/client/app/start/routerReady'
import { createRoutes } from '../../src/client/app/routes'
import { resetEnvironment } from '../../src/client/relay/environment'
import { setClock } from '../../src/client/services/clock'
import { removeSessionToken, writeSessionToken } from '../../src/client/services/sessionCookie'
import { CONSENT_KEY } from '../../src/client/state/consentState'
import { CART_KEY } from '../../src/client/state/cartStorage'
import { openingStorage, type OpeningHeight } from '../../src/client/state/openingStorage'
import { readOrigin } from '../../src/client/state/originState'
import type { SessionUser } from '../../src/client/state/sessionState'
import type { Cart } from '#domain/cart/cart'
import { REFUSE_ALL, type Consent, type ConsentChoices } from '#domain/customer/consent'
import { createClock } from '#domain/time/clock'
import { createFakeApi, type Responses, type FakeApi } from './fakeApi'

/** A person who is signed in. */
export const CAMILLE: SessionUser = {
  id: '1',
  firstname: 'Camille',
  lastname: 'Roche',
  email: 'camille@atelier-nord.example',
  phone: '01 99 00 56 78',
  type: 'b2b',
  companyName: 'Atelier Nord',
  canUseWireTransfer: true,
}

type Options = {
  /** The responses of the server, or a whole fake one. */
  api?: Responses | FakeApi
  cart?: Cart
  user?: SessionUser
  /** The token of the browser's session; whose it is, is still to be looked up where there is no `user`. */
  token?: string | null
  /** What the visitor has said of cookies; `null` for a person who was not asked yet. */
  consent?: ConsentChoices | null
  /** What this tab has kept over a reload, by key. */
  inTab?: Readonly<Record<string, unknown>>
  /** What an earlier visit has kept in this browser, by key. */
  inBrowser?: Readonly<Record<string, unknown>>
  /** The pixels that the last order took at the head of home the last time. */
  openingHeight?: OpeningHeight | undefined
  /** A Tuesday morning unless said otherwise. */
  now?: string
}

const isFakeApi = (api: Responses | FakeApi): api is FakeApi => typeof api.fetch === 'function'

/** The whole site at a path, as a browser shows it, with real Relay in between. */
export async function renderApp(
  path: string,
  {
    api = {},
    cart,
    user,
    token = user ? 'token-of-the-test' : null,
    consent = REFUSE_ALL,
    inTab = {},
    inBrowser = {},
    openingHeight,
    now = '2026-11-24T10:00:00+01:00',
  }: Options = {},
) {
  const server = isFakeApi(api) ? api : createFakeApi(api)
  setClock(createClock({ startsAt: now }))
  window.localStorage.clear()
  window.sessionStorage.clear()
  removeSessionToken()
  if (consent) {
    const decided: Consent = { choices: consent, decidedAt: now }
    window.localStorage.setItem(CONSENT_KEY, JSON.stringify(decided))
  }
  for (const [key, value] of Object.entries(inTab)) {
    window.sessionStorage.setItem(key, JSON.stringify(value))
  }
  for (const [key, value] of Object.entries(inBrowser)) {
    window.localStorage.setItem(key, JSON.stringify(value))
  }
  if (openingHeight !== undefined) openingStorage.keep(openingHeight)
  if (cart) window.localStorage.setItem(CART_KEY, JSON.stringify(cart))
  if (token) writeSessionToken(token)
  resetEnvironment(server.fetch)
  globalThis.fetch = (url, request) => server.fetch(String(url), request)

  const router = createMemoryRouter(createRoutes(), {
    initialEntries: [path],
    patchRoutesOnNavigation,
  })
  await act(() => routerReady(router))
  const view = render(
    <App router={router} user={user ?? null} token={token} origin={readOrigin()} arrival={path} />,
  )
  const goTo = (to: string) => act(() => router.navigate(to))
  return { ...view, router, goTo, api: server, user: userEvent.setup() }
}
