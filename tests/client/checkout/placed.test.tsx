import { screen, waitFor } from '@testing-library/react'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { storedCart } from '../../support/storedCart'
import { busyPayButton, fillCard, payButton } from '../paying/cardForm'
import { ACCEPTED, anOrder, createCheckout, DECLINED, readyCart } from './checkoutServer'

const open = (api = createCheckout(), inTab = {}) =>
  renderApp('/order/paiement', { api, cart: readyCart(), user: CAMILLE, inTab })

test('the cart starts anew under another key once the order is placed', async () => {
  const { user } = await open()
  await fillCard(user, ACCEPTED)
  await user.click(await payButton())
  await screen.findByRole('heading', { name: 'Merci, votre commande est enregistrée' })
  await waitFor(() => expect(window.localStorage.getItem('tablee.cart')).toContain('"items":[]'))
  expect(window.localStorage.getItem('tablee.cart')).not.toContain(readyCart().key)
})

test.each([
  ['while the bank’s confirmation is awaited', { status: 'waitingForPayment' }],
  ['before the confirmation is there', new Promise(() => undefined)],
])('the cart is emptied for a customer who leaves %s', async (_, order) => {
  const checkout = createCheckout({
    order: () => (order instanceof Promise ? order : anOrder(order)),
  })
  const { user, goTo } = await open(checkout)
  await fillCard(user, ACCEPTED)
  await user.click(await payButton())
  await waitFor(() => expect(checkout.confirmed).toEqual(['pi-order-1']))
  await waitFor(() => expect(checkout.sent('confirmationScreenQuery')).toHaveLength(1))
  await goTo('/cgv')
  await waitFor(() => expect(storedCart()).toMatchObject({ items: [] }))
  expect(storedCart()).not.toMatchObject({ key: readyCart().key })
})

test('a reload while the confirmation is on its way leads there, and the cart goes', async () => {
  const { key } = readyCart()
  const attempt = { cartKey: key, content: '', orderId: 'order-1', isPlaced: true }
  const { router } = await open(createCheckout(), { 'tablee.orderAttempt': attempt })
  await screen.findByRole('heading', { name: 'Merci, votre commande est enregistrée' })
  expect(router.state.location.search).toBe('?commande=order-1')
  await waitFor(() => expect(storedCart()).toMatchObject({ items: [] }))
  expect(window.sessionStorage.getItem('tablee.orderAttempt')).toBeNull()
})

test('a placed order cannot be gone back on: another step leads to its confirmation', async () => {
  let tell = (_: unknown) => {}
  const told = new Promise((resolve) => (tell = resolve))
  const checkout = createCheckout({ order: () => told })
  const { user, router } = await open(checkout)
  await fillCard(user, ACCEPTED)
  await user.click(await payButton())
  await waitFor(() => expect(checkout.sent('confirmationScreenQuery')).toHaveLength(1))
  expect(await busyPayButton()).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Étape précédente' }))
  tell(anOrder())
  await screen.findByRole('heading', { name: 'Merci, votre commande est enregistrée' })
  expect(router.state.location.pathname).toBe('/order/confirmation')
})

const draftOf = (form: string): unknown =>
  JSON.parse(window.sessionStorage.getItem('tablee.drafts') ?? '{}')[form]

test.each([
  ['is forgotten once it has paid: it may be saved now, and is proposed next', ACCEPTED, undefined],
  ['stays while it is refused', DECLINED, { method: 'newCard', saveCard: true }],
])('that the card is a new one %s', async (_, card, draft) => {
  const { user } = await open(
    createCheckout({
      getCustomerProfile: { stripeCustomerId: 'cus_1' },
      listCardsForCustomer: [
        { id: 'pm_saved', brand: 'visa', last4: '4444', exp_month: 4, exp_year: 2028 },
      ],
    }),
  )
  await user.click(await screen.findByRole('radio', { name: 'Nouvelle carte' }))
  await user.click(await screen.findByRole('checkbox', { name: /^Enregistrer cette carte/ }))
  await fillCard(user, card)
  expect(draftOf('payment')).toEqual({ method: 'newCard', saveCard: true })
  await user.click(await payButton())
  if (card === DECLINED) expect(await screen.findByRole('alert')).toBeVisible()
  else await screen.findByRole('heading', { name: 'Merci, votre commande est enregistrée' })
  expect(draftOf('payment')).toEqual(draft)
})
