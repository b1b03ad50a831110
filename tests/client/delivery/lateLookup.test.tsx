import { act, screen, waitFor, within } from '@testing-library/react'
import { shownAddress } from '#domain/delivery/addressText'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { createShop, units } from '../../support/shopFront'
import { storedCart } from '../../support/storedCart'
import { CART_KEY } from '../../../src/client/state/cartStorage'
import { tellOtherTabs } from '../state/tabs'

const LOUVRE = { address: '4 rue du Louvre, 75001 Paris', lat: 48.86, lng: 2.34 }
const TURBIGO = { address: '1 rue de Turbigo, 75001 Paris', lat: 48.87, lng: 2.35 }

/** A shop that says who delivers an address when the test lets it. */
function slowShop() {
  const waiting: { lat: number; tell: () => void }[] = []
  const zone = { id: '1', deliveryPrice: 900, departmentCode: '75', businessUnit: { id: '1' } }
  const api = createShop({
    getCustomerProfile: {},
    lastDeliveryAddresses: [LOUVRE, TURBIGO],
    deliveryZoneForCoords: ({ lat }: { lat: number }) =>
      new Promise((resolve) => waiting.push({ lat, tell: () => resolve(zone) })),
  })
  const tell = async ({ lat }: { lat: number }) => {
    const due = () => waiting.filter((lookup) => lookup.lat === lat)
    await waitFor(() => expect(due()).not.toHaveLength(0))
    await act(async () => {
      for (const lookup of due()) lookup.tell()
      await new Promise((resolve) => setTimeout(resolve, 20))
    })
  }
  return { api, tell }
}

const open = async (path: string) => {
  const { api, tell } = slowShop()
  const site = await renderApp(path, { api, user: CAMILLE })
  const press = async ({ address }: { address: string }) =>
    site.user.click(await screen.findByRole('button', { name: shownAddress(address) }))
  return { ...site, tell, press }
}

const openPanel = async () => {
  const site = await open('/')
  await site.user.click(await screen.findByRole('button', { name: /^Où/ }))
  return site
}

const openDimmer = async () => {
  const site = await open('/')
  await site.user.click(await screen.findByRole('button', { name: 'Ajouter Plateau Batignolles' }))
  const dimmer = await screen.findByRole('dialog', { name: /Où livrons-nous votre commande/ })
  await within(dimmer).findByRole('button', { name: shownAddress(LOUVRE.address) })
  return site
}

const EMPTY = { distributionPointId: null, items: [] }

test.each([
  ['last', [TURBIGO, LOUVRE]],
  ['first', [LOUVRE, TURBIGO]],
])('the address pressed last counts, the one before being found %s', async (_, order) => {
  const { press, tell } = await openPanel()
  await press(LOUVRE)
  await press(TURBIGO)
  for (const place of order) await tell(place)
  expect(await screen.findByRole('dialog', { name: /Quel jour/ })).toBeVisible()
  expect(storedCart()).toMatchObject({ address: TURBIGO.address, lat: TURBIGO.lat })
})

test('an address that is pressed twice brings the dish once', async () => {
  window.dispatchEvent(new Event('pagehide'))
  window.dataLayer = []
  const { user, tell } = await openDimmer()
  await user.dblClick(screen.getByRole('button', { name: shownAddress(LOUVRE.address) }))
  await tell(LOUVRE)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(storedCart()).toMatchObject({ address: LOUVRE.address, items: [units(1)] })
  const isAdding = (entry: unknown) => JSON.stringify(entry).includes('"addToCart"')
  await waitFor(() => expect(window.dataLayer?.filter(isAdding)).toHaveLength(1))
})

test('an address whose panel was closed changes nothing and leads nowhere', async () => {
  const { user, router, goTo, press, tell } = await openPanel()
  await press(LOUVRE)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await goTo('/menu')
  await tell(LOUVRE)
  expect(router.state.location.pathname).toBe('/menu')
  expect({ ...EMPTY, ...storedCart() }).toMatchObject(EMPTY)
})

test('a dish whose address was left stays out of the cart, and what was opened since stays open', async () => {
  const { user, press, tell } = await openDimmer()
  await press(LOUVRE)
  await user.click(screen.getByRole('button', { name: 'Fermer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(await screen.findByRole('button', { name: 'Ajouter Plateau Belleville' }))
  expect(await screen.findByRole('dialog', { name: /Où livrons-nous/ })).toBeVisible()
  await tell(LOUVRE)
  expect(screen.getByRole('dialog', { name: /Où livrons-nous/ })).toBeVisible()
  expect({ ...EMPTY, ...storedCart() }).toMatchObject(EMPTY)
})

test('a cart that another tab filled while the address was looked up is asked about', async () => {
  const { user, press, tell } = await openPanel()
  await press(TURBIGO)
  await tell(TURBIGO)
  await screen.findByRole('dialog', { name: /Quel jour/ })
  await user.click(screen.getByRole('button', { name: /^Où/ }))
  await press(LOUVRE)
  const filled = { ...storedCart(), items: [units(1)] }
  window.localStorage.setItem(CART_KEY, JSON.stringify(filled))
  act(() => tellOtherTabs())
  await tell(LOUVRE)
  expect(await screen.findByRole('dialog', { name: /^Changer d’adresse/ })).toBeVisible()
  expect(storedCart()).toMatchObject({ address: TURBIGO.address, items: [units(1)] })
})

test('that an address is checked is read out once, in a place that stood there before', async () => {
  const { press } = await openPanel()
  const before = screen.getAllByRole('status')
  await press(LOUVRE)
  await screen.findByText(/^Nous vérifions/)
  const telling = screen
    .getAllByRole('status')
    .filter((place) => place.textContent?.includes('Nous vérifions'))
  expect(telling).toHaveLength(1)
  expect(before).toContain(telling[0])
})
