import { screen, waitFor, within } from '@testing-library/react'
import { refusal, type Responses } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { aCart, MENU, product, units } from '../../support/shopFront'
import { storedCart } from '../../support/storedCart'
import type { Cart } from '#domain/cart/cart'
import { anAccountOrder } from './anOrder'

const slot = (day: string, from: string, to: string, disabledSlot = false) => ({
  slotStartAt: `${day}T${from}:00+01:00`,
  slotEndAt: `${day}T${to}:00+01:00`,
  disabledSlot,
})
const day = (date: string, ...slots: object[]) => ({
  startAt: `${date}T11:00:00+01:00`,
  status: 'openWithSales',
  slots,
})
const DAYS = [
  day('2026-11-25', slot('2026-11-25', '11:30', '12:00'), slot('2026-11-25', '12:00', '12:30')),
  day(
    '2026-11-27',
    slot('2026-11-27', '12:00', '12:30', true),
    slot('2026-11-27', '12:30', '13:00'),
  ),
]

const inventory = (tray: object) => ({
  products: [product({ available: 50, ...tray })],
  menus: [{ ...MENU, name: 'Buffet du terroir', available: 50, price: 5000, productsIds: [] }],
})

const SHOP: Responses = {
  order: anAccountOrder({ status: 'delivered' }),
  getCustomerProfile: {},
  deliveryZoneForCoords: {
    id: '1',
    deliveryPrice: 900,
    departmentCode: '75',
    businessUnit: { id: '1' },
  },
  nearestDistributionPoint: { id: '111', distance: 700 },
  businessDaysWithSlots: DAYS,
  availableInventory: inventory({}),
  specialConfiguration: {},
  lastDeliveryContacts: [],
  lastInvoiceContacts: [],
}

async function open(changes: Responses = {}, cart?: Cart) {
  const app = await renderApp('/account/commandes/order-1', {
    api: { ...SHOP, ...changes },
    user: CAMILLE,
    ...(cart ? { cart } : {}),
  })
  await app.user.click(await screen.findByRole('button', { name: 'Recommander' }))
  return app
}

const fill = () => screen.findByRole('button', { name: 'Remplir mon panier' })
const dialog = () => screen.getByRole('dialog', { name: /^Recommander/ })
test('the same again fills a new cart for the new day, at the same address and hour', async () => {
  const { user, router } = await open()
  await user.click(await fill())
  await waitFor(() => expect(router.state.location.pathname).toBe('/order'))
  expect(storedCart()).toMatchObject({
    address: '8 Rue de Rivoli, 75004 Paris',
    departmentCode: '75',
    distributionPointId: '111',
    deliveryDay: '2026-11-25',
    deliverySlot: { start: '2026-11-25T12:00:00+01:00' },
    items: [
      { itemId: '1', type: 'product', lineId: 'LIGNE-PLATEAUX', qty: 4 },
      { itemId: '1', type: 'menu', lineId: 'LIGNE-MENUS', qty: 3 },
    ],
    deliveryContact: { name: 'Hélène Marchand', phone: '06 12 34 56 78' },
    invoiceContact: { customerName: 'Camille Roche' },
    hasCutlery: true,
  })
})

test('the same again has the storefront, and so the discount, of what most of it is', async () => {
  const tart = {
    ...{ id: '1', name: 'Tarte', price: 2000, quantity: 2, freeQuantity: 0, menu: null },
    pictureUrl: '/p/1.svg',
    originalProduct: { id: '1', participantsPerQuantity: 1, line: { id: 'LIGNE-PATISSERIE' } },
  }
  const { user, router } = await open({
    order: anAccountOrder({ status: 'delivered', products: [tart] }),
  })
  await user.click(await fill())
  await waitFor(() => expect(router.state.location.pathname).toBe('/order'))
  expect(storedCart()).toMatchObject({ lineId: 'LIGNE-MENUS', mainBrandId: '1' })
})

test('a day that has the hour of the order no more is passed over for the first that has it', async () => {
  const tonight = day('2026-11-24', slot('2026-11-24', '18:00', '18:30'))
  const { user } = await open({ businessDaysWithSlots: [tonight, ...DAYS] })
  await fill()
  const dayField = screen.getByLabelText('Jour de la livraison')
  expect(dayField).toHaveDisplayValue('mercredi 25\u00a0novembre')
  await user.selectOptions(dayField, '2026-11-24')
  await fill()
  expect(dialog()).toHaveTextContent(/Pas de livraison à 12\sh\s00 ce jour-là/)
})

