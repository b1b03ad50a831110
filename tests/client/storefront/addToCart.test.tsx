import { screen, waitFor, within } from '@testing-library/react'
import { addOffer } from '../../../src/client/areas/storefront/catalogue/addOffer'
import { press } from '../../support/press'
import { renderApp } from '../../support/renderApp'
import { aCart, ADDRESS, createShop, MENU, product, units } from '../../support/shopFront'

jest.mock('../../../src/client/areas/storefront/catalogue/addOffer', () => {
  const actual = jest.requireActual('../../../src/client/areas/storefront/catalogue/addOffer')
  return { ...actual, addOffer: jest.fn(actual.addOffer) }
})

const quantity = (name: string) =>
  screen.findAllByRole('spinbutton', { name: `la quantité de ${name}` })

test('adding without an address asks for it, then adds what was wanted', async () => {
  const { user } = await renderApp('/', { api: createShop() })
  await user.click(await screen.findByRole('button', { name: 'Ajouter Plateau Belleville' }))
  const dialog = await screen.findByRole('dialog', { name: /Où livrons-nous votre commande/ })
  await user.type(within(dialog).getByRole('combobox'), '8 rue de rivoli')
  await user.click(await within(dialog).findByRole('option', { name: ADDRESS }))
  expect((await quantity('Plateau Belleville'))[0]).toHaveValue(1)
  await waitFor(() =>
    expect(window.dataLayer).toContainEqual(
      expect.objectContaining({ event: 'addToCart', itemId: '2', qty: 1 }),
    ),
  )
})

test.each([
  ['16', true],
  ['12', false],
])(
  'an article that the slot at %s:00 does not deliver says so as it is added: %s',
  async (hour, isSaid) => {
    const day = '2026-11-24'
    const deliverySlot = { start: `${day}T${hour}:00:00+01:00`, end: `${day}T${hour}:30:00+01:00` }
    const cart = aCart({ deliveryDay: day, deliverySlot })
    const { user } = await renderApp('/', { api: createShop(), cart })
    await user.click(await screen.findByRole('button', { name: 'Ajouter Plateau Belleville' }))
    expect((await quantity('Plateau Belleville'))[0]).toHaveValue(1)
    const words = /Plateau Belleville n’est pas livré à 16\sh\s00\s: choisissez un autre créneau/
    expect(screen.queryAllByText(words)).toHaveLength(isSaid ? 1 : 0)
  },
)

test('adding moves the focus to the quantity, giving up moves it back', async () => {
  const { user } = await renderApp('/', { api: createShop(), cart: aCart() })
  await user.click(await screen.findByRole('button', { name: 'Ajouter Plateau Belleville' }))
  const card = screen.getByRole('article', { name: /Belleville/ })
  expect(
    within(card).getByRole('button', { name: 'Augmenter la quantité de Plateau Belleville' }),
  ).toHaveFocus()
})

test('giving up the last unit moves the focus back to « Ajouter »', async () => {
  const { user } = await renderApp('/', { api: createShop(), cart: aCart({ items: [units(1)] }) })
  const card = await screen.findByRole('article', { name: /Batignolles/ })
  await user.click(within(card).getByRole('button', { name: /^Diminuer/ }))
  expect(within(card).getByRole('button', { name: 'Ajouter Plateau Batignolles' })).toHaveFocus()
})

test('a menu and a product of the same id have each their own units', async () => {
  const products = [product()]
  const api = createShop({ availableInventory: { products, menus: [MENU], lines: [] } })
  const { user } = await renderApp('/', { api, cart: aCart() })
  const dish = await screen.findByRole('article', { name: /Batignolles/ })
  await user.click(within(dish).getByRole('button', { name: /^Ajouter/ }))
  expect(within(dish).getByRole('spinbutton')).toHaveValue(1)
  const menu = screen.getByRole('article', { name: new RegExp(MENU.name) })
  expect(within(menu).queryByRole('spinbutton')).not.toBeInTheDocument()
  await user.click(within(menu).getByRole('button', { name: /^Ajouter/ }))
  expect(within(menu).getByRole('spinbutton')).toHaveValue(1)
  expect(within(dish).getByRole('spinbutton')).toHaveValue(1)
})

