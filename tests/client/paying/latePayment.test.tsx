import { screen, waitFor, within } from '@testing-library/react'
import { expectConsoleErrors } from '../../support/consoleErrors'
import { refusal, type Responses } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { fillCard, payButton } from './cardForm'
import { ACCEPTED, createCheckout, DECLINED } from '../checkout/checkoutServer'
import { anAccountOrder } from '../orders/anOrder'

const WAITING = {
  status: 'waitingForPayment',
  isFullyPaid: false,
  amountDue: 30_000,
  expiresAt: '2026-11-24T10:30:00+01:00',
  payments: [],
}
const TRANSFER = {
  status: 'confirmed',
  isFullyPaid: false,
  amountDue: 30_000,
  payByCreditTransfer: true,
  payments: [{ id: '1', amount: 30_000, type: 'wireTransfer', paidAt: null, hasFailed: false }],
  wireTransfer: {
    iban: 'FR7630006000011234567890189',
    bic: 'AGRIFRPP',
    accountHolder: 'Tablée',
    reference: 'T-24815',
  },
}

/** A shop with one unpaid order, which is paid once the sandbox has charged it; `declined` cards go before. */
function lateShop(changes: Record<string, unknown> = WAITING, more: Responses = {}, declined = 0) {
  const shop: ReturnType<typeof createCheckout> = createCheckout({
    order: () => anAccountOrder(shop.confirmed.length > declined ? {} : changes),
    ...more,
  })
  return shop
}

const UNCERTAIN = /^La banque n’a pas encore répondu\. Ne payez pas une seconde fois/

const open = (api: ReturnType<typeof createCheckout>, user = CAMILLE) =>
  renderApp('/account/commandes/order-1', { api, user })

const payments = () => screen.findByRole('region', { name: 'Paiements' })

const counted = () => window.dataLayer?.filter(({ event }) => event !== 'pageView')

test('an order that waits is paid by card, shows it without a reload and is counted once', async () => {
  window.dispatchEvent(new Event('pagehide'))
  window.dataLayer = []
  const shop = lateShop()
  const { user } = await open(shop)
  expect(await payButton()).toHaveTextContent('Payer 300,00 € TTC')
  await fillCard(user, ACCEPTED)
  await user.click(await payButton())
  expect(await screen.findByText('Paiement reçu, merci.')).toBeVisible()
  const intents = shop.sent('usePaymentPortsIntentMutation')
  expect(intents.map(({ variables }) => variables)).toEqual([{ orderId: 'order-1' }])
  await waitFor(async () => expect(await payments()).toHaveTextContent(/Reçu le/))
  expect(screen.queryByRole('button', { name: /^Payer/ })).not.toBeInTheDocument()
  await waitFor(() => expect(counted()).toEqual([{ event: 'orderPaid', orderId: 'order-1' }]))
})

test('a double click charges once', async () => {
  const shop = lateShop()
  const { user } = await open(shop)
  await fillCard(user, ACCEPTED)
  await user.dblClick(await payButton())
  await screen.findByText('Paiement reçu, merci.')
  expect(shop.confirmed).toEqual(['pi-order-1'])
  expect(shop.sent('usePaymentPortsIntentMutation')).toHaveLength(1)
})

