import { act, screen } from '@testing-library/react'
import { refusal } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { anOrder, createCheckout } from './checkoutServer'

/** A card was sent from this browser. */
const CARD_SENT = { 'tablee.sentCards': ['order-1'] }

const open = (order: unknown, { isEmailConfirmed = true, inBrowser = {} } = {}) =>
  renderApp('/order/confirmation?commande=order-1', {
    api: createCheckout({
      order,
      getCustomerProfile: { email: CAMILLE.email, hasPassword: true, isEmailConfirmed },
    }),
    user: CAMILLE,
    inBrowser,
  })

test('the confirmation gives the number, what comes next and the way to the tracking', async () => {
  await open(anOrder())
  await screen.findByRole('heading', { name: 'Merci, votre commande est enregistrée' })
  expect(screen.getByText('T-24815')).toBeVisible()
  expect(
    screen.getByText('Un récapitulatif part par e-\u2060mail à camille@atelier-nord.example.'),
  ).toBeVisible()
  expect(screen.getByText(/Le livreur arrive mardi 24 novembre/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Suivre la commande' })).toHaveAttribute(
    'href',
    '/track/order-1',
  )
  expect(screen.queryByText('IBAN')).not.toBeInTheDocument()
})

test('the delivery is added to a calendar, under the UID of the tracking and of the mail', async () => {
  await open(anOrder({ trackingToken: 'the-token' }))
  const link = await screen.findByRole('link', { name: 'Ajouter à mon agenda' })
  expect(link).toHaveAttribute('download', 'livraison-T-24815.ics')
  const file = decodeURIComponent(link.getAttribute('href') ?? '')
  expect(file).toMatch(/^data:text\/calendar.*UID:T-24815@tablee\.example\r\n/s)
  expect(file).toContain('DTSTART:20261124T110000Z')
  expect(file.replaceAll('\r\n ', '')).toContain('/track/order-1/the-token')
})

test('the summary is said to leave once the address is confirmed, as the other mails are', async () => {
  await open(anOrder(), { isEmailConfirmed: false })
  expect(
    await screen.findByText(
      'Dès que vous aurez confirmé votre adresse, un récapitulatif partira par e-\u2060mail à camille@atelier-nord.example.',
    ),
  ).toBeVisible()
  expect(screen.getByText(/Les e-\u2060mails de vos commandes partiront dès que/)).toBeVisible()
  expect(screen.queryByText(/Un récapitulatif part /)).not.toBeInTheDocument()
})

test('a transfer is told its IBAN, its reference and what is still to be paid', async () => {
  const wireTransfer = {
    iban: 'FR7630006000011234567890189',
    bic: 'AGRIFRPP',
    accountHolder: 'Tablée',
    reference: 'T-24815',
  }
  await open(anOrder({ amountDue: 4080, payByCreditTransfer: true, wireTransfer }))
  expect(await screen.findByText('FR76 3000 6000 0112 3456 7890 189')).toBeVisible()
  expect(
    screen.getByText(/Merci de virer 40,80 € TTC au plus tard le jeudi 24 décembre, en /),
  ).toBeVisible()
})

test('a payment that the bank has not confirmed yet is waited for', async () => {
  const responses = [{ status: 'waitingForPayment' }, { status: 'confirmed' }]
  await open(() => anOrder(responses.shift()), { inBrowser: CARD_SENT })
  await screen.findByRole('heading', { name: 'Paiement en cours de confirmation' })
  await screen.findByRole('heading', { name: 'Merci, votre commande est enregistrée' })
})

test('an order that no one has tried to pay waits for its payment at once, and follows one from elsewhere', async () => {
  const responses = [{ status: 'waitingForPayment' }, { status: 'confirmed' }]
  await open(() => anOrder(responses.shift()))
  await screen.findByRole('heading', { name: 'Votre commande attend son paiement' })
  expect(screen.queryByText('Paiement en cours de confirmation')).not.toBeInTheDocument()
  await screen.findByRole('heading', { name: 'Merci, votre commande est enregistrée' })
})

test('a canceled order says so', async () => {
  await open(anOrder({ status: 'canceled' }))
  await screen.findByRole('heading', { name: 'Cette commande a été annulée' })
})

test('an order that waits beyond that is paid from its own page, whatever is in the cart', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  await open(anOrder({ status: 'waitingForPayment', expiresAt: '2026-11-24T10:30:00+01:00' }), {
    inBrowser: CARD_SENT,
  })
  await screen.findByRole('heading', { name: 'Paiement en cours de confirmation' })
  for (let requested = 0; requested < 10; requested += 1) {
    await act(() => jest.advanceTimersByTimeAsync(2000))
  }
  expect(await screen.findByText(/Réglez-la avant 10 h 30 pour être livré/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Reprendre le paiement' })).toHaveAttribute(
    'href',
    '/account/commandes/order-1',
  )
  jest.useRealTimers()
})

test('an order that is not this account’s is plainly not shown', async () => {
  await open(() => {
    throw refusal('NOT_FOUND', 'Unknown order')
  })
  await screen.findByRole('heading', { name: 'Aucune commande à confirmer' })
})

test('a visitor is asked to sign in, and then comes back', async () => {
  await renderApp('/order/confirmation?commande=order-1', {
    api: createCheckout({
      order: () => {
        throw refusal('UNAUTHENTICATED', 'Sign in first')
      },
    }),
  })
  await screen.findByRole('heading', { name: 'Connectez-vous pour continuer' })
})

test('an address without an order leads to the shop', async () => {
  await renderApp('/order/confirmation', { api: createCheckout(), user: CAMILLE })
  await screen.findByRole('heading', { name: 'Aucune commande à confirmer' })
})
