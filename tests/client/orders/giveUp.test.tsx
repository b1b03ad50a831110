import { screen, waitFor, within } from '@testing-library/react'
import { HELD_ORDER_KEY } from '../../../src/client/state/heldOrder'
import { refusal, type Responses } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { anAccountOrder } from './anOrder'

const WAITING = {
  status: 'waitingForPayment',
  expiresAt: '2026-11-24T10:20:00+01:00',
  amountDue: 30_000,
  isFullyPaid: false,
  payments: [],
}

const HELD = {
  cartKey: 'key-of-the-cart',
  orderId: 'order-1',
  heldUntil: '2026-11-24T10:20:00+01:00',
  address: '8 Rue de Rivoli, 75004 Paris',
  deliveryDay: '2026-11-26',
  deliverySlot: null,
  items: [],
}

async function openWaiting(responses: Responses = {}) {
  const app = await renderApp('/account/commandes/order-1', {
    api: { order: anAccountOrder(WAITING), getCustomerProfile: {}, ...responses },
    user: CAMILLE,
    inBrowser: { [HELD_ORDER_KEY]: HELD },
  })
  await app.user.click(await screen.findByRole('button', { name: 'Annuler cette commande' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Annuler la commande T-24815/ }))
  return { ...app, dialog, held: () => window.localStorage.getItem(HELD_ORDER_KEY) }
}

test('an order that waits for its payment can be given up, and holds nothing any more', async () => {
  const { user, api, dialog, held } = await openWaiting({ giveUpOrder: true })
  api.response({ order: anAccountOrder({ ...WAITING, status: 'canceled' }) })
  await user.click(dialog.getByRole('button', { name: 'Annuler la commande' }))
  expect(await screen.findByText('Votre commande est annulée.')).toBeVisible()
  expect(api.sent('useGiveUpOrderMutation')[0]?.variables).toEqual({ orderId: 'order-1' })
  expect(await screen.findByText(/Cette commande a été annulée/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Annuler cette commande' })).not.toBeInTheDocument()
  expect(held()).toBeNull()
  await waitFor(() => expect(document.body).not.toHaveFocus())
})

test('who keeps it changes nothing', async () => {
  const { user, api, dialog } = await openWaiting()
  await user.click(dialog.getByRole('button', { name: 'La garder' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(api.sent('useGiveUpOrderMutation')).toEqual([])
})

test('one whose money may still move stays, and so does one that could not be told', async () => {
  const { user, api, dialog, held } = await openWaiting({ giveUpOrder: false })
  const confirm = dialog.getByRole('button', { name: 'Annuler la commande' })
  await user.click(confirm)
  expect(await dialog.findByText(/elle ne peut pas être annulée maintenant/)).toBeVisible()

  api.response({
    giveUpOrder: () => {
      throw refusal('PAYMENT_FAILED', 'silent')
    },
  })
  await user.click(confirm)
  await waitFor(() => expect(api.sent('useGiveUpOrderMutation').length).toBeGreaterThan(1))
  expect(await dialog.findByRole('alert')).toBeVisible()
  expect(JSON.parse(held() ?? '')).toEqual(HELD)
})

test('an order that is paid, delivered or to be paid by transfer cannot be given up here', async () => {
  await renderApp('/account/commandes/order-1', {
    api: {
      order: anAccountOrder({ amountDue: 30_000, payByCreditTransfer: true }),
      getCustomerProfile: {},
    },
    user: CAMILLE,
  })
  await screen.findByRole('heading', { level: 1, name: 'Commande T-24815' })
  expect(screen.queryByRole('button', { name: 'Annuler cette commande' })).not.toBeInTheDocument()
})