test('a declined card is said in the provider’s words without their prefix', async () => {
  const { user } = await open(lateShop(WAITING, {}, 1))
  await fillCard(user, DECLINED)
  await user.click(await payButton())
  expect(await screen.findByText('Votre carte a été refusée.')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Payez avec une autre carte, ou voyez')
})

test.each([
  ['proven', { card: 'NOT_CHARGED' }, "Erreur technique, vous n'avez pas été débité."],
  ['not certain', undefined, UNCERTAIN],
])('an intent that cannot be made: that nothing was charged is %s', async (_, fields, words) => {
  const createPaymentIntent = () => {
    throw refusal('PAYMENT_FAILED', 'The payment provider does not respond', fields)
  }
  const { user } = await open(lateShop(WAITING, { createPaymentIntent }))
  await fillCard(user, ACCEPTED)
  await user.click(await payButton())
  expect(await screen.findByText(words)).toBeVisible()
})

const INTENT = { id: '1', amount: 30_000, type: 'card', paidAt: null, hasFailed: false }

test.each([
  ['no device has an intent', [], "Erreur technique, vous n'avez pas été débité."],
  ['another device has one, and may have paid', [INTENT], UNCERTAIN],
])('a fault of the server says that nothing was charged where %s', async (_, paid, words) => {
  const createPaymentIntent = () => {
    throw refusal('INTERNAL_SERVER_ERROR', 'Internal error')
  }
  const { user } = await open(lateShop({ ...WAITING, payments: paid }, { createPaymentIntent }))
  await fillCard(user, ACCEPTED)
  await user.click(await payButton())
  expect(await screen.findByText(words)).toBeVisible()
})

test('a server that returns null for the intent says nothing of the money', async () => {
  const shop = lateShop()
  const fetch: typeof shop.fetch = async (url, request) =>
    String(request?.body).includes('createPaymentIntent(')
      ? Response.json({ data: { createPaymentIntent: null } })
      : shop.fetch(url, request)
  const { user } = await open({ ...shop, fetch })
  await fillCard(user, ACCEPTED)
  await user.click(await payButton())
  expect(await screen.findByText(/^La banque n’a pas encore répondu/)).toBeVisible()
})

test('a card that was lost on the way is said in the same words, once the intent proves it', async () => {
  const shop = lateShop()
  const fetch: typeof shop.fetch = async (url, request) => {
    if (url.endsWith('/payment_methods')) throw new TypeError('The response was lost')
    if (!url.includes('/sandbox-payments/')) return shop.fetch(url, request)
    const status = 'requires_payment_method'
    return Response.json({ paymentIntent: { id: 'pi-order-1', amount: 30_000, status } })
  }
  const { user } = await open({ ...shop, fetch })
  await fillCard(user, ACCEPTED)
  await user.click(await payButton())
  expect(await screen.findByText("Erreur technique, vous n'avez pas été débité.")).toBeVisible()
})

test('a session that ends while it is paid asks to sign in, and nothing is said of the money', async () => {
  const createPaymentIntent = () => {
    throw refusal('UNAUTHENTICATED', 'Sign in first')
  }
  const { user } = await open(lateShop(WAITING, { createPaymentIntent }))
  await fillCard(user, ACCEPTED)
  await user.click(await payButton())
  expect(await screen.findByText(/^Votre session a expiré/)).toBeVisible()
})

test('an order that was paid meanwhile is read again, and nothing is charged or counted', async () => {
  window.dispatchEvent(new Event('pagehide'))
  window.dataLayer = []
  let isPaid = false
  const shop = lateShop(WAITING, {
    order: () => anAccountOrder(isPaid ? {} : WAITING),
    createPaymentIntent: () => {
      isPaid = true
      throw refusal('BAD_USER_INPUT', 'ORDER_ALREADY_PAID')
    },
  })
  const { user } = await open(shop)
  await fillCard(user, ACCEPTED)
  await user.click(await payButton())
  await waitFor(async () => expect(await payments()).toHaveTextContent(/Reçu le/))
  expect(shop.confirmed).toEqual([])
  window.dispatchEvent(new Event('pagehide'))
  expect(counted()).toEqual([])
})

test('a payment whose response was lost is counted once the order says that it came', async () => {
  window.dispatchEvent(new Event('pagehide'))
  window.dataLayer = []
  const shop = lateShop()
  const fetch: typeof shop.fetch = async (url, request) => {
    const response = await shop.fetch(url, request)
    if (url.includes('/confirm')) throw new TypeError('The response was lost')
    return response
  }
  const { user } = await open({ ...shop, fetch })
  await fillCard(user, ACCEPTED)
  await user.click(await payButton())
  await screen.findByText('Paiement reçu, merci.')
  await waitFor(() => expect(counted()).toEqual([{ event: 'orderPaid', orderId: 'order-1' }]))
})

test('an account that may pay by transfer does so instead, and is told where to', async () => {
  let isTransfer = false
  const shop = lateShop(WAITING, {
    order: () => anAccountOrder(isTransfer ? TRANSFER : WAITING),
    payOrderByCreditTransfer: () => {
      isTransfer = true
      return anAccountOrder(TRANSFER)
    },
  })
  const { user } = await open(shop)
  await user.click(await screen.findByLabelText(/Virement bancaire/))
  await user.click(screen.getByRole('button', { name: /^Payer 300,00\s€ TTC par virement$/ }))
  const transfer = await screen.findByRole('region', { name: 'Votre virement' })
  const changed = shop.sent('useTransferInsteadMutation')
  expect(changed.map(({ variables }) => variables)).toEqual([{ orderId: 'order-1' }])
  expect(within(transfer).getByText('FR76 3000 6000 0112 3456 7890 189')).toBeVisible()
  expect(within(transfer).getByText('T-24815')).toBeVisible()
})

test('saved cards that cannot be had leave the order and the other ways to pay it', async () => {
  expectConsoleErrors(/does not respond|error occurred/)
  const shop = lateShop(WAITING, {
    getCustomerProfile: { id: '1', stripeCustomerId: 'cus_1' },
    listCardsForCustomer: () => {
      throw refusal('PAYMENT_FAILED', 'The payment provider does not respond')
    },
  })
  await open(shop)
  expect(await screen.findByRole('heading', { name: 'Commande T-24815' })).toBeVisible()
  expect(await screen.findByLabelText(/Virement bancaire/)).toBeVisible()
  expect(await payButton()).toHaveTextContent('Payer 300,00 € TTC')
})

test('an account that may not pay by transfer is not offered it', async () => {
  await open(lateShop(), { ...CAMILLE, canUseWireTransfer: false })
  await payButton()
  expect(screen.queryByLabelText(/Virement bancaire/)).not.toBeInTheDocument()
})

test('a transfer that has not come can be replaced by a card', async () => {
  const shop = lateShop(TRANSFER)
  const { user } = await open(shop)
  expect(await screen.findByRole('region', { name: 'Votre virement' })).toBeVisible()
  expect(screen.queryByLabelText(/Virement bancaire/)).not.toBeInTheDocument()
  await fillCard(user, ACCEPTED)
  await user.click(await payButton())
  await screen.findByText('Paiement reçu, merci.')
  expect(screen.queryByRole('region', { name: 'Votre virement' })).not.toBeInTheDocument()
})

test.each([
  ['expired', { ...WAITING, expiresAt: '2026-11-24T09:59:00+01:00' }],
  ['canceled', { ...WAITING, status: 'canceled', amountDue: 0, expiresAt: null }],
])('an order that is %s cannot be paid', async (_, changes) => {
  await open(lateShop(changes))
  await payments()
  expect(screen.queryByRole('button', { name: /^Payer/ })).not.toBeInTheDocument()
})
