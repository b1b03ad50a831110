import { act, screen, waitFor, within } from '@testing-library/react'
import type { SessionUser } from '../../../src/client/state/sessionState'
import type { Cart } from '#domain/cart/cart'
import type { Responses } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { until } from '../../support/until'
import { aCart, ADDRESS, createShop, product, TODAY, TOMORROW } from '../../support/shopFront'
import { storedCart } from '../../support/storedCart'

const LOUIS: SessionUser = { ...CAMILLE, type: 'canteen' }
const PARADIS = '24 rue de Paradis, 75010 Paris'
const anOrder = (changes: object = {}) => ({
  id: 'order-1',
  status: 'delivered',
  // A Tuesday.
  slotStartAt: '2026-06-30T12:00:00+02:00',
  people: 14,
  deliveryPlace: { name: PARADIS, lat: 48.87, lng: 2.35 },
  ...changes,
})
const location = (id: string, address: string, lat = 48.86) => ({
  id,
  address,
  lat,
  lng: 2.36,
  isRoomServiceDeliveryPoint: true,
})
const profile = (...canteenLocations: object[]) => ({
  companyEntity: { hasRoomServiceEnabled: true, canteenLocations, eventDiscounts: [] },
})

const SHOP: Responses = { getCustomerProfile: profile(), lastDeliveryAddresses: [] }
const open = (
  path: string,
  changes: Responses,
  more: { user?: SessionUser; cart?: Cart; now?: string } = {},
) => renderApp(path, { api: createShop({ ...SHOP, ...changes }), user: CAMILLE, ...more })

const later = window.setTimeout
afterEach(() => {
  window.setTimeout = later
})

const bar = () => screen.findByRole('region', { name: 'Votre livraison' })
test('home knows the address, the usual slot and the people of the last order', async () => {
  await open('/', {
    orders: [anOrder({ id: 'order-2', status: 'canceled' }), anOrder()],
  })
  await waitFor(async () => expect(await bar()).toHaveTextContent(/24 rue de Paradis/))
  expect(await bar()).toHaveTextContent(/12\sh\s00/)
  expect(storedCart()).toMatchObject({
    address: PARADIS,
    departmentCode: '75',
    distributionPointId: '111',
    deliveryDay: TODAY,
    deliverySlot: { start: `${TODAY}T12:00:00+01:00` },
    items: [],
  })
  await waitFor(() => expect(storedCart()).toMatchObject({ guests: { people: 14, groups: [] } }))
  expect(await bar()).toHaveTextContent(/14\sconvives/)
  expect(
    await screen.findByText(
      /^Comme la dernière fois : 24 rue de Paradis, 75010 Paris, mardi 24 novembre à 12 h 00, pour 14 personnes\.$/,
    ),
  ).toBeInTheDocument()
})

/** What goes by itself after six seconds stays. Not by jest's spy: that would pass for a clock of the test. */
function keepToasts() {
  window.setTimeout = Object.assign(
    (run: () => void, ms?: number) => later(run, ms === 6000 ? 600_000 : ms),
    later,
  )
}

test('what was taken over is said no more once the checkout is open', async () => {
  keepToasts()
  const { goTo } = await open('/', { orders: [anOrder()] })
  expect(await screen.findByText(/^Comme la dernière fois/)).toBeVisible()
  await goTo('/cart')
  expect(screen.getByText(/^Comme la dernière fois/)).toBeInTheDocument()
  await goTo('/order')
  await waitFor(() => expect(screen.queryByText(/^Comme la dernière fois/)).toBeNull())
})

