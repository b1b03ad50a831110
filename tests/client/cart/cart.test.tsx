import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { FALLBACK_CONFIGURATION } from '#domain/pricing/extraCosts'
import { expectConsoleErrors } from '../../support/consoleErrors'
import { renderApp } from '../../support/renderApp'
import { aCart, createShop, NOON, product, TODAY, units } from '../../support/shopFront'

const storedCart = () => window.localStorage.getItem('tablee.cart') ?? ''
const panel = () => screen.findByRole('complementary', { name: 'Votre commande' })

afterEach(() => jest.restoreAllMocks())

/** As on a phone: the cart has a bar and a page of its own. */
function leaveNoRoomBeside() {
  const { matchMedia } = window
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(matchMedia(media), { matches: media === '(max-width: 67.99rem)' }),
    )
}

test('a corrupt stored cart is thrown away and the shop opens', async () => {
  const corrupt = Object.assign(aCart(), { items: 'corrupt' })
  await renderApp('/', { api: createShop(), cart: corrupt })
  expect(await screen.findByText('Votre panier est vide', { selector: 'p' })).toBeInTheDocument()
})

test('the cart shows HT, fees, the tax of each rate and TTC', async () => {
  await renderApp('/', { api: createShop(), cart: aCart({ items: [units(4)] }) })
  await screen.findByText('Total TTC')
  const cart = within(await panel())
  const row = (name: string) => cart.getByText(name).parentElement
  expect(row('Produits HT')).toHaveTextContent(/80,00\s€/)
  expect(row('Livraison HT')).toHaveTextContent(/9,00\s€/)
  expect(row('Total HT')).toHaveTextContent(/89,00\s€/)
  expect(row('Total TTC')).toHaveTextContent(/98,80\s€/)
  expect(row('Par personne HT, pour 4')).toHaveTextContent(/22,25\s€/)
})

test('a screen without room for the cart beside the shop has the bar alone', async () => {
  leaveNoRoomBeside()
  await renderApp('/', { api: createShop(), cart: aCart({ items: [units(4)] }) })
  expect(await screen.findByRole('link', { name: /Voir le panier/ })).toBeVisible()
  expect(screen.queryByRole('complementary', { name: 'Votre commande' })).toBeNull()
})

test('there the shop says that the cart is not kept, until it is, or until the cart says it', async () => {
  leaveNoRoomBeside()
  const said = () => screen.queryByText(/^Votre panier n’est pas enregistré dans ce navigateur/)
  const { user, goTo } = await renderApp('/', { api: createShop(), cart: aCart({ items: [] }) })
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const add = await screen.findByRole('button', { name: /^Ajouter .*Batignolles/ })
  expect(said()).not.toBeInTheDocument()
  await user.click(add)
  await waitFor(() => expect(said()).toBeVisible())
  await goTo('/cart')
  expect(await screen.findByRole('button', { name: 'Commander' })).toBeVisible()
  expect(screen.getAllByText(/^Votre panier n’est pas enregistré dans/)).toHaveLength(1)
  await goTo('/')
  await waitFor(() => expect(said()).toBeVisible())
  full.mockRestore()
  await user.click(screen.getByRole('button', { name: /^Augmenter .*Batignolles/ }))
  await waitFor(() => expect(said()).not.toBeInTheDocument())
})

test('the bar shows at once that it was pressed, unless for another tab', async () => {
  // jsdom has no other tab.
  expectConsoleErrors(/Not implemented: navigation/)
  await renderApp('/', { api: createShop(), cart: aCart({ items: [units(4)] }) })
  const bar = await screen.findByRole('link', { name: /Voir le panier/ })
  fireEvent.click(bar, { ctrlKey: true })
  expect(bar).not.toHaveClass('followed')
  fireEvent.click(bar)
  expect(bar).toHaveClass('followed')
  await waitFor(() => expect(bar).not.toBeInTheDocument())
})

