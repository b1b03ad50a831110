// Its code comes with the first visit: the first test would wait for the compiler.
import '../../../src/client/areas/known/AsLastTime'
import { screen, waitFor, within } from '@testing-library/react'
import { expectTermsBySentence } from '../../support/acceptedTerms'
import { renderApp } from '../../support/renderApp'
import { refusal } from '../../support/fakeApi'
import { aCart, LINE, units } from '../../support/shopFront'
import { storedCart } from '../../support/storedCart'
import { createCheckout, stored } from '../checkout/checkoutServer'
import { payButton } from '../paying/cardForm'
import {
  FRIDAY,
  card,
  dayWithSlot,
  inventory,
  lastFriday,
  KNOWN,
  openHome,
  openButton,
  sheet,
  openSheet,
} from './knownCustomer'

test('home opens with the last meal: dishes, people, price and the next same weekday', async () => {
  await openHome()
  await openButton()
  const opening = screen.getByRole('region', { name: 'Comme vendredi dernier' })
  expect(opening).toHaveTextContent(/4 × Plateau Batignolles/)
  expect(opening).toHaveTextContent(/pour 4 personnes · 300,00 € TTC ce jour-là/)
  expect(opening).toHaveTextContent(/Prochain vendredi possible : vendredi 27 novembre à 12 h 00/)
})

test('home does not propose a date that is left out of an order of every week', async () => {
  const dates = [
    { day: FRIDAY, state: 'skipped' },
    { day: '2026-12-04', state: 'planned' },
  ]
  await openHome({ getCustomerProfile: { stripeCustomerId: 'cus_1', plans: [{ dates }] } })
  await openButton()
  const opening = screen.getByRole('region', { name: 'Comme vendredi dernier' })
  expect(opening).not.toHaveTextContent(/27 novembre/)
})

test('a Friday that is not the next one is named by its date on the button', async () => {
  const placed = lastFriday({
    id: 'order-1',
    status: 'confirmed',
    slotStartAt: `${FRIDAY}T12:00:00+01:00`,
  })
  await openHome({
    orders: [placed, lastFriday()],
    businessDaysWithSlots: [dayWithSlot(FRIDAY), dayWithSlot('2026-12-04')],
  })
  expect(await openButton()).toHaveTextContent(/^Recommander pour le 4 décembre$/)
})

test('two presses order and pay the same again, and leave the cart alone', async () => {
  const { user, router, api } = await openSheet()
  const pay = await payButton()
  expect(pay).toHaveTextContent(/^Payer 98,80 € TTC$/)
  expectTermsBySentence(pay)
  expect(sheet()).toHaveTextContent(/Hélène Marchand, 06 12 34 56 78/)
  expect(sheet()).toHaveTextContent(/Atelier Nord, Camille Roche, 1 rue du Siège/)
  expect(sheet().textContent).toContain('1 rue du Siège, 75002\u00a0Paris')
  // They stay in view with the button, whatever scrolls behind.
  const foot = pay.parentElement?.parentElement
  expect(foot).toHaveTextContent(/Avec la carte Visa •••• 0003/)
  expect(foot).toHaveTextContent(/En validant, vous acceptez/)
  await user.click(pay)
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/confirmation'))
  expect(router.state.location.search).toBe('?commande=order-1')
  expect(api.confirmed).toEqual(['pi-order-1'])
  expect(api.orderedCart()).toMatchObject({
    address: '8 Rue de Rivoli, 75004 Paris',
    deliveryDay: FRIDAY,
    deliverySlot: { start: `${FRIDAY}T12:00:00+01:00` },
    items: [{ itemId: '1', type: 'product', lineId: LINE, qty: 4 }],
    deliveryContact: { name: 'Hélène Marchand' },
    invoiceContact: { customerName: 'Camille Roche' },
  })
  expect(storedCart()).toMatchObject(aCart({ items: [units(2)] }))
})

test('a double press makes one order and one payment', async () => {
  const { user, api, router } = await openSheet()
  await user.dblClick(await payButton())
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/confirmation'))
  expect(api.orders.size).toBe(1)
  expect(api.confirmed).toHaveLength(1)
})

