import { act, screen, waitFor, within } from '@testing-library/react'
import type { FakeApi, Responses } from '../../support/fakeApi'
import { fillIn } from '../../support/fillIn'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { fillCard, payButton, typeCard } from '../paying/cardForm'
import { ACCEPTED, createCheckout, readyCart, stored, TOTAL } from './checkoutServer'

const EMAIL = 'claire@bureau.example'
const KEY = '8b0e3c9e-6f0f-4a53-9a34-0d5f0c8f9a11'
const CLAIRE = { ...CAMILLE, id: '9', email: EMAIL, canUseWireTransfer: false }

/** A checkout whose own query is lost when the test says so, and whether it was. */
function droppingCheckout(changes: Responses = {}) {
  let isLosing = false
  let isLost = false
  const checkout = createCheckout({
    checkEmail: false,
    openAccount: { token: 'token-of-claire' },
    authenticate: { token: 'token-of-claire' },
    getUserFromToken: CLAIRE,
    getCustomerProfile: { email: EMAIL },
    ...changes,
  })
  const fetch: FakeApi['fetch'] = async (url, request) => {
    if (!isLosing || !String(request?.body).includes('"operationName":"orderScreenQuery"')) {
      return checkout.fetch(url, request)
    }
    isLost = true
    throw new TypeError('Failed to fetch')
  }
  return {
    ...checkout,
    fetch,
    isLost: () => isLost,
    lose: (next: boolean) => {
      isLosing = next
    },
  }
}

const expectConfirmed = () =>
  screen.findByRole('heading', { name: 'Merci, votre commande est enregistrée' })

test('a visitor whose own response is lost while the order is paid keeps the card, and gets the confirmation', async () => {
  let begin: (intent: object) => void = () => undefined
  const intent = new Promise<object>((resolve) => {
    begin = resolve
  })
  const api = droppingCheckout({ createPaymentIntent: () => intent })
  const inTab = { 'tablee.visitor': { email: EMAIL, hasAccount: false, key: KEY } }
  const { user } = await renderApp('/order/paiement', { api, cart: readyCart(), inTab })
  await fillCard(user, ACCEPTED)
  await user.click(screen.getByRole('checkbox', { name: /J’accepte les conditions générales/ }))
  api.lose(true)
  await user.click(await payButton())
  await waitFor(() => expect(api.sent('usePaymentPortsIntentMutation')).toHaveLength(1))
  await waitFor(() => expect(api.isLost()).toBe(true))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(screen.getByLabelText('Numéro de carte')).toHaveValue('4242 4242 4242 4242')
  begin({ id: 'pi-order-1', clientSecret: 'pi-order-1_secret_x', amount: TOTAL })
  await expectConfirmed()
  expect(api.confirmed).toEqual(['pi-order-1'])
})

test('another price whose list is lost leaves the card as it was typed, and the second press pays', async () => {
  const api = droppingCheckout({
    setCart: () => stored({ totals: { sumPriceCartTTC: TOTAL + 500 } }),
  })
  const { user } = await renderApp('/order/paiement', { api, cart: readyCart(), user: CAMILLE })
  await typeCard(user, ACCEPTED)
  api.lose(true)
  await user.click(await payButton())
  expect(await screen.findByText(/votre commande est maintenant à 115,80 € TTC/)).toBeVisible()
  await waitFor(() => expect(api.isLost()).toBe(true))
  expect(screen.getByLabelText('Numéro de carte')).toHaveValue('4242 4242 4242 4242')
  await user.click(await payButton())
  await expectConfirmed()
})

test('a step that needs the response of the customer who has signed in says that it is lost, until trying again works', async () => {
  const api = droppingCheckout({ checkEmail: true })
  const { user } = await renderApp('/order/livraison', { api, cart: readyCart() })
  await fillIn(user, await screen.findByLabelText('Adresse e-mail'), EMAIL)
  await user.tab()
  const form = within(await screen.findByRole('form', { name: 'Se connecter' }))
  api.lose(true)
  await fillIn(user, form.getByLabelText('Mot de passe'), 'Un-Dejeuner-2026')
  await user.click(form.getByRole('button', { name: 'Se connecter' }))
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Se connecter' })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Continuer vers le paiement' }))
  expect(await screen.findByText(/La connexion à nos services a échoué/)).toBeVisible()
  api.lose(false)
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await payButton()).toBeVisible()
})
