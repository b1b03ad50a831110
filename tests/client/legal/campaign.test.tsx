import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { ACCEPT_ALL, REFUSE_ALL } from '#domain/customer/consent'
import { createFakeApi } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { fillCard, payButton } from '../paying/cardForm'
import { ACCEPTED, createCheckout, readyCart } from '../checkout/checkoutServer'

beforeEach(() => window.history.replaceState(null, '', '/?utm_source=newsletter&gclid=clickid'))
afterEach(() => window.history.replaceState(null, '', '/'))

/** Where the tab keeps that the shop was told. */
const TOLD = 'tablee.toldSource'
/** Where the browser keeps what brought the customer. */
const ORIGIN = 'tablee.origin'

const sourcesTold = (api: ReturnType<typeof createFakeApi>) =>
  api.requests
    .filter(({ operationName }) => operationName === 'SendCampaignSourceMutation')
    .map(({ variables }) => variables)

test('the campaign of a signed-in customer is sent once', async () => {
  const api = createFakeApi()
  const { goTo } = await renderApp('/cgv', { api, user: CAMILLE, consent: ACCEPT_ALL })
  await waitFor(() => expect(sourcesTold(api)).toEqual([{ utmSource: 'newsletter' }]))
  await goTo('/mentions-legales')
  await screen.findByRole('heading', { level: 1, name: 'Mentions légales' })
  expect(sourcesTold(api)).toHaveLength(1)
})

test('a page that is loaded anew does not send it again; one for another customer does', async () => {
  const visit = async (options: Parameters<typeof renderApp>[1]) => {
    const api = createFakeApi({ updateSource: true })
    await renderApp('/cgv', { api, user: CAMILLE, consent: ACCEPT_ALL, ...options })
    await screen.findByRole('heading', { level: 1 })
    return api
  }
  const first = await visit({})
  await waitFor(() => expect(window.sessionStorage.getItem(TOLD)).not.toBeNull())
  expect(sourcesTold(first)).toHaveLength(1)

  const inTab = { [TOLD]: JSON.parse(window.sessionStorage.getItem(TOLD) ?? 'null') as unknown }
  cleanup()
  expect(window.sessionStorage.getItem(TOLD)).toBeNull()
  const again = await visit({ inTab })
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  expect(sourcesTold(again)).toEqual([])

  cleanup()
  const other = await visit({ inTab, user: { ...CAMILLE, id: '2' } })
  await waitFor(() => expect(sourcesTold(other)).toHaveLength(1))
})

test.each([
  ['a visitor', { consent: ACCEPT_ALL }],
  ['a customer who refused', { consent: REFUSE_ALL, user: CAMILLE }],
])('the campaign of %s is not sent', async (_, options) => {
  const api = createFakeApi()
  await renderApp('/cgv', { api, ...options })
  await screen.findByRole('heading', { level: 1 })
  expect(sourcesTold(api)).toEqual([])
})

test.each([
  ['who allowed it tells', ACCEPT_ALL, { utmSource: 'newsletter' }, 'clickid'],
  ['who refused hides', REFUSE_ALL, {}, null],
])('an order of a customer %s what brought them', async (_, consent, utm, gclid) => {
  const api = createCheckout()
  const cart = readyCart()
  const { user } = await renderApp('/order/paiement', { api, cart, consent, user: CAMILLE })
  await fillCard(user, ACCEPTED)
  await user.click(await payButton())
  await screen.findByRole('heading', { name: 'Merci, votre commande est enregistrée' })
  const [order] = api.sent('useOrderPortsCreateOrderMutation')
  expect(order?.variables.utm).toEqual(utm)
  expect(order?.variables.gclid).toBe(gclid)
})

test('an order of a later visit sends the UTM values of its address, and those of the earlier visit where it has none', async () => {
  window.history.replaceState(
    null,
    '',
    '/?utm_source=newsletter&utm_medium=courriel&utm_campaign=automne&gclid=clickid',
  )
  await renderApp('/cgv', { consent: ACCEPT_ALL })
  await screen.findByRole('heading', { level: 1 })
  const kept = JSON.parse(window.localStorage.getItem(ORIGIN) ?? 'null') as unknown
  cleanup()

  window.history.replaceState(null, '', '/?utm_source=partenaire&utm_medium=abc')
  const api = createCheckout()
  const { user } = await renderApp('/order/paiement', {
    ...{ api, cart: readyCart(), consent: ACCEPT_ALL, user: CAMILLE },
    inBrowser: { [ORIGIN]: kept },
  })
  await fillCard(user, ACCEPTED)
  await user.click(await payButton())
  await screen.findByRole('heading', { name: 'Merci, votre commande est enregistrée' })
  expect(api.sent('useOrderPortsCreateOrderMutation')[0]?.variables).toMatchObject({
    utm: { utmSource: 'partenaire', utmMedium: 'courriel', utmCampaign: 'automne' },
    gclid: 'clickid',
  })
})
