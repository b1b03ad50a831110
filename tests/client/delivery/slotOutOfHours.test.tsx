import { screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '../../support/renderApp'
import { aCart, createShop, product, TODAY, TOMORROW, TRAY, units } from '../../support/shopFront'
import { storedCart } from '../../support/storedCart'

const lineOf = (id: string, name: string) => ({ ...TRAY.line, id, name })
const pastry = lineOf('LIGNE-PATISSERIE', 'Pâtisserie')
const breakfast = lineOf('LIGNE-PETITS-DEJEUNERS', 'Petits-déjeuners')
const tarts = { ...units(1, '70'), lineId: pastry.id }
const breakfasts = { ...units(2, '80'), lineId: breakfast.id }

const late = (day: string) => ({
  start: `${day}T16:00:00+01:00`,
  end: `${day}T16:30:00+01:00`,
})

/** Presses 16:00 in the list of the pastry. */
async function chooseLate(cart: Parameters<typeof aCart>[0], day: string, now?: string) {
  const { start: slotStartAt, end: slotEndAt } = late(day)
  const listed = {
    startAt: `${day}T08:00:00+01:00`,
    endAt: `${day}T19:00:00+01:00`,
    status: 'openWithSales',
    slots: [{ slotStartAt, slotEndAt, disabledSlot: false, stress: 'low' }],
  }
  const availableInventory = {
    products: [
      TRAY,
      product({ id: '70', name: 'Tarte fine', line: pastry }),
      product({ id: '80', name: 'Réveil parisien', line: breakfast }),
    ],
    menus: [],
    lines: [TRAY.line, pastry, breakfast],
  }
  const api = createShop({ businessDaysWithSlots: [listed], availableInventory })
  const { user } = await renderApp('/shop/patisserie', {
    api,
    cart: aCart({ lineId: pastry.id, mainBrandId: '21', deliveryDay: day, ...cart }),
    ...(now && { now }),
  })
  await user.click(await screen.findByRole('button', { name: /^À quelle heure/ }))
  const panel = within(await screen.findByRole('dialog', { name: /À quelle heure/ }))
  await user.click(await panel.findByRole('button', { name: /^16\sh\s00/ }))
  return user
}

test('breakfasts that the slot does not suit either are named, and leave with the rest', async () => {
  const user = await chooseLate({ items: [tarts, units(4), breakfasts] }, TODAY)
  const notice = within(
    await screen.findByRole('dialog', { name: /ne peuvent pas être livrés avec les autres/ }),
  )
  expect(notice.getByText(/Plateaux repas\s: de 11\sh\s00/)).toHaveTextContent(
    /Petits-déjeuners\s: de 7\sh\s30 à 11\sh\s00/,
  )
  await user.click(notice.getByRole('button', { name: 'Retirer ces articles' }))
  await waitFor(() =>
    expect(storedCart()).toMatchObject({ items: [tarts], deliverySlot: late(TODAY) }),
  )
})

test('a far address is refused before anything is to leave for the slot', async () => {
  const far = { items: [tarts, units(4)], distanceToDistributionPoint: 10_500 }
  await chooseLate(far, TOMORROW, '2026-11-24T18:30:00+01:00')
  expect(await screen.findByRole('dialog', { name: /Trop tard pour cette adresse/ })).toBeVisible()
})
