import { webcrypto } from 'node:crypto'
import Cookies from 'js-cookie'
import { setClock } from '../../../src/client/services/clock'
import { readShownSince, tellFreshResponse } from '../../../src/client/services/connection'
import { canOpenOffline } from '../../../src/client/services/offlinePages'
import { forgetOffline } from '../../../src/client/relay/offline/forgetOffline'
import { findOffline, keepOffline } from '../../../src/client/relay/offline/offlineResponses'
import { fakeCaches } from '../../support/fakeCaches'

const NOW = new Date('2026-11-24T09:00:00.000Z')
const CLAIRE = 'token-of-claire'
const LIST = {
  operationName: 'shopScreenQuery',
  variables: { lineId: 'LIGNE-PLATEAUX', lat: null },
}
const TRACKING = {
  operationName: 'trackScreenQuery',
  variables: { orderId: '42', token: 'key-of-the-link' },
}
const list = { availableInventory: { products: [{ id: '1' }] } }
const tracking = { orderTracking: { status: 'assigned', order: { deliveryContactName: 'Claire' } } }

let kept: ReturnType<typeof fakeCaches>
const signIn = (token: string | null) =>
  token === null
    ? Cookies.remove('frontpublic_userToken')
    : Cookies.set('frontpublic_userToken', token)

beforeEach(() => {
  kept = fakeCaches()
  Object.assign(globalThis, { caches: kept })
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
  setClock({ now: () => NOW })
  tellFreshResponse()
  signIn(null)
})
afterAll(() => setClock(null))

test('the last list is found again by its variables, whatever their order, and says since when it is known', async () => {
  await keepOffline(LIST, list, null)
  const variables = { lat: null, lineId: 'LIGNE-PLATEAUX' }
  expect(await findOffline({ ...LIST, variables })).toEqual(list)
  expect(readShownSince()).toBe('2026-11-24T10:00:00+01:00')
  expect(await findOffline({ ...LIST, variables: { ...variables, lat: 48 } })).toBeNull()
})

describe('a kept list serves what the customer has chosen', () => {
  const kitchen = { distributionPointsIds: ['111'], linesIds: ['LIGNE-PLATEAUX'] }
  const variables = (date: string, businessDay: string, lat: number | null) => ({
    ...LIST,
    variables: { input: { ...kitchen, date }, businessDay, lineId: 'LIGNE-PLATEAUX', lat },
  })

  test.each([
    ['its day chosen, and other days offered by now', '2026-11-26', '2026-11-25', 48.8, true],
    ['another day chosen', '2026-11-27', '2026-11-24', 48.8, false],
    ['nothing chosen', '2026-11-25', '2026-11-25', null, false],
  ])('%s', async (_, date, businessDay, lat, isServed) => {
    await keepOffline(variables('2026-11-26', '2026-11-24', 48.8), list, null)
    expect(await findOffline(variables(date, businessDay, lat))).toEqual(isServed ? list : null)
  })

  test('of a visitor who has chosen nothing, the list of the day before stands in', async () => {
    await keepOffline(variables('2026-11-24', '2026-11-24', null), list, null)
    expect(await findOffline(variables('2026-11-25', '2026-11-25', null))).toEqual(list)
    const otherKitchen = variables('2026-11-25', '2026-11-25', null)
    otherKitchen.variables.input.distributionPointsIds = ['112']
    expect(await findOffline(otherKitchen)).toBeNull()
  })
})

test('the cart’s page is a part of the list with the same variables', async () => {
  await keepOffline(LIST, list, null)
  expect(await findOffline({ ...LIST, operationName: 'cartScreenQuery' })).toEqual(list)
})

test('only the list, the tracking and what every page shows are kept', async () => {
  const account = { operationName: 'AccountQuery', variables: {} }
  await keepOffline(account, { cards: ['4242'] }, CLAIRE)
  expect(await kept.texts()).toBe('')
})

test('nothing of an account is written down: no profile, no order, no key and no token', async () => {
  signIn(CLAIRE)
  const profile = { companyName: 'Atelier Nord', favourites: [{ id: 'dish-of-claire' }] }
  await keepOffline(LIST, { ...list, getCustomerProfile: profile }, CLAIRE)
  await keepOffline(TRACKING, tracking, CLAIRE)
  expect(await findOffline(TRACKING)).toEqual({
    orderTracking: { status: 'assigned', order: null },
  })
  expect(await kept.texts()).not.toMatch(/Atelier|Claire|favourites|dish-of|token-of|key-of/)
})

test('what one account has seen is not there for the next one, nor for a visitor', async () => {
  for (const next of ['token-of-hugo', null]) {
    signIn(CLAIRE)
    await keepOffline(TRACKING, tracking, CLAIRE)
    signIn(next)
    expect(await findOffline(TRACKING)).toBeNull()
    expect(await kept.texts()).toBe('')
  }
})

test('a response that comes after the session has ended is not kept', async () => {
  signIn(null)
  await keepOffline(TRACKING, tracking, CLAIRE)
  expect(await kept.texts()).toBe('')
})

test('signing out takes everything away', async () => {
  await keepOffline(LIST, list, null)
  await forgetOffline()
  expect(await kept.texts()).toBe('')
})

test('a page that what is kept can fill opens without a line, another one does not', async () => {
  await keepOffline(LIST, list, null)
  await keepOffline(TRACKING, tracking, null)
  expect(
    ['/', '/cart', '/track/42', '/track/43', '/eshop/noel', '/order'].map(canOpenOffline),
  ).toEqual([true, true, true, false, false, false])
})

test('a value that no release of ours has written is no response', async () => {
  const cache = await kept.open('tablee-responses')
  await cache.put('/hors-ligne/list', new Response('{"data":[]}'))
  expect(await findOffline(LIST)).toBeNull()
})
