import { screen } from '@testing-library/react'
import * as v from 'valibot'
import { expectConsoleErrors } from '../../support/consoleErrors'
import type { FakeApi } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { aCart, createShop, NOON, TODAY, units } from '../../support/shopFront'
import { readyCart } from '../checkout/checkoutServer'

const CART = aCart({
  deliveryDay: TODAY,
  deliverySlot: NOON,
  items: [units(4)],
  hasIndividualBoxes: true,
})
const response = v.object({ data: v.record(v.string(), v.unknown()) })
const ERROR = {
  message: 'Internal server error',
  path: ['specialConfiguration'],
  extensions: { code: 'INTERNAL_SERVER_ERROR' },
}

/** A back end that does not say its configuration, to these operations. */
function withoutConfiguration(
  isMeant: (body: string) => boolean,
  errors: readonly object[],
): FakeApi {
  const shop = createShop({
    lastDeliveryContacts: [],
    lastInvoiceContacts: [],
    getCustomerProfile: {},
    setCart: { items: [], changes: [] },
  })
  const fetch: FakeApi['fetch'] = async (url, request) => {
    const wholeResponse = await shop.fetch(url, request)
    if (!isMeant(String(request?.body))) return wholeResponse
    const { data } = v.parse(response, await wholeResponse.json())
    return Response.json({ data: { ...data, specialConfiguration: null }, errors })
  }
  return { ...shop, fetch }
}

const fetchesIt = (body: string) => body.includes('specialConfiguration')
const amountOf = async (name: string) => (await screen.findByText(name)).parentElement

describe.each([
  ['null', []],
  ['a failed field', [ERROR]],
])('a configuration that is %s', (_, errors) => {
  test('leaves the cart with the fallback’s fees: 10 € the same day, 1 € a box', async () => {
    const api = withoutConfiguration(fetchesIt, errors)
    await renderApp('/cart', { api, cart: CART })
    expect(await amountOf('Frais de dernière minute HT')).toHaveTextContent(/10,00\s€/)
    expect(await amountOf('Couverts et options HT')).toHaveTextContent(/4,00\s€/)
    expect(screen.getByRole('button', { name: 'Commander' })).toBeEnabled()
  })

  test('leaves the shop with its list and the same day’s fee', async () => {
    await renderApp('/', { api: withoutConfiguration(fetchesIt, errors), cart: CART })
    expect(await screen.findByRole('article', { name: /Batignolles/ })).toBeVisible()
    expect(await amountOf('Frais de dernière minute HT')).toHaveTextContent(/10,00\s€/)
  })

  test('leaves the payment with what there is to pay: 80 € and 4 € at 10 %, 19 € at 20 %', async () => {
    const api = withoutConfiguration(fetchesIt, errors)
    await renderApp('/order/paiement', {
      api,
      cart: readyCart({ hasIndividualBoxes: true }),
      user: CAMILLE,
    })
    expect(await screen.findByRole('button', { name: /^Payer 115,20\s€/ })).toBeEnabled()
  })

  test('leaves the checkout with its options', async () => {
    await renderApp('/order', { api: withoutConfiguration(fetchesIt, errors), cart: CART })
    expect(await screen.findByRole('checkbox', { name: /^Boîtes individuelles/ })).toBeChecked()
  })

  test('is that of the start when only the screen’s own is missing', async () => {
    const isScreen = (body: string) => fetchesIt(body) && !body.includes('PageConfigurationQuery')
    const api = withoutConfiguration(isScreen, errors)
    api.response({ specialConfiguration: { lastMinuteFees: 1700, lastMinuteVatRate: 20 } })
    await renderApp('/cart', { api, cart: CART })
    expect(await screen.findByText(/^17,00\s€/)).toBeVisible()
  })
})

test('a start whose query is lost leaves the shop with what the screen’s own query says', async () => {
  expectConsoleErrors(/lost|error boundary/)
  const shop = createShop({ specialConfiguration: { lastMinuteFees: 1700, lastMinuteVatRate: 20 } })
  const fetch: FakeApi['fetch'] = async (url, request) => {
    if (String(request?.body).includes('PageConfigurationQuery')) throw new Error('lost')
    return shop.fetch(url, request)
  }
  await renderApp('/', { api: { ...shop, fetch }, cart: CART })
  expect(await screen.findByRole('article', { name: /Batignolles/ })).toBeVisible()
  expect(await amountOf('Frais de dernière minute HT')).toHaveTextContent(/17,00\s€/)
})