test.each([
  ['a dish more than guests', 14, 'Par personne HT, pour 14', /22,07\s€/],
  ['guests who go without yet', 20, 'Par personne HT, pour 20', /15,45\s€/],
])('the price a head with %s is for the guests', async (_, people, label, price) => {
  const cart = aCart({ guests: { people, groups: [] }, items: [units(15)] })
  await renderApp('/', { api: createShop(), cart })
  await screen.findByText('Total TTC')
  const row = within(await panel()).getByText(label).parentElement
  expect(row).toHaveTextContent(price)
})

test('a meal for one, and what serves no one by itself, have no price a head', async () => {
  await renderApp('/', { api: createShop(), cart: aCart({ items: [units(1)] }) })
  await screen.findByText('Total TTC')
  expect(within(await panel()).queryByText(/^Par personne/)).not.toBeInTheDocument()
})

test('an item that is gone or short leaves the cart and is named', async () => {
  const cart = aCart({ items: [units(30), units(2, '99')] })
  await renderApp('/', { api: createShop(), cart })
  const dialog = within(await screen.findByRole('dialog', { name: 'Votre panier a changé' }))
  expect(dialog.getByText('20 au lieu de 30')).toBeVisible()
  expect(dialog.getByText('Un article de votre panier')).toBeVisible()
  expect(dialog.getByText(/^Nos stocks ont bougé/)).toBeVisible()
})

test('an article that leaves the card after it was shown is called by its name', async () => {
  const api = createShop()
  const { goTo } = await renderApp('/', { api, cart: aCart({ items: [units(4), units(4, '2')] }) })
  await screen.findByRole('button', { name: 'Retirer Plateau Belleville' })
  api.response({ availableInventory: { products: [product()], menus: [], lines: [] } })
  await goTo('/cart')
  const dialog = within(await screen.findByRole('dialog', { name: 'Votre panier a changé' }))
  expect(dialog.getByText('Plateau Belleville').parentElement).toHaveTextContent(
    'Plateau Bellevilleretiré, plus disponible',
  )
})