test('what was taken over is said no more once another hour is chosen', async () => {
  keepToasts()
  const slots = ['12', '13'].map((hour) => ({
    slotStartAt: `${TODAY}T${hour}:00:00+01:00`,
    slotEndAt: `${TODAY}T${hour}:30:00+01:00`,
    disabledSlot: false,
    stress: 'low',
  }))
  const midnight = `${TODAY}T00:00:00+01:00`
  const { user } = await open('/', {
    orders: [anOrder()],
    businessDaysWithSlots: [{ startAt: midnight, endAt: midnight, status: 'openWithSales', slots }],
  })
  expect(await screen.findByText(/^Comme la dernière fois/)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: /^À quelle heure/ }))
  const panel = within(await screen.findByRole('dialog', { name: /À quelle heure/ }))
  await user.click(await panel.findByRole('button', { name: /^12\sh\s00/ }))
  expect(screen.getByText(/^Comme la dernière fois/)).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: /^À quelle heure/ }))
  const again = within(await screen.findByRole('dialog', { name: /À quelle heure/ }))
  await user.click(await again.findByRole('button', { name: /^13\sh\s00/ }))
  await waitFor(() => expect(screen.queryByText(/^Comme la dernière fois/)).toBeNull())
})

test('it is looked up for the brand of the storefront, the days too', async () => {
  const { api } = await open('/', { orders: [anOrder()] })
  await waitFor(() => expect(api.sent('offeredDaysQuery')).toHaveLength(1))
  expect(api.sent('findDeliveryZoneQuery')[0]?.variables).toMatchObject({ brandId: '1' })
  expect(api.sent('offeredDaysQuery')[0]?.variables).toMatchObject({ brandId: '1' })
})

test('of its days only those are wanted that sell', async () => {
  const wanted: unknown[] = []
  await open('/', {
    orders: [anOrder()],
    businessDaysWithSlots: (args: unknown) => {
      wanted.push(args)
      return []
    },
  })
  await waitFor(() =>
    expect(wanted).toContainEqual(expect.objectContaining({ onlyOpenWithSales: true })),
  )
})

test('the last meal counts, not one that is ordered ahead, and its day is passed over', async () => {
  const today = anOrder({
    id: 'order-2',
    status: 'confirmed',
    slotStartAt: `${TODAY}T12:30:00+01:00`,
    people: 3,
  })
  await open('/', { orders: [today, anOrder()] })
  await waitFor(() => expect(storedCart()).toMatchObject({ guests: { people: 14, groups: [] } }))
  expect(storedCart()).toMatchObject({
    deliveryDay: TOMORROW,
    deliverySlot: { start: `${TOMORROW}T12:00:00+01:00` },
  })
})

test('an hour that is no longer offered leaves day and slot to be chosen', async () => {
  await open('/', { orders: [anOrder({ slotStartAt: '2026-07-02T19:00:00+02:00' })] })
  await waitFor(() => expect(storedCart()).toMatchObject({ address: PARADIS, deliverySlot: null }))
})

test('a cart that was begun stays as it is', async () => {
  const { api } = await open('/', { orders: [anOrder()] }, { cart: aCart() })
  await bar()
  expect(api.sent('findUsualDeliveryQuery')).toEqual([])
  expect(storedCart()).toMatchObject({ address: ADDRESS })
  expect(storedCart()).toMatchObject({ guests: null })
})

test('a number of people that the address says stays, though the shop’s list comes last', async () => {
  let arrive: () => void = () => undefined
  const isLate = new Promise<void>((resolve) => (arrive = resolve))
  const availableInventory = () => isLate.then(() => ({ products: [product()] }))
  await open('/?personnes=3', { orders: [anOrder()], availableInventory })
  expect(
    await screen.findByText(
      /^Comme la dernière fois : 24 rue de Paradis, 75010 Paris, mardi 24 novembre à 12 h 00\.$/,
    ),
  ).toBeInTheDocument()
  await act(async () => arrive())
  await waitFor(() =>
    expect(storedCart()).toMatchObject({ address: PARADIS, guests: { people: 3 } }),
  )
})

test('a customer who is choosing an address already is not disturbed', async () => {
  const { api } = await open('/?livraison=adresse', { orders: [anOrder()] })
  await screen.findByRole('combobox', { name: /^Adresse/ })
  expect(api.sent('findUsualDeliveryQuery')).toEqual([])
})