test('what changed is said line by line before the cart is filled', async () => {
  await open({ availableInventory: { ...inventory({ available: 3, price: 2150 }), menus: [] } })
  await fill()
  expect(dialog()).toHaveTextContent(/Il en reste 3 sur les 4 commandés/)
  expect(dialog()).toHaveTextContent(/21,50 € HT l’unité, au lieu de 20,00 €/)
  expect(dialog()).toHaveTextContent(/3 × Buffet du terroirIndisponible ce jour-là/)
})

test('each comparison is read out from one place, which stays', async () => {
  const { user } = await open()
  await fill()
  const same = 'Tout est disponible, aux mêmes prix.'
  const place = screen.getByText(same).closest('[aria-live="polite"]')
  await user.selectOptions(screen.getByLabelText('Jour de la livraison'), '2026-11-27')
  await fill()
  expect(place?.textContent).toBe(same)
})

test('another day is compared anew, and offers only slots that are free', async () => {
  const requested: string[] = []
  const { user } = await open({
    availableInventory: ({ input }: { input: { date: string } }) => {
      requested.push(input.date)
      return inventory({})
    },
  })
  await fill()
  expect(screen.getByText('Tout est disponible, aux mêmes prix.')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Jour de la livraison'), '2026-11-27')
  await fill()
  expect(requested).toEqual(['2026-11-25', '2026-11-27'])
  const hours = within(screen.getByLabelText('Créneau')).getAllByRole('option')
  expect(hours.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^12\sh\s30 – 13\sh\s00$/),
  ])
})

test.each([
  ['the shop’s', null, '10,00'],
  ['what the company has agreed', 500, '5,00'],
])('today costs more, and it says how much: %s', async (_, agreed, fee) => {
  const today = day('2026-11-24', slot('2026-11-24', '12:00', '12:30'))
  const { user } = await open({
    businessDaysWithSlots: [today, ...DAYS],
    getCustomerProfile: { defaultOrderLastMinuteFee: agreed },
    specialConfiguration: { lastMinuteFees: 1000, lastMinuteVatRate: 20, minimumOrderAmount: 0 },
  })
  const choice = await within(dialog()).findByLabelText('Jour de la livraison')
  expect(choice).toHaveAccessibleDescription(
    new RegExp(`^Frais de dernière minute\\s: ${fee}\\s€ HT\\.$`),
  )
  await user.selectOptions(choice, '2026-11-25')
  expect(choice).not.toHaveAccessibleDescription()
})

test('the address is looked up for the brand of the order, where it went, and three weeks of days for that of each line', async () => {
  const dish = (id: string, lineId: string) => ({
    ...{ id, name: `Plat ${id}`, price: 2000, quantity: 4, freeQuantity: 0, menu: null },
    pictureUrl: `/p/${id}.svg`,
    originalProduct: { id, participantsPerQuantity: 1, line: { id: lineId } },
  })
  const products = [dish('1', 'LIGNE-PATISSERIE'), dish('2', 'LIGNE-PLATEAUX')]
  const { api } = await open({
    order: anAccountOrder({ status: 'delivered', products, menus: [] }),
  })
  await fill()
  const place = { lat: 48.8559, lng: 2.3584 }
  const threeWeeks = { ...place, pointId: '111', from: '2026-11-24', days: 21 }
  expect(api.sent('findDeliveryZoneQuery')[0]?.variables).toEqual({ ...place, brandId: '21' })
  expect(api.sent('offeredDaysQuery').map(({ variables }) => variables)).toEqual([
    { ...threeWeeks, lineId: 'LIGNE-PATISSERIE', brandId: '21' },
    { ...threeWeeks, lineId: 'LIGNE-PLATEAUX', brandId: '1' },
  ])
  const input = { date: '2026-11-25', distributionPointsIds: ['111'], departmentCode: '75' }
  expect(api.sent('pricedInventoryQuery')[0]?.variables).toEqual({ input })
})