test('0 typed in the cart takes the article out', async () => {
  const api = createShop()
  const cart = aCart({ items: [units(4), units(2, '2')] })
  const { user } = await renderApp('/cart', { api, cart })
  const field = await screen.findByRole('spinbutton', { name: /Batignolles/ })
  await user.clear(field)
  await user.type(field, '0{Enter}')
  expect(screen.queryByText('Plateau Batignolles')).not.toBeInTheDocument()
  expect(screen.getByText('Plateau Belleville')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  expect(await screen.findByRole('spinbutton', { name: /Batignolles/ })).toHaveValue(4)
})

test('an article that is taken out can be had back with its units', async () => {
  const { user } = await renderApp('/', {
    api: createShop(),
    cart: aCart({ items: [units(4)] }),
  })
  const cart = within(await panel())
  await user.click(await cart.findByRole('button', { name: 'Retirer Plateau Batignolles' }))
  expect(await screen.findByRole('link', { name: 'Panier, vide' })).toBeInTheDocument()
  const said = screen.getByText('Plateau Batignolles retiré du panier.')
  expect(said.closest('[role="status"]')).toHaveAttribute('aria-live', 'polite')
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  expect(await screen.findByRole('link', { name: 'Panier, 4 articles' })).toBeInTheDocument()
  expect(said).not.toBeInTheDocument()
  await waitFor(() => expect(document.body).not.toHaveFocus())
})

test('a stored cart under the least quantity of a dish says what that is', async () => {
  const api = createShop({
    availableInventory: { products: [product({ minimumQuantity: 4 })], menus: [], lines: [] },
  })
  await renderApp('/', { api, cart: aCart({ items: [units(2)] }) })
  const dialog = within(await screen.findByRole('dialog', { name: 'Votre panier a changé' }))
  expect(dialog.getByText(/^À partir de 4\s: retiré$/)).toBeVisible()
  expect(dialog.getByText(/se commandent à partir d’un nombre minimum/)).toBeVisible()
  expect(dialog.queryByText(/Nos stocks/)).not.toBeInTheDocument()
})

test('ordering under the minimum says what is missing, and to what', async () => {
  const cart = aCart({ deliveryDay: TODAY, deliverySlot: NOON, items: [units(2)] })
  const { user } = await renderApp('/', { api: createShop(), cart })
  const commander = await screen.findByRole('button', { name: 'Commander' })
  await user.click(commander)
  const dialog = await screen.findByRole('dialog', {
    name: /^Encore 20,00\s€\sHT pour être livré$/,
  })
  expect(dialog).toHaveTextContent(/Le minimum de commande est de 60,00\s€\sHT\./)
})

test.each(['/', '/cart'])('at %s a chip says each option, and what it costs', async (path) => {
  const api = createShop({ specialConfiguration: { ...FALLBACK_CONFIGURATION, placematPrice: 40 } })
  const { user } = await renderApp(path, { api, cart: aCart({ items: [units(4)] }) })
  const options = within(await screen.findByRole('group', { name: 'Vos options' }))
  const placemats = options.getByRole('button', { name: /^Sets de table · 1,60\s€ HT$/ })
  expect(placemats).toHaveAttribute('aria-pressed', 'false')
  await user.click(placemats)
  expect(placemats).toHaveAttribute('aria-pressed', 'true')
  expect(await screen.findByText('Couverts et options HT')).toBeVisible()
  await waitFor(() => expect(storedCart()).toContain('"hasPlacemats":true'))
})

test('« Commander » leads past the recap when nothing is missing', async () => {
  const cart = aCart({ deliveryDay: TODAY, deliverySlot: NOON, items: [units(4)] })
  const { user, router } = await renderApp('/', { api: createShop(), cart })
  await user.click(await screen.findByRole('button', { name: 'Commander' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/livraison'))
})

test('ordering without a slot opens the choice of the slot', async () => {
  const cart = aCart({ deliveryDay: TODAY, items: [units(4)] })
  const { user } = await renderApp('/', { api: createShop(), cart })
  await user.click(await screen.findByRole('button', { name: 'Commander' }))
  expect(await screen.findByRole('dialog', { name: /À quelle heure/ })).toBeVisible()
})

test('ordering for a slot that has gone says so and keeps the cart', async () => {
  const gone = { start: `${TODAY}T13:00:00+01:00`, end: `${TODAY}T13:30:00+01:00` }
  const cart = aCart({ deliveryDay: TODAY, deliverySlot: gone, items: [units(4)] })
  const { user } = await renderApp('/', { api: createShop(), cart })
  await user.click(await screen.findByRole('button', { name: 'Commander' }))
  expect(await screen.findByRole('dialog', { name: /n’est plus disponible/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Choisir un autre créneau' }))
  expect(await screen.findByRole('dialog', { name: /À quelle heure/ })).toBeVisible()
  expect(within(await panel()).getByText('Plateau Batignolles')).toBeInTheDocument()
})

test('a slot whose lead time passes while the page is open is refused at « Commander »', async () => {
  const api = createShop()
  const cart = aCart({
    ...{ deliveryDay: TODAY, deliverySlot: NOON, items: [units(4)] },
    mainBrandId: '21',
  })
  const { user, router } = await renderApp('/', { api, cart })
  const order = await screen.findByRole('button', { name: 'Commander' })
  const late = { slotStartAt: NOON.start, slotEndAt: NOON.end, disabledSlot: true, stress: 'low' }
  api.response({ businessDaysWithSlots: [{ startAt: NOON.start, slots: [late] }] })
  await user.click(order)
  const title = 'L’heure limite de ce créneau est passée'
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible()
  expect(router.state.location.pathname).toBe('/')
  expect(storedCart()).toContain('"deliverySlot":null')
  expect(api.sent('useSlotNowQuery')[0]?.variables).toMatchObject({ brandId: '21' })
})

test('the cart has a page of its own', async () => {
  await renderApp('/cart', { api: createShop(), cart: aCart({ items: [units(4)] }) })
  expect(await screen.findByRole('heading', { name: 'Votre commande', level: 1 })).toBeVisible()
  expect(await screen.findByText('Plateau Batignolles')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Revenir à la carte' })).toHaveAttribute('href', '/')
})

test('an empty cart leads back to the shop', async () => {
  await renderApp('/cart', { api: createShop() })
  expect(await screen.findByRole('link', { name: 'Voir la carte' })).toHaveAttribute('href', '/')
  expect(screen.getByText(/^Ajoutez ce qui vous fait envie/)).toBeVisible()
})