test('a panel that is opened while the last order arrives stays open, on an untouched cart', async () => {
  let arrive: (orders: object[]) => void = () => undefined
  const orders = () => new Promise((resolve) => (arrive = resolve))
  const { api, router } = await open('/', { orders })
  await waitFor(() => expect(api.sent('findUsualDeliveryQuery')).toHaveLength(1))
  // Within this, the router knows its new address and nothing is rendered yet.
  await act(async () => {
    void router.navigate('/?livraison=adresse')
    arrive([anOrder()])
    await until(async () => api.sent('offeredDaysQuery').length > 0)
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect(await screen.findByRole('combobox', { name: /^Adresse/ })).toBeVisible()
  expect(router.state.location.search).toBe('?livraison=adresse')
  expect(storedCart()).not.toMatchObject({ address: PARADIS })
})

test.each([
  ['a customer without an order', { orders: [] }],
  ['an address that is no longer delivered', { deliveryZoneForCoords: null, orders: [anOrder()] }],
  ['a failure', {}],
])('%s starts with nothing, and hears nothing of it', async (_, changes) => {
  const { api } = await open('/', changes)
  await waitFor(() => expect(api.sent('findUsualDeliveryQuery')).toHaveLength(1))
  expect(await screen.findByRole('article', { name: /Batignolles/ })).toBeVisible()
  expect(storedCart()).not.toMatchObject({ address: PARADIS })
  expect(screen.queryByText(/Comme la dernière fois/)).not.toBeInTheDocument()
})

test('a visitor is asked nothing', async () => {
  const api = createShop()
  await renderApp('/', { api })
  await screen.findByRole('article', { name: /Batignolles/ })
  expect(api.sent('findUsualDeliveryQuery')).toEqual([])
})

describe('a visitor of a canteen', () => {
  const CANTEEN = 'LIGNE-CANTINE'
  const meals = {
    availableInventory: {
      products: [product({ name: 'Œufs mimosa', line: { id: CANTEEN, slug: CANTEEN, name: '' } })],
      menus: [],
      lines: [],
    },
  }
  const places = profile(
    location('c1', '112 rue de Rivoli'),
    location('c2', '30 av. de la Rép.', 48.9),
  )

  test('lands on the canteen, at the place of the last meal', async () => {
    const { router } = await open(
      '/',
      {
        ...meals,
        getCustomerProfile: places,
        orders: [
          anOrder({
            people: 1,
            deliveryPlace: { name: '30 avenue de la République', lat: 48.9, lng: 2.36 },
          }),
        ],
      },
      { user: LOUIS },
    )
    await waitFor(() => expect(router.state.location.pathname).toBe('/shop/cantine'))
    await waitFor(() =>
      expect(storedCart()).toMatchObject({
        address: '30 av. de la Rép.',
        roomServiceLocationId: 'c2',
        deliverySlot: { start: `${TODAY}T12:00:00+01:00` },
      }),
    )
    // One orders for oneself.
    expect(router.state.location.search).toBe('')
  })

  test('lands on the canteen, and is asked for one of its places when none is the usual one', async () => {
    const { router } = await open(
      '/',
      { ...meals, getCustomerProfile: places, orders: [] },
      { user: LOUIS },
    )
    const offered = await screen.findByRole('region', { name: 'Les adresses de votre entreprise' })
    expect(within(offered).getAllByRole('button')).toHaveLength(2)
    expect(router.state.location.pathname).toBe('/shop/cantine')
  })

  test('may go elsewhere afterwards', async () => {
    const { router, goTo } = await open(
      '/',
      {
        ...meals,
        getCustomerProfile: profile(location('c1', '112 rue de Rivoli')),
        orders: [],
      },
      { user: LOUIS, now: `${TOMORROW}T09:00:00+01:00` },
    )
    await waitFor(() => expect(storedCart()).toMatchObject({ address: '112 rue de Rivoli' }))
    await goTo('/')
    expect(router.state.location.pathname).toBe('/')
  })
})