test('a slot is offered when each line of the order may have it, the slowest included', async () => {
  const late = day(
    '2026-11-25',
    slot('2026-11-25', '11:30', '12:00', true),
    slot('2026-11-25', '12:00', '12:30', true),
    slot('2026-11-25', '12:30', '13:00'),
  )
  const soon = day(
    '2026-11-25',
    slot('2026-11-25', '12:00', '12:30'),
    slot('2026-11-25', '12:30', '13:00'),
    slot('2026-11-25', '13:00', '13:30'),
  )
  await open({
    businessDaysWithSlots: ({ lineId }: { lineId: string }) =>
      lineId === 'LIGNE-MENUS' ? [late] : [soon],
  })
  await fill()
  const hours = within(screen.getByLabelText('Créneau')).getAllByRole('option')
  expect(hours.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^12\sh\s30 – 13\sh\s00$/),
  ])
})

describe('an order for a company’s own place', () => {
  const RIVOLI = { address: '8 Rue de Rivoli, 75004 Paris', lat: 48.8559, lng: 2.3584 }
  const companyWith = (location: object) => ({
    companyEntity: {
      canteenLocations: [{ id: '7', isRoomServiceDeliveryPoint: true, ...RIVOLI, ...location }],
    },
  })
  const openOrderOf = (lineId: string, roomServiceLocationId: string | null, location = {}) =>
    open({
      getCustomerProfile: companyWith(location),
      order: anAccountOrder({
        status: 'delivered',
        roomServiceLocationId,
        products: [
          {
            id: '11',
            name: 'Plateau Batignolles',
            price: 2000,
            quantity: 4,
            freeQuantity: 0,
            pictureUrl: '/p/11.svg',
            menu: null,
            originalProduct: { id: '1', participantsPerQuantity: 1, line: { id: lineId } },
          },
        ],
        menus: [],
      }),
    })

  test.each([
    ['LIGNE-ROOM-SERVICE', '7'],
    ['LIGNE-CANTINE', '7'],
    ['LIGNE-CANTINE', null],
  ])('of %s, known as %s, goes to it again', async (lineId, locationId) => {
    const { user } = await openOrderOf(lineId, locationId)
    await user.click(await fill())
    await screen.findByRole('heading', { name: 'Vérifiez votre commande' })
    expect(storedCart()).toMatchObject({
      ...RIVOLI,
      roomServiceLocationId: '7',
      distributionPointId: '111',
      lineId,
      deliverySlot: { start: '2026-11-25T12:00:00+01:00' },
      items: [{ itemId: '1', type: 'product', lineId, qty: 4 }],
    })
  })

  test('that is no longer one of its places is not made again', async () => {
    await openOrderOf('LIGNE-CANTINE', null, { lat: 48.9 })
    expect(await screen.findByText(/Nous ne livrons plus à cette adresse/)).toBeVisible()
  })
})

test('a cart that holds something is replaced only after a confirmation', async () => {
  const { user, router } = await open({}, aCart({ items: [units(2)] }))
  await user.click(await fill())
  const confirmation = await screen.findByRole('dialog', { name: /^Remplacer votre panier/ })
  expect(confirmation).toHaveTextContent('Votre panier contient déjà 2 articles')
  await user.click(within(confirmation).getByRole('button', { name: 'Garder mon panier' }))
  expect(storedCart()).toMatchObject(aCart({ items: [units(2)] }))
  await user.click(await fill())
  await user.click(screen.getByRole('button', { name: 'Remplacer' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/order'))
  expect(storedCart()).not.toMatchObject({ items: [units(2)] })
  // What was said in the dialog goes over to the page with it.
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(storedCart()).toMatchObject({ items: [units(2)] }))
})

test('a day with nothing left fills no cart', async () => {
  await open({ availableInventory: { products: [], menus: [] } })
  expect(await screen.findByText(/Plus rien de cette commande/)).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Remplir mon panier' })).not.toBeInTheDocument()
})

test('an address that is no longer delivered says so', async () => {
  await open({ deliveryZoneForCoords: null })
  expect(await screen.findByText(/Nous ne livrons plus à cette adresse/)).toBeVisible()
})

test('a shop that does not respond can be tried again', async () => {
  const { api, user } = await open({
    businessDaysWithSlots: () => {
      throw refusal('INTERNAL_SERVER_ERROR', 'Lost')
    },
  })
  const retry = await screen.findByRole('button', { name: 'Réessayer' })
  api.response(SHOP)
  await user.click(retry)
  expect(await fill()).toBeVisible()
})
