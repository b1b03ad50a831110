import { webcrypto } from 'node:crypto'
import Cookies from 'js-cookie'
import { findKept, keepLater } from '../../../src/client/relay/offline/keepLater'
import { forgetOffline } from '../../../src/client/relay/offline/forgetOffline'
import { keepOffline } from '../../../src/client/relay/offline/offlineResponses'
import { RequestError } from '../../../src/client/relay/RequestError'
import { fakeCaches } from '../../support/fakeCaches'

const LOST = new RequestError({ message: 'Failed to fetch', code: 'NETWORK' })
const variables = { lineId: 'LIGNE-PLATEAUX', isSignedIn: true }
const getCustomerProfile = { id: '1', companyEntity: { eventDiscounts: [{ id: '10' }] } }
const list = { availableInventory: { products: [] }, getCustomerProfile }

const signIn = (token: string) => Cookies.set('frontpublic_userToken', token)
/** A list that has come in this visit, and is kept beside it. */
async function see(token: string) {
  signIn(token)
  keepLater('shopScreenQuery', variables)({ data: list })
  await keepOffline({ operationName: 'shopScreenQuery', variables }, list, token)
}
const kept = async (operationName: string) =>
  (await findKept(LOST, operationName, variables, {})).data['getCustomerProfile']

beforeEach(() => {
  Object.assign(globalThis, { caches: fakeCaches() })
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
})

test.each(['shopScreenQuery', 'cartScreenQuery'])(
  'a line that drops leaves the page of %s with the agreement of the customer',
  async (operationName) => {
    await see('token-of-claire')
    expect(await kept(operationName)).toEqual(getCustomerProfile)
  },
)

test('what one customer has seen is not shown to the next one of the same visit', async () => {
  await see('token-of-claire')
  signIn('token-of-yanis')
  await keepOffline({ operationName: 'shopScreenQuery', variables }, list, 'token-of-yanis')
  expect(await kept('shopScreenQuery')).toBeNull()
})

test('what a customer has seen goes with the session', async () => {
  await see('token-of-claire')
  await forgetOffline()
  await keepOffline({ operationName: 'shopScreenQuery', variables }, list, 'token-of-claire')
  expect(await kept('shopScreenQuery')).toBeNull()
})

test('of two profiles the latest counts that asks for enough', async () => {
  const before = { id: '1', companyEntity: { eventDiscounts: [] } }
  await see('token-of-claire')
  keepLater('cartScreenQuery', variables)({ data: { getCustomerProfile: before } })
  expect(await kept('cartScreenQuery')).toEqual(before)
  expect(await kept('shopScreenQuery')).toEqual(getCustomerProfile)
  keepLater('shopScreenQuery', variables)({ data: list })
  expect(await kept('cartScreenQuery')).toEqual(getCustomerProfile)
})

test('a list that comes after its session has ended leaves nothing', async () => {
  await see('token-of-claire')
  const keep = keepLater('shopScreenQuery', variables)
  await forgetOffline()
  Cookies.remove('frontpublic_userToken')
  keep({ data: list })
  signIn('token-of-claire')
  await keepOffline({ operationName: 'shopScreenQuery', variables }, list, 'token-of-claire')
  expect(await kept('shopScreenQuery')).toBeNull()
})
