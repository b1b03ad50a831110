import { webcrypto } from 'node:crypto'
import { act, screen } from '@testing-library/react'
import { keepOffline } from '../../../src/client/relay/offline/offlineResponses'
import { readSessionToken } from '../../../src/client/services/sessionCookie'
import { createFakeApi } from '../../support/fakeApi'
import { fakeCaches } from '../../support/fakeCaches'
import { CAMILLE, renderApp } from '../../support/renderApp'

const line = { id: '1', name: 'Plateau Batignolles', price: 2000, quantity: 4, freeQuantity: 0 }
const orderTracking = {
  id: 'order-1',
  number: 'T-24815',
  status: 'confirmed',
  moves: [],
  isOwner: true,
  order: {
    id: 'order-1',
    products: [{ ...line, pictureUrl: '/p/1.svg', menu: null }],
    totalWithVat: 11_080,
    isFullyPaid: true,
  },
}

// The code of the page comes once, and not by the timers of the test.
beforeAll(async () => {
  const { unmount } = await renderApp('/track/order-1', { api: { orderTracking }, user: CAMILLE })
  await screen.findByText('4 × Plateau Batignolles')
  unmount()
})
beforeEach(() => {
  Object.assign(globalThis, { caches: fakeCaches() })
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
  jest.useFakeTimers({ advanceTimers: true })
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'caches')
})

const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))
/** What is kept is read, and its digests are made, outside of the timers. */
const letStandInCome = () => act(() => new Promise((resolve) => setTimeout(resolve, 500)))

test('a poll that is lost leaves the order on its owner’s page, and the next one comes later', async () => {
  const api = createFakeApi({ orderTracking })
  let polls = 0
  let isLost = false
  const fetch: typeof api.fetch = (url, request) => {
    if (!isLost) return api.fetch(url, request)
    if (String(request?.body).includes('"trackScreenQuery"')) polls += 1
    return Promise.reject(new TypeError('Failed to fetch'))
  }
  await renderApp('/track/order-1', { api: { ...api, fetch }, user: CAMILLE })
  await screen.findByText('4 × Plateau Batignolles')
  const variables = api.sent('trackScreenQuery')[0]?.variables ?? {}
  const kept = { operationName: 'trackScreenQuery', variables }
  await keepOffline(kept, { orderTracking }, readSessionToken())

  isLost = true
  await wait(20)
  expect(polls).toBe(1)
  await letStandInCome()
  expect(screen.getByText('4 × Plateau Batignolles')).toBeVisible()
  expect(screen.queryByText(/^Vous êtes hors ligne/)).not.toBeInTheDocument()
  expect(screen.queryByText(/^Ce qui s’affiche date du/)).not.toBeInTheDocument()
  await wait(30)
  expect(polls).toBe(1)
  await wait(11)
  expect(polls).toBe(2)
})
