// Its code comes with the first visit: the first test would wait for the compiler.
import '../../../src/client/areas/known/AsLastTime'
import { screen, waitFor } from '@testing-library/react'
import { MENU, product } from '../../support/shopFront'
import { storedCart } from '../../support/storedCart'
import { payButton } from '../paying/cardForm'
import { FRIDAY, inventory, lastFriday, openSheet, sheet } from './knownCustomer'

const AFTER_MEAL = { start: `${FRIDAY}T14:30:00+01:00`, end: `${FRIDAY}T15:00:00+01:00` }

const AGREED = {
  recoveryContactId: '0',
  recoveryContactName: 'Paul Roy',
  recoveryContactPhone: '06 99 88 77 66',
  recoveryInstructions: 'Quai 2',
  bookedRecoveryHour: '2026-11-20T16:15:00+01:00',
  recoveryAddress: { title: '10 Rue de Rivoli, 75004 Paris', lat: 48.85, lng: 2.35 },
  selectedSlot: { start: '2026-11-20T16:00:00+01:00', end: '2026-11-20T16:30:00+01:00' },
}

test('trays that are ordered again are fetched after the meal, which the sheet says and the order has', async () => {
  const { user, api, router } = await openSheet()
  const pay = await payButton()
  expect(sheet()).toHaveTextContent(
    /Reprise des plateauxvendredi 27 novembre, entre 14\sh\s30 et 15\sh\s00 · Hélène Marchand/,
  )
  await user.click(pay)
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/confirmation'))
  expect(api.orderedCart()).toMatchObject({
    itemRecovery: { selectedSlot: AFTER_MEAL, recoveryContactName: 'Hélène Marchand' },
  })
})

test('who handed the trays over, where and how is taken over, with a new hour', async () => {
  const { user, api, router } = await openSheet({ orders: [lastFriday({ itemRecovery: AGREED })] })
  const pay = await payButton()
  expect(sheet()).toHaveTextContent(
    /vendredi 27 novembre, entre 14\sh\s30 et 15\sh\s00 · Paul Roy · 10 Rue de Rivoli/,
  )
  expect(sheet()).toHaveTextContent(/Consignes pour la repriseQuai 2/)
  await user.click(pay)
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/confirmation'))
  expect(api.orderedCart()).toMatchObject({
    itemRecovery: {
      selectedSlot: AFTER_MEAL,
      bookedRecoveryHour: `${FRIDAY}T14:45:00+01:00`,
      recoveryContactName: 'Paul Roy',
      recoveryContactPhone: '06 99 88 77 66',
      recoveryInstructions: 'Quai 2',
      recoveryAddress: AGREED.recoveryAddress,
    },
  })
})

test('an order that is put into the cart takes along who hands its trays over', async () => {
  const { user, router } = await openSheet({ orders: [lastFriday({ itemRecovery: AGREED })] })
  await payButton()
  await user.click(screen.getByRole('button', { name: 'Modifier dans le panier' }))
  await user.click(await screen.findByRole('button', { name: 'Remplacer' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/order'))
  expect(storedCart()).toMatchObject({
    itemRecovery: { recoveryContactName: 'Paul Roy', selectedSlot: null },
  })
})

test('an order without a tray has no recovery to tell', async () => {
  await openSheet({
    availableInventory: {
      ...inventory(),
      products: [product({ available: 50, category: 'Other' })],
      menus: [MENU],
    },
  })
  await payButton()
  expect(sheet()).not.toHaveTextContent('Reprise des plateaux')
})