test('what a card’s stepper took out comes back with its units, and the focus with it', async () => {
  const { user } = await renderApp('/', { api: createShop(), cart: aCart({ items: [units(1)] }) })
  const card = await screen.findByRole('article', { name: /Batignolles/ })
  await user.click(within(card).getByRole('button', { name: /^Diminuer/ }))
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  expect(within(card).getByRole('spinbutton')).toHaveValue(1)
  await waitFor(() => expect(within(card).getByRole('button', { name: /^Diminuer/ })).toHaveFocus())
})

test('the second tap of a double one does nothing to the stepper that has come under it', async () => {
  await renderApp('/', { api: createShop(), cart: aCart() })
  press(await screen.findByRole('button', { name: 'Ajouter Plateau Belleville' }), { time: 1000 })
  const card = screen.getByRole('article', { name: /Belleville/ })
  const more = within(card).getByRole('button', { name: /^Augmenter/ })
  press(more, { time: 1399 })
  expect(within(card).getByRole('spinbutton')).toHaveValue(1)
  press(more, { time: 1400 })
  expect(within(card).getByRole('spinbutton')).toHaveValue(2)
})

test('adding renders the card that was pressed, and no other one of the grid', async () => {
  const dishes = Array.from({ length: 30 }, (_, at) =>
    product({ id: String(at + 1), name: `Plateau ${at + 1}` }),
  )
  const offers = jest.mocked(addOffer)
  const { user } = await renderApp('/', { api: shopOf(...dishes), cart: aCart() })
  const add = await screen.findByRole('button', { name: 'Ajouter Plateau 7' })
  // The first item brings the code of the filled cart.
  await user.click(await screen.findByRole('button', { name: 'Ajouter Plateau 1' }))
  await screen.findAllByRole('button', { name: 'Commander' })
  offers.mockClear()
  await user.click(add)
  await screen.findByRole('link', { name: 'Panier, 2 articles' })
  const rendered = new Set(offers.mock.calls.map(([{ name }]) => name))
  expect([...rendered]).toEqual(['Plateau 7'])
})

test('a quantity can be typed, up to what is left, which is said', async () => {
  const cart = aCart({ items: [units(1)], deliveryDay: '2026-11-25' })
  const { user } = await renderApp('/', { api: createShop(), cart })
  const [field] = await quantity('Plateau Batignolles')
  if (!field) throw new Error('The quantity is not shown')
  await user.clear(field)
  await user.type(field, '60{Enter}')
  expect(field).toHaveValue(20)
  const card = screen.getByRole('article', { name: /Batignolles/ })
  const note = within(card).getByText('Il en reste 20 pour mercredi')
  expect(note).toHaveAttribute('aria-live', 'polite')
  await user.click(within(card).getByRole('button', { name: /^Diminuer/ }))
  expect(note).toBeEmptyDOMElement()
})

test('the cart says too why a quantity is less than the one that was typed', async () => {
  const { user } = await renderApp('/cart', {
    api: createShop(),
    cart: aCart({ items: [units(1)], deliveryDay: '2026-11-26' }),
  })
  const [field] = await quantity('Plateau Batignolles')
  if (!field) throw new Error('The quantity is not shown')
  await user.clear(field)
  await user.type(field, '500{Enter}')
  expect(field).toHaveValue(20)
  expect(screen.getByText('Il en reste 20 pour jeudi')).toBeVisible()
})

test('0 and Enter take a dish away, and the same key does not add it again', async () => {
  const { user } = await renderApp('/', { api: createShop(), cart: aCart({ items: [units(3)] }) })
  const [field] = await quantity('Plateau Batignolles')
  if (!field) throw new Error('The quantity is not shown')
  window.dataLayer = []
  await user.clear(field)
  await user.type(field, '0{Enter}')
  expect(screen.getByRole('button', { name: 'Ajouter Plateau Batignolles' })).toHaveFocus()
  expect(screen.queryByRole('spinbutton', { name: /Batignolles/ })).not.toBeInTheDocument()
  window.dispatchEvent(new Event('pagehide'))
  expect(window.dataLayer.filter(({ event }) => event === 'addToCart')).toEqual([])
})

