import { screen, waitFor, within } from '@testing-library/react'
import type { Cart } from '#domain/cart/cart'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { aCart, createShop, product } from '../../support/shopFront'
import { refusal, type Responses } from '../../support/fakeApi'
import { storedCart } from '../../support/storedCart'

const LINE = 'LIGNE-ROOM-SERVICE'
const line = { id: LINE, slug: 'room-service', name: 'Room service', brand: { id: '1' } }
const CLUB = product({ id: '6', name: 'Club-sandwich', line })
const LOCATIONS = [
  {
    id: '41',
    address: '24 rue de Paradis, 75010 Paris',
    lat: 48.8756,
    lng: 2.3497,
    isRoomServiceDeliveryPoint: true,
  },
  {
    id: '42',
    address: '15 quai de Jemmapes, 75010 Paris',
    lat: 48.8695,
    lng: 2.3668,
    isRoomServiceDeliveryPoint: false,
  },
]
const profile = (canteenLocations: readonly object[]) => ({
  id: '1',
  companyEntity: { id: '1', hasRoomServiceEnabled: true, canteenLocations, eventDiscounts: [] },
})

const openRoomService = (
  options: { cart?: Cart; responses?: Responses; locations?: object[] } = {},
) =>
  renderApp('/shop/room-service', {
    api: createShop({
      availableInventory: { products: [CLUB], menus: [], lines: [line] },
      getCustomerProfile: profile(options.locations ?? LOCATIONS),
      ...options.responses,
    }),
    user: CAMILLE,
    ...(options.cart ? { cart: options.cart } : {}),
  })

const focused = () => document.activeElement as HTMLElement

const placesIn = (dialog: HTMLElement) =>
  within(dialog).findByRole('region', { name: 'Les adresses de votre entreprise' })

test('the dimmer of room service offers the delivery points of the company, and no typing', async () => {
  const { user } = await openRoomService()
  await user.click(await screen.findByRole('button', { name: 'Ajouter Club-sandwich' }))
  const dimmer = await screen.findByRole('dialog', { name: /Où livrons-nous votre commande/ })
  const places = within(await placesIn(dimmer)).getAllByRole('button')
  expect(places.map(({ textContent }) => textContent)).toEqual([
    '24 rue de Paradis, 75010\u00a0Paris',
  ])
  expect(within(dimmer).queryByRole('combobox')).not.toBeInTheDocument()

  await user.click(within(dimmer).getByRole('button', { name: /rue de Paradis/ }))
  await waitFor(() => expect(dimmer).not.toBeInTheDocument())
  expect(storedCart()).toMatchObject({
    address: '24 rue de Paradis, 75010 Paris',
    roomServiceLocationId: '41',
    items: [{ itemId: '6', lineId: LINE, qty: 1 }],
  })
})

test('an address of one’s own is not enough for room service: the bar and the dimmer say so', async () => {
  const { user } = await openRoomService({ cart: aCart() })
  expect(await screen.findByRole('button', { name: /^Où/ })).toHaveTextContent(
    'Choisissez une adresse de votre entreprise',
  )
  await user.click(await screen.findByRole('button', { name: 'Ajouter Club-sandwich' }))
  const dimmer = await screen.findByRole('dialog', { name: /Où livrons-nous votre commande/ })
  await user.click(await within(dimmer).findByRole('button', { name: /rue de Paradis/ }))
  await waitFor(() => expect(storedCart()).toMatchObject({ roomServiceLocationId: '41' }))
  expect(screen.getByRole('button', { name: /^Où/ })).toHaveTextContent('24 rue de Paradis')
})

test('a company without a place for the service is told so', async () => {
  const { user } = await openRoomService({ locations: LOCATIONS.slice(1) })
  await user.click(await screen.findByRole('button', { name: 'Ajouter Club-sandwich' }))
  const dimmer = await screen.findByRole('dialog', { name: /Où livrons-nous votre commande/ })
  expect(await within(dimmer).findByText(/pas encore d’adresse pour ce service/)).toBeVisible()
  expect(within(dimmer).queryByRole('combobox')).not.toBeInTheDocument()
})

test('places that could not be loaded are loaded again at a press, which leaves the focus in the dialog', async () => {
  let isDown = false
  const { user } = await openRoomService({
    responses: {
      getCustomerProfile: () => {
        if (isDown) throw refusal('INTERNAL_SERVER_ERROR', 'down')
        return profile(LOCATIONS)
      },
    },
  })
  const add = await screen.findByRole('button', { name: 'Ajouter Club-sandwich' })
  isDown = true
  await user.click(add)
  const dimmer = await screen.findByRole('dialog', { name: /Où livrons-nous votre commande/ })
  expect(await within(dimmer).findByText(/^Nous n’avons pas pu charger/)).toBeVisible()

  isDown = false
  await user.click(within(dimmer).getByRole('button', { name: 'Réessayer' }))
  expect(await placesIn(dimmer)).toBeVisible()
  await waitFor(() => expect(dimmer).toContainElement(focused()))
})
