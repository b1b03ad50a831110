import { webcrypto } from 'node:crypto'
import { fetchQuery } from 'react-relay/hooks'
import type { trackScreenQuery as TrackScreenQuery } from '#generated/relay/trackScreenQuery.graphql'
import { trackScreenQuery } from '../../../src/client/areas/tracking/trackScreenQuery'
import { createEnvironment } from '../../../src/client/relay/environment'
import type { Fetch } from '../../../src/client/relay/network'
import { REFRESH } from '../../../src/client/relay/offline/keepLater'
import { keepOffline } from '../../../src/client/relay/offline/offlineResponses'
import { readShownSince, tellFreshResponse } from '../../../src/client/services/connection'
import { fakeCaches } from '../../support/fakeCaches'

const variables = { orderId: '42', token: null }
const orderTracking = {
  id: '42',
  number: 'T-24815',
  status: 'assigned',
  moves: [],
  order: null,
  depot: null,
  destination: null,
  deliveryAddress: null,
  slotStartAt: null,
  slotEndAt: null,
  recoverySlot: null,
  recoveryAddress: null,
}

beforeEach(async () => {
  Object.assign(globalThis, { caches: fakeCaches() })
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
  await keepOffline({ operationName: 'trackScreenQuery', variables }, { orderTracking }, null)
  tellFreshResponse()
})
afterEach(() => void Reflect.deleteProperty(globalThis, 'caches'))

type Options = Parameters<typeof fetchQuery>[3]
const open = (fetch: Fetch, options?: Options) =>
  fetchQuery<TrackScreenQuery>(createEnvironment(fetch), trackScreenQuery, variables, options)

const lost: Fetch = () => Promise.reject(new TypeError('Failed to fetch'))
const untilAborted: Fetch = (_url, { signal }) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
const afterAWhile = () => new Promise((resolve) => setTimeout(resolve, 50))

test('a page that opens without a line shows what was kept', async () => {
  const response = await open(lost).toPromise()
  expect(response?.orderTracking).toBeTruthy()
  expect(readShownSince()).not.toBeNull()
})

test('so does one whose server is silent', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
  const response = open(untilAborted).toPromise()
  await jest.advanceTimersByTimeAsync(20_000)
  jest.useRealTimers()
  expect((await response)?.orderTracking).toBeTruthy()
  expect(readShownSince()).not.toBeNull()
})

test('a page that is open keeps what it shows: its lost refresh is a failure', async () => {
  const refresh = open(lost, { networkCacheConfig: REFRESH }).toPromise()
  await expect(refresh).rejects.toMatchObject({ code: 'NETWORK' })
  expect(readShownSince()).toBeNull()
})

test('a page that is left before it came needs nothing in its place', async () => {
  open(untilAborted).subscribe({}).unsubscribe()
  await afterAWhile()
  expect(readShownSince()).toBeNull()
})
