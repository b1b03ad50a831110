import { screen, waitFor, within } from '@testing-library/react'
import type { Cart } from '#domain/cart/cart'
import { renderApp } from '../../support/renderApp'
import { aCart, ADDRESS, createShop, TODAY, TOMORROW, units } from '../../support/shopFront'

/** Nothing in it is what a new cart has. */
const PLACE = { lat: 48.8337, lng: 2.2438 }
const elsewhere = (changes: Partial<Cart> = {}): Cart =>
  aCart({
    ...PLACE,
    departmentCode: '92',
    distributionPointId: '112',
    lineId: 'LIGNE-PATISSERIE',
    mainBrandId: '21',
    deliveryDay: TOMORROW,
    deliverySlot: { start: `${TOMORROW}T12:00:00+01:00`, end: `${TOMORROW}T12:30:00+01:00` },
    items: [units(4)],
    ...changes,
  })

const OF_THE_CART = {
  ...PLACE,
  distributionPointId: '112',
  lineId: 'LIGNE-PATISSERIE',
  brandId: '21',
}
const INVENTORY = {
  date: TOMORROW,
  distributionPointsIds: ['112'],
  departmentCode: '92',
}

test('the checkout is queried for the place, the day and the line of its cart', async () => {
  const api = createShop()
  await renderApp('/order', { api, cart: elsewhere() })
  await waitFor(() => expect(api.sent('orderScreenQuery')).not.toHaveLength(0))
  expect(api.sent('orderScreenQuery')[0]?.variables).toEqual({
    ...OF_THE_CART,
    input: INVENTORY,
    businessDay: TOMORROW,
    isSignedIn: false,
  })
})

test('the page of the cart is queried for its place and line, and for the lines of what is in it', async () => {
  const api = createShop()
  await renderApp('/cart', { api, cart: elsewhere() })
  await waitFor(() => expect(api.sent('cartScreenQuery')).not.toHaveLength(0))
  expect(api.sent('cartScreenQuery')[0]?.variables).toEqual({
    ...OF_THE_CART,
    input: { ...INVENTORY, linesIds: ['LIGNE-PATISSERIE', 'LIGNE-PLATEAUX'] },
    businessDay: TODAY,
    isSignedIn: false,
  })
})

test('an address that is chosen over the page of the cart is looked up for its brand', async () => {
  const api = createShop()
  const { user } = await renderApp('/cart', { api, cart: elsewhere({ address: null }) })
  await user.click(await screen.findByRole('button', { name: 'Commander' }))
  await user.type(
    await screen.findByRole('combobox', { name: 'Adresse de livraison' }),
    '8 rue de rivoli',
  )
  await user.click(await screen.findByRole('option', { name: ADDRESS }))
  await waitFor(() => expect(api.sent('findDeliveryZoneQuery')).toHaveLength(1))
  expect(api.sent('findDeliveryZoneQuery')[0]?.variables).toMatchObject({ brandId: '21' })
})

test('« Commander » has the slot looked up for the place and the line of the cart, days from today on', async () => {
  const api = createShop()
  const { user } = await renderApp('/', { api, cart: elsewhere() })
  await user.click(await screen.findByRole('button', { name: 'Commander' }))
  await waitFor(() => expect(api.sent('useSlotNowQuery')).toHaveLength(1))
  expect(api.sent('useSlotNowQuery')[0]?.variables).toEqual({
    ...OF_THE_CART,
    businessDay: TODAY,
  })
})

test('what another day has of the cart is queried where it is delivered, for both days', async () => {
  const api = createShop()
  const { user } = await renderApp('/?livraison=jour', { api, cart: elsewhere() })
  const days = await screen.findByRole('dialog', { name: /Quel jour/ })
  await user.click(await within(days).findByRole('button', { name: /24/ }))
  await screen.findByRole('dialog', { name: /^Changer de jour/ })
  await waitFor(() => expect(api.sent('pricedInventoryQuery')).toHaveLength(2))
  expect(api.sent('pricedInventoryQuery').map(({ variables }) => variables)).toEqual([
    { input: INVENTORY },
    { input: { ...INVENTORY, date: TODAY } },
  ])
})

test('the calendar is queried for the place of the cart, as far ahead as orders are taken', async () => {
  const api = createShop()
  const path = '/shop/patisserie?livraison=jour'
  const { user } = await renderApp(path, { api, cart: elsewhere() })
  await user.click(await screen.findByRole('button', { name: 'Autre date' }))
  await waitFor(() => expect(api.sent('useHorizonDaysQuery')).toHaveLength(1))
  expect(api.sent('useHorizonDaysQuery')[0]?.variables).toEqual({
    ...OF_THE_CART,
    businessDay: TODAY,
    days: 91,
  })
})