test('0 takes away a dish that is sold from four on, in its card and in the cart beside', async () => {
  const api = shopOf(product({ minimumQuantity: 4 }))
  const { user } = await renderApp('/', { api, cart: aCart({ items: [units(6)] }) })
  const fieldIn = (place: HTMLElement) =>
    within(place).queryByRole('spinbutton', { name: /Batignolles/ })
  const typeZero = async (place: HTMLElement) => {
    const field = await within(place).findByRole('spinbutton', { name: /Batignolles/ })
    await user.clear(field)
    await user.type(field, '0{Enter}')
  }
  const card = await screen.findByRole('article', { name: /Batignolles/ })
  const panel = () => screen.getByRole('complementary', { name: 'Votre commande' })
  await typeZero(card)
  expect(fieldIn(card)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(fieldIn(card)).toHaveValue(6))
  await typeZero(panel())
  expect(fieldIn(panel())).not.toBeInTheDocument()
  expect(fieldIn(card)).not.toBeInTheDocument()
})

test('a number typed under the least quantity becomes it, and says so', async () => {
  const api = shopOf(product({ minimumQuantity: 4 }))
  const { user } = await renderApp('/', { api, cart: aCart({ items: [units(6)] }) })
  const [field] = await quantity('Plateau Batignolles')
  if (!field) throw new Error('The quantity is not shown')
  const card = screen.getByRole('article', { name: /Batignolles/ })
  const told = () => within(card).getAllByText('À partir de 4')
  expect(told()).toHaveLength(1)
  await user.clear(field)
  await user.type(field, '2{Enter}')
  expect(field).toHaveValue(4)
  expect(told()).toHaveLength(2)
})

test('menus in the cart use up the portions of their products', async () => {
  const cart = aCart({ items: [units(9, '1', 'menu'), units(1)] })
  const { user } = await renderApp('/', { api: createShop(), cart })
  const [field] = await quantity('Plateau Batignolles')
  if (!field) throw new Error('The quantity is not shown')
  await user.clear(field)
  await user.type(field, '60{Enter}')
  expect(field).toHaveValue(2)
})

const shopOf = (...products: object[]) =>
  createShop({ availableInventory: { products, menus: [], lines: [] } })

test('no more than 100 units of a dish can be chosen, in the shop or in the cart', async () => {
  const api = shopOf(product({ available: 400 }))
  const { user } = await renderApp('/', { api, cart: aCart({ items: [units(1)] }) })
  const fields = await quantity('Plateau Batignolles')
  expect(fields.length).toBeGreaterThan(1)
  for (const field of fields) {
    await user.clear(field)
    await user.type(field, '250{Enter}')
    expect(field).toHaveValue(100)
  }
  expect(screen.getAllByText('100 au plus par article')).toHaveLength(fields.length)
})

test('a dish is added with the least quantity that it is sold in', async () => {
  const api = shopOf(product({ minimumQuantity: 6 }))
  const { user } = await renderApp('/', { api, cart: aCart() })
  await user.click(await screen.findByRole('button', { name: 'Ajouter Plateau Batignolles' }))
  expect((await quantity('Plateau Batignolles'))[0]).toHaveValue(6)
})

test('a dish that is off sale says why and cannot be added', async () => {
  const unavailabilityPublicMessage = 'De retour lundi, après la cueillette.'
  await renderApp('/', { api: shopOf(product({ available: 0, unavailabilityPublicMessage })) })
  const card = await screen.findByRole('article', { name: /Batignolles/ })
  expect(card).toHaveTextContent(unavailabilityPublicMessage)
  expect(within(card).queryByRole('button', { name: /^Ajouter/ })).not.toBeInTheDocument()
})
