import { screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '../../support/renderApp'
import { aCart, createShop, NOON, product, TODAY, TRAY, units } from '../../support/shopFront'
import { storedCart } from '../../support/storedCart'

const line = { ...TRAY.line, id: 'LIGNE-PETITS-DEJEUNERS', name: 'Petits-déjeuners' }
const BREAKFAST = product({ id: '80', name: 'Réveil parisien', line })
const breakfasts = { ...units(2, '80'), lineId: line.id }

async function chooseNoon() {
  const availableInventory = {
    products: [TRAY, BREAKFAST],
    menus: [],
    lines: [TRAY.line, line],
  }
  const api = createShop({ availableInventory })
  const cart = aCart({ deliveryDay: TODAY, items: [units(4), breakfasts] })
  const { user } = await renderApp('/', { api, cart })
  await user.click(await screen.findByRole('button', { name: /^À quelle heure/ }))
  const panel = within(await screen.findByRole('dialog', { name: /À quelle heure/ }))
  await user.click(await panel.findByRole('button', { name: /^12\sh\s00/ }))
  const question = await screen.findByRole('dialog', { name: /petits-déjeuners partent le matin/ })
  expect(storedCart()).toMatchObject({ items: [units(4), breakfasts], deliverySlot: null })
  return {
    user,
    decide: (name: string) => user.click(within(question).getByRole('button', { name })),
  }
}

test('a slot outside the breakfast hours takes the breakfasts out once that is confirmed, and gives them back on demand', async () => {
  const { user, decide } = await chooseNoon()
  await decide('Retirer les petits-déjeuners')
  await waitFor(() => expect(storedCart()).toMatchObject({ items: [units(4)], deliverySlot: NOON }))
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  await waitFor(() =>
    expect(storedCart()).toMatchObject({ items: [units(4), breakfasts], deliverySlot: null }),
  )
})

test('it leaves the breakfasts and the old slot where they are once it is given up', async () => {
  const { decide } = await chooseNoon()
  await decide('Garder mon créneau')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(storedCart()).toMatchObject({ items: [units(4), breakfasts], deliverySlot: null })
})