test('a price that changed meanwhile is shown first, and paid with the next press', async () => {
  const { user, api, router } = await openSheet()
  await payButton()
  api.response({
    availableInventory: inventory({ price: 2100 }),
    setCart: () => stored({ totals: { sumPriceCartTTC: 10_320 } }),
  })
  await user.click(await payButton())
  expect(
    await screen.findByText(/Le prix a changé : votre commande est maintenant à 103,20 € TTC/),
  ).toBeVisible()
  expect(api.orders.size).toBe(0)
  expect(await screen.findByText(/21,00 € HT l’unité, au lieu de 20,00 €/)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: /^Payer 103,20\s€ TTC$/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/confirmation'))
  expect(api.confirmed).toEqual(['pi-order-1'])
})

test('stock that ran short meanwhile is shown first', async () => {
  const { user, api } = await openSheet()
  await payButton()
  const change = { itemId: '1', type: 'product', lineId: LINE, name: 'Plateau Batignolles' }
  api.response({
    availableInventory: inventory({ available: 3 }),
    setCart: () =>
      stored({ changes: [{ ...change, requestedQty: 4, qty: 3, minimumQuantity: null }] }),
  })
  await user.click(await payButton())
  expect(await screen.findByText(/Le stock vient de changer/)).toBeVisible()
  expect(await screen.findByText('Il en reste 3 sur les 4 commandés')).toBeVisible()
  expect(api.orders.size).toBe(0)
})

test('a slot that was taken meanwhile gives way to the next one, in words', async () => {
  const { user, api } = await openSheet({ createOrder: () => 'SLOT_UNAVAILABLE' })
  await user.click(await payButton())
  expect(await screen.findByText(/Ce créneau vient d’être pris. Rien n’a été débité/)).toBeVisible()
  const hours = within(screen.getByLabelText('Créneau')).getAllByRole('option')
  expect(hours.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^12\sh\s30 – 13\sh\s00$/),
  ])
  expect(api.confirmed).toEqual([])
})

test('a card that the bank declines is told, and the same order is taken up again', async () => {
  const { user, api } = await openSheet({
    listCardsForCustomer: [card({ id: 'pm_declined' }), card({ last4: '4242' })],
  })
  await user.click(await payButton())
  expect(await screen.findByText(/Votre carte a été refusée/)).toBeVisible()
  await user.selectOptions(
    screen.getByLabelText('Carte'),
    screen.getByRole('option', { name: /4242/ }),
  )
  await user.click(await payButton())
  await waitFor(() => expect(api.confirmed).toEqual(['pi-order-1', 'pi-order-1']))
  expect(api.orders.size).toBe(1)
})

test('a session that ended meanwhile opens the sign-in', async () => {
  const { user } = await openSheet({
    setCart: () => {
      throw refusal('UNAUTHENTICATED', 'Signed out')
    },
  })
  await user.click(await payButton())
  expect(await screen.findByRole('dialog', { name: /connect/i })).toBeVisible()
})

test('without a good card the order goes into the cart and to the checkout', async () => {
  const { user, router } = await openSheet({
    listCardsForCustomer: [card({ exp_year: 2025 })],
    lastDeliveryContacts: [],
    lastInvoiceContacts: [],
  })
  await user.click(await screen.findByRole('button', { name: 'Remplir mon panier et payer' }))
  await user.click(await screen.findByRole('button', { name: 'Remplacer' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/order'))
  expect(storedCart()).toMatchObject({ deliveryDay: FRIDAY, items: [{ itemId: '1', qty: 4 }] })
})

test('what is under the minimum by now cannot be paid here', async () => {
  await openSheet({ availableInventory: inventory({ available: 2 }) })
  expect(await screen.findByText(/Il manque 20,00 € HT pour atteindre le minimum/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Payer / })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Modifier dans le panier' })).toBeVisible()
})

test.each([
  ['a customer who has not eaten yet', { orders: [lastFriday({ status: 'canceled' })] }],
  ['an address that is not delivered any more', { deliveryZoneForCoords: null }],
  [
    'a shop that does not respond',
    {
      orders: () => {
        throw refusal('INTERNAL_SERVER_ERROR', 'Lost')
      },
    },
  ],
])('%s finds the home that everyone has', async (_, changes) => {
  await openHome(changes)
  expect(await screen.findByRole('article', { name: /Batignolles/ })).toBeVisible()
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Recommander pour/ })).not.toBeInTheDocument(),
  )
})

test('a month that is ordered ahead hides neither the last meal nor its days', async () => {
  const ahead = Array.from({ length: 20 }, (_, index) =>
    lastFriday({
      id: `ahead-${index}`,
      status: 'confirmed',
      slotStartAt: `2026-12-${String(index + 1).padStart(2, '0')}T12:00:00+01:00`,
    }),
  )
  const all = [
    ...ahead,
    lastFriday({
      id: 'ahead-friday',
      status: 'confirmed',
      slotStartAt: `${FRIDAY}T12:00:00+01:00`,
    }),
    lastFriday(),
  ]
  const { api } = await openHome({
    orders: ({ limit }: { limit: number }) => all.slice(0, limit),
    order: ({ id }: { id: string }) => all.find((order) => order.id === id),
  })
  expect(await openButton()).toHaveTextContent(/^Recommander pour mercredi$/)
  expect(screen.getByRole('region', { name: 'Comme vendredi dernier' })).toBeVisible()
  expect(api.sent('AsLastTimeQuery')).toHaveLength(2)
})

test('a visitor is asked nothing', async () => {
  const api = createCheckout(KNOWN)
  await renderApp('/', { api })
  await screen.findByRole('article', { name: /Batignolles/ })
  expect(api.sent('AsLastTimeQuery')).toEqual([])
})
