import { screen, within } from '@testing-library/react'
import { renderApp } from '../../support/renderApp'
import { aCart, ADDRESS, createShop, units } from '../../support/shopFront'

const quantity = (name: string) =>
  screen.findAllByRole('spinbutton', { name: `la quantité de ${name}` })

test('adding without an address asks for it, then adds what was wanted', async () => {
  const { user } = await renderApp('/', { api: createShop() })
  await user.click(await screen.findByRole('button', { name: 'Ajouter Plateau Belleville' }))
  const dialog = await screen.findByRole('dialog', { name: /Où livrons-nous votre commande/ })
  await user.type(within(dialog).getByRole('combobox'), '8 rue de rivoli')
  await user.click(await within(dialog).findByRole('option', { name: ADDRESS }))
  expect((await quantity('Plateau Belleville'))[0]).toHaveValue(1)
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
