import { act, screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '../../support/renderApp'
import { aCart, createShop, NOON, product, TODAY, TRAY, units } from '../../support/shopFront'

const WEDNESDAY = '2026-11-25'
const inventoryOf = (date: string) => ({
  products: [date === TODAY ? TRAY : product({ available: 4 })],
  menus: [],
  lines: [],
})

/** A shop whose lists, once they are held, arrive by their day when the test says so. */
function slowShop() {
  const waiting: { date: string; arrive: () => void }[] = []
  let isHeld = false
  const api = createShop({
    availableInventory: ({ input: { date } }: { input: { date: string } }) =>
      isHeld
        ? new Promise((resolve) => waiting.push({ date, arrive: () => resolve(inventoryOf(date)) }))
        : inventoryOf(date),
  })
  const due = (date: string) => waiting.filter((list) => list.date === date)
  const untilRequested = (date: string) => waitFor(() => expect(due(date)).not.toHaveLength(0))
  return {
    api,
    hold: () => {
      isHeld = true
    },
    untilRequested,
    arrive: async (date: string) => {
      await untilRequested(date)
      await act(async () => {
        for (const { arrive } of due(date)) arrive()
        await new Promise((resolve) => setTimeout(resolve, 20))
      })
    },
  }
}

async function changeToWednesday() {
  const shop = slowShop()
  const cart = aCart({ deliveryDay: TODAY, deliverySlot: NOON, items: [units(6)] })
  const { user } = await renderApp('/', { api: shop.api, cart })
  await user.click(await screen.findByRole('button', { name: /^Quand/ }))
  const days = within(await screen.findByRole('dialog', { name: /^Quel jour/ }))
  await user.click(await days.findByRole('button', { name: /mercredi 25(?!\snovembre\s·)/ }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Changer de jour/ }))
  expect(await dialog.findByText('4 au lieu de 6')).toBeVisible()
  shop.hold()
  await user.click(dialog.getByRole('button', { name: 'Changer et garder mon panier' }))
  expect(await screen.findByRole('link', { name: 'Panier, 4 articles' })).toBeVisible()
  // It is requested once the page shows what was pressed: a choice that is taken back before that requests nothing.
  await shop.untilRequested(WEDNESDAY)
  return { ...shop, user, undo: () => user.click(screen.getByRole('button', { name: 'Annuler' })) }
}

const expectItBack = async () => {
  expect(await screen.findByRole('link', { name: 'Panier, 6 articles' })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Quand/ })).toHaveTextContent('mardi 24')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
}

describe('a cart that is taken back to its day before the list of the other day has come', () => {
  test.each([
    ['first', [WEDNESDAY, TODAY]],
    ['last', [TODAY, WEDNESDAY]],
  ])('keeps its dishes where that list comes %s', async (_, order) => {
    const { undo, arrive } = await changeToWednesday()
    await undo()
    await expectItBack()
    for (const date of order) {
      await arrive(date)
      await expectItBack()
    }
  })

  test('keeps its dishes where that list has just come', async () => {
    const { undo, arrive } = await changeToWednesday()
    await arrive(WEDNESDAY)
    await undo()
    await expectItBack()
    await arrive(TODAY)
    await expectItBack()
  })
})
