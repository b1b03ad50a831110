import { screen, within } from '@testing-library/react'
import { renderApp } from '../../support/renderApp'
import { aCart, ADDRESS, createShop, product, units } from '../../support/shopFront'

const quantity = (name: string) =>
  screen.findAllByRole('spinbutton', { name: `la quantité de ${name}` })

test('adding without an address asks for it, then adds what was wanted', async () => {
  const { user } = await renderApp('/', { api: createShop() })
  await user.click(await screen.findByRole('button', { name: 'Ajouter Plateau Belleville' }))
  const dialog = await screen.findByRole('dialog', { name: /Où livrons-nous votre commande/ })
  await user.type(within(dialog).getByRole('combobox'), '8 rue de rivoli')
  await user.click(await within(dialog).findByRole('option', { name: ADDRESS }))
  expect((await quantity('Plateau Belleville'))[0]).toHaveValue(1)
  expect(window.dataLayer).toContainEqual(
    expect.objectContaining({ event: 'addToCart', itemId: '2', qty: 1 }),
  )
})

test('adding moves the focus to the quantity, giving up moves it back', async () => {
  const { user } = await renderApp('/', { api: createShop(), cart: aCart() })
  await user.click(await screen.findByRole('button', { name: 'Ajouter Plateau Belleville' }))
  const card = screen.getByRole('article', { name: /Belleville/ })
  expect(
    within(card).getByRole('button', { name: 'Augmenter la quantité de Plateau Belleville' }),
  ).toHaveFocus()
  await user.click(within(card).getByRole('button', { name: /^Diminuer/ }))
  expect(within(card).getByRole('button', { name: 'Ajouter Plateau Belleville' })).toHaveFocus()
})

test('a quantity can be typed, up to what is left', async () => {
  const { user } = await renderApp('/', { api: createShop(), cart: aCart({ items: [units(1)] }) })
  const [field] = await quantity('Plateau Batignolles')
  if (!field) throw new Error('The quantity is not shown')
  await user.clear(field)
  await user.type(field, '60{Enter}')
  expect(field).toHaveValue(20)
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
