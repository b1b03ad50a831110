import { screen, waitFor, within } from '@testing-library/react'
import { config } from '../../../src/client/config/config'
import { ACCEPT_ALL } from '#domain/customer/consent'
import { CAMILLE, renderApp } from '../../support/renderApp'

import { aCart, ADDRESS, createShop } from '../../support/shopFront'
import { fillCard, payButton } from '../paying/cardForm'
import { ACCEPTED, anOrder, createCheckout, DECLINED, readyCart } from '../checkout/checkoutServer'

beforeEach(() => {
  // What the test before has left to count.
  window.dispatchEvent(new Event('pagehide'))
  window.dataLayer = []
})

/** The steps of an order that were counted, without the pages. */
const steps = () => window.dataLayer?.filter(({ event }) => event !== 'pageView')

test('the address and the first dish are counted, in this order', async () => {
  const { user } = await renderApp('/', { api: createShop() })
  await user.click(await screen.findByRole('button', { name: 'Ajouter Plateau Belleville' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Où livrons-nous/ }))
  await user.type(dialog.getByRole('combobox'), '8 rue de rivoli')
  await user.click(await dialog.findByRole('option', { name: ADDRESS }))
  await screen.findAllByRole('spinbutton', { name: 'la quantité de Plateau Belleville' })
  await waitFor(() =>
    expect(steps()).toEqual([
      { event: 'addressChosen', departmentCode: '75' },
      expect.objectContaining({ event: 'addToCart', itemId: '2', type: 'product', qty: 1 }),
    ]),
  )
})

test('what is pressed is counted after the paint that shows it, or when the page is left before', async () => {
  const { user } = await renderApp('/', { api: createShop(), cart: aCart() })
  const add = await screen.findByRole('button', { name: 'Ajouter Plateau Belleville' })
  await waitFor(() => expect(window.dataLayer).not.toEqual([]))
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1)
  await user.click(add)
  await screen.findAllByRole('spinbutton', { name: 'la quantité de Plateau Belleville' })
  expect(steps()).toEqual([])
  window.dispatchEvent(new Event('pagehide'))
  frames.mock.calls.forEach(([paint]) => paint(performance.now()))
  expect(steps()).toEqual([expect.objectContaining({ event: 'addToCart', itemId: '2' })])
  frames.mockRestore()
})

test('the checkout is counted when the recap is left', async () => {
  const { user } = await renderApp('/order', { api: createCheckout(), cart: readyCart() })
  await user.click(await screen.findByRole('button', { name: 'Continuer vers la livraison' }))
  await waitFor(() =>
    expect(steps()).toEqual([{ event: 'checkoutStarted', itemCount: readyCart().items.length }]),
  )
})

test('so it is, once, where « Commander » leads past the recap', async () => {
  const { user } = await renderApp('/cart', { api: createCheckout(), cart: readyCart() })
  await user.click(await screen.findByRole('button', { name: 'Commander' }))
  await user.click(await screen.findByRole('button', { name: 'Continuer vers le paiement' }))
  await waitFor(() =>
    expect(steps()).toEqual([{ event: 'checkoutStarted', itemCount: readyCart().items.length }]),
  )
})

test('an order by card is counted as placed and paid', async () => {
  const { user } = await renderApp('/order/paiement', {
    api: createCheckout(),
    cart: readyCart(),
    user: CAMILLE,
  })
  await fillCard(user, ACCEPTED)
  await user.click(await payButton())
  await screen.findByRole('heading', { name: 'Merci, votre commande est enregistrée' })
  await waitFor(() =>
    expect(steps()).toEqual([
      { event: 'orderPlaced', orderId: 'order-1' },
      { event: 'orderPaid', orderId: 'order-1' },
    ]),
  )
})

test('an order by transfer is counted as placed, and not as paid', async () => {
  const { user, router } = await renderApp('/order/paiement', {
    api: createCheckout(),
    cart: readyCart(),
    user: CAMILLE,
  })
  await user.click(await screen.findByRole('radio', { name: /[Vv]irement/ }))
  await user.click(screen.getByRole('button', { name: /par virement$/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/confirmation'))
  await waitFor(() => expect(steps()).toEqual([{ event: 'orderPlaced', orderId: 'order-1' }]))
})

test.each([
  ['left to a transfer', { isFullyPaid: false }],
  ['paid, and counted,', { isFullyPaid: true }],
])('an order that was %s in another tab is not counted as paid', async (_, changes) => {
  const checkout = createCheckout()
  const { user } = await renderApp('/order/paiement', {
    api: checkout,
    cart: readyCart(),
    user: CAMILLE,
  })
  await fillCard(user, DECLINED)
  await user.click(await payButton())
  await screen.findByRole('alert')
  checkout.orders.forEach((order) => {
    order.status = 'confirmed'
  })
  checkout.response({ order: anOrder(changes) })
  await user.click(await payButton())
  await screen.findByRole('heading', { name: 'Merci, votre commande est enregistrée' })
  await waitFor(() => expect(steps()).toEqual([{ event: 'orderPlaced', orderId: 'order-1' }]))
})

test('a visitor who had allowed it is counted from the first page on, and on each path once', async () => {
  Object.assign(config, { tagManagerId: 'GTM-TEST' })
  const { goTo } = await renderApp('/cgv', { consent: ACCEPT_ALL })
  await goTo('/auth')
  await goTo('/auth?retour=1')
  await goTo('/mentions-legales')
  await screen.findByRole('heading', { level: 1, name: 'Mentions légales' })
  await waitFor(() =>
    expect(window.dataLayer).toContainEqual(expect.objectContaining({ path: '/mentions-legales' })),
  )
  const [start, ...pages] = window.dataLayer ?? []
  expect(start).toMatchObject({ event: 'gtm.js' })
  const paths = pages.map((page) => 'path' in page && page.path)
  expect(paths[0]).toBe('/cgv')
  expect(paths.slice(paths.indexOf('/auth'))).toEqual(['/auth', '/mentions-legales'])
  Object.assign(config, { tagManagerId: null })
})

test('a path is counted without its token and without its order', async () => {
  const { goTo } = await renderApp('/newpassword/SECRET', { api: createShop() })
  await goTo('/validation-cgv/SECRET')
  await goTo('/mentions-legales')
  await waitFor(() =>
    expect(window.dataLayer?.map((event) => 'path' in event && event.path)).toEqual([
      '/newpassword/:token',
      '/validation-cgv/:token',
      '/mentions-legales',
    ]),
  )
  expect(JSON.stringify(window.dataLayer)).not.toContain('SECRET')
})
