import { screen, waitFor, within } from '@testing-library/react'
import type { Cart } from '#domain/cart/cart'
import { openingStorage } from '../../../src/client/state/openingStorage'
import { refusal, type FakeApi, type Responses } from '../../support/fakeApi'
import { fillIn } from '../../support/fillIn'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { storedCart } from '../../support/storedCart'
import { fillCard, payButton, typeCard } from '../paying/cardForm'
import { ACCEPTED, createCheckout, DECLINED, readyCart } from './checkoutServer'

const EMAIL = 'claire@bureau.example'
const KEY = '8b0e3c9e-6f0f-4a53-9a34-0d5f0c8f9a11'
const IDENTITY = { id: '9', firstname: 'Claire', lastname: 'Martin', email: EMAIL }
const CLAIRE = {
  ...CAMILLE,
  ...IDENTITY,
  phone: null,
  companyName: null,
  canUseWireTransfer: false,
}
const OPENING = 'useOpenAccountMutation'
const CHECK = 'useCheckEmailMutation'

const openShop = (changes: Responses = {}) =>
  createCheckout({
    checkEmail: false,
    openAccount: { token: 'token-of-claire' },
    getUserFromToken: CLAIRE,
    getCustomerProfile: { email: EMAIL, hasPassword: false, isEmailConfirmed: false },
    ...changes,
  })

const asVisitor = (path: string, api = openShop(), cart: Cart = readyCart()) =>
  renderApp(path, { api, cart })

/** A visitor whose address was checked at the step before. */
const atPayment = (api = openShop(), cart = readyCart()) =>
  renderApp('/order/paiement', {
    api,
    cart,
    inTab: { 'tablee.visitor': { email: EMAIL, hasAccount: false, key: KEY } },
  })

const sentTo = (api: FakeApi, operation: string) =>
  api.sent(operation).map(({ variables }) => variables)

const emailField = () => screen.findByLabelText('Adresse e-mail')
const toPayment = () => screen.getByRole('button', { name: 'Continuer vers le paiement' })
const terms = () => screen.getByRole('checkbox', { name: /J’accepte les conditions générales/ })
describe('the delivery step of a visitor', () => {
  test('begins with the address, and an unknown one goes on', async () => {
    const api = openShop()
    const { user, router } = await asVisitor('/order/livraison', api)
    await user.type(await emailField(), ' Claire@Bureau.example')
    await user.click(toPayment())
    await screen.findByRole('heading', { name: 'Facturation et paiement' })
    expect(router.state.location.pathname).toBe('/order/paiement')
    expect(sentTo(api, CHECK)).toMatchObject([{ email: EMAIL }])
  })

  test('checks an address once, and then another one', async () => {
    const api = openShop()
    const { user, goTo } = await asVisitor('/order/livraison', api)
    await fillIn(user, await emailField(), EMAIL)
    await user.tab()
    await waitFor(() => expect(api.sent(CHECK)).toHaveLength(1))
    await user.click(toPayment())
    await screen.findByRole('heading', { name: 'Facturation et paiement' })
    await goTo('/order/livraison')
    expect(await emailField()).toHaveValue(EMAIL)
    await user.type(await emailField(), '.fr')
    await user.click(toPayment())
    await screen.findByRole('heading', { name: 'Facturation et paiement' })
    expect(sentTo(api, CHECK)).toMatchObject([{ email: EMAIL }, { email: `${EMAIL}.fr` }])
  })

  test('reports beside the field what is no address, and sends no query for it', async () => {
    const api = openShop()
    const { user } = await asVisitor('/order/livraison', api)
    await user.type(await emailField(), 'claire@')
    await user.click(toPayment())
    expect(await emailField()).toHaveAccessibleDescription(/adresse e-\u2060mail complète/)
    expect(await emailField()).toHaveFocus()
    expect(api.sent(CHECK)).toHaveLength(0)
  })

  test.each([
    ['RATE_LIMITED', /Trop de tentatives/],
    ['TRY_AGAIN', /très sollicitée/],
    ['INTERNAL_SERVER_ERROR', /Une erreur est survenue/],
  ] as const)(
    'says a failure (%s) in French, keeps what was typed and goes on the next time',
    async (code, words) => {
      const api = openShop({
        checkEmail: () => {
          throw refusal(code, 'No')
        },
      })
      const { user } = await asVisitor('/order/livraison', api)
      await fillIn(user, await emailField(), EMAIL)
      await user.type(screen.getByLabelText(/Instructions/), ' gauche')
      await user.click(toPayment())
      await waitFor(async () => expect(await emailField()).toHaveAccessibleDescription(words))
      expect(await emailField()).toHaveValue(EMAIL)
      expect(screen.getByLabelText(/Instructions/)).toHaveValue('3e étage gauche')
      api.response({ checkEmail: false })
      await user.click(toPayment())
      await screen.findByRole('heading', { name: 'Facturation et paiement' })
    },
  )

  test('turns into the sign-in for an address that is known; nothing typed is lost', async () => {
    const api = openShop({
      checkEmail: true,
      authenticate: { token: 'token-of-claire' },
      getCustomerProfile: {},
    })
    const { user, router } = await asVisitor('/order/livraison', api)
    await user.type(await screen.findByLabelText(/Instructions/), ' gauche')
    await fillIn(user, await emailField(), EMAIL)
    await user.tab()
    const title = await screen.findByRole('heading', { name: 'Ravis de vous revoir' })
    expect(title).toHaveFocus()
    const form = within(screen.getByRole('form', { name: 'Se connecter' }))
    expect(form.getByLabelText('Adresse e-mail')).toHaveValue(EMAIL)
    await fillIn(user, form.getByLabelText('Mot de passe'), 'Un-Dejeuner-2026')
    await user.click(form.getByRole('button', { name: 'Se connecter' }))
    expect(await screen.findByLabelText(/Instructions/)).toHaveValue('3e étage gauche')
    expect(document.body).not.toHaveFocus()
    expect(screen.queryByLabelText('Adresse e-mail')).not.toBeInTheDocument()
    expect(router.state.location.pathname).toBe('/order/livraison')
    expect(window.sessionStorage.getItem('tablee.visitor')).toBeNull()
  })

  test('takes another address instead of signing in', async () => {
    const { user } = await asVisitor('/order/livraison', openShop({ checkEmail: true }))
    await fillIn(user, await emailField(), EMAIL)
    await user.tab()
    await user.click(await screen.findByRole('button', { name: 'Utiliser une autre adresse' }))
    expect(document.body).not.toHaveFocus()
    expect(await emailField()).toHaveValue('')
    expect(screen.getByLabelText('Téléphone')).toHaveValue('06 12 34 56 78')
  })

  test('sends the link to who has no password yet', async () => {
    const api = openShop({
      checkEmail: true,
      retrievePassword: true,
      authenticate: () => {
        throw refusal('BAD_USER_INPUT', 'Null password')
      },
    })
    const { user } = await asVisitor('/order/livraison', api)
    await fillIn(user, await emailField(), EMAIL)
    await user.tab()
    const form = within(await screen.findByRole('form', { name: 'Se connecter' }))
    await user.type(form.getByLabelText('Mot de passe'), 'x')
    await user.click(form.getByRole('button', { name: 'Se connecter' }))
    expect(await screen.findByText(/nous venons d’y envoyer un lien/)).toBeVisible()
  })
})

describe('the payment step of a visitor', () => {
  test('without an address leads to the step that asks for it, with a word', async () => {
    const { router } = await asVisitor('/order/paiement')
    expect(await screen.findByText(/Indiquez d’abord votre adresse e-\u2060mail/)).toBeVisible()
    expect(router.state.location.pathname).toBe('/order/livraison')
  })

  test('begins with who receives the delivery, and offers no transfer', async () => {
    await atPayment()
    await payButton()
    expect(screen.getByLabelText(/^Nom et prénom/)).toHaveValue('Hélène Marchand')
    expect(screen.getByLabelText('Adresse de facturation')).toHaveValue(
      storedCart().address ?? 'none',
    )
    expect(screen.queryByText(/Virement/)).not.toBeInTheDocument()
  })

  test('asks for the terms beside their box before anything is sent', async () => {
    const api = openShop()
    const { user } = await atPayment(api)
    await fillCard(user, ACCEPTED)
    await user.click(await payButton())
    expect(terms()).toHaveAccessibleDescription(/Acceptez les conditions .* pour commander\./)
    expect(terms()).toHaveFocus()
    expect(api.sent(OPENING)).toHaveLength(0)
    expect(api.orders.size).toBe(0)
  })

  test('opens the account with the order, pays, and chooses a password on the confirmation', async () => {
    const api = openShop({ updatePassword: true })
    const { user, router } = await atPayment(api)
    await fillCard(user, ACCEPTED)
    await user.click(terms())
    await user.dblClick(await payButton())
    await screen.findByRole('heading', { name: 'Merci, votre commande est enregistrée' })
    expect(router.state.location.search).toBe('?commande=order-1')
    expect(sentTo(api, OPENING)).toMatchObject([
      {
        key: KEY,
        email: EMAIL,
        firstname: 'Hélène',
        lastname: 'Marchand',
        hasAcceptedTerms: true,
        website: '',
      },
    ])
    expect(api.confirmed).toEqual(['pi-order-1'])
    expect(openingStorage.load()).toBe('none')
    const form = within(await screen.findByRole('form', { name: 'Choisissez votre mot de passe' }))
    await fillIn(user, form.getByLabelText('Nouveau mot de passe'), 'Un-Dejeuner-2026')
    await fillIn(user, form.getByLabelText('Le même, encore une fois'), 'Un-Dejeuner-2026')
    await user.click(form.getByRole('button', { name: 'Enregistrer le mot de passe' }))
    expect(await screen.findByText(/Votre mot de passe est enregistré/)).toBeVisible()
    expect(screen.queryByRole('form', { name: /mot de passe/ })).not.toBeInTheDocument()
  })

  test('keeps the card that was typed when a declined one is tried again, and opens one account', async () => {
    const api = openShop()
    const { user } = await atPayment(api)
    await typeCard(user, DECLINED)
    await user.click(terms())
    await user.click(await payButton())
    expect(await screen.findByText('Votre carte a été refusée.')).toBeVisible()
    expect(screen.getByLabelText(/^Nom et prénom/)).toHaveValue('Hélène Marchand')
    expect(screen.getByLabelText('Code de sécurité')).toHaveValue('123')
    await typeCard(user, ACCEPTED)
    await user.click(await payButton())
    await screen.findByRole('heading', { name: 'Merci, votre commande est enregistrée' })
    expect(api.sent(OPENING)).toHaveLength(1)
    expect(api.orders.size).toBe(1)
  })

  test('an address that got an account meanwhile signs in above the payment, which stays as typed', async () => {
    const api = openShop({
      openAccount: () => {
        throw refusal('BAD_USER_INPUT', 'Taken', { email: 'TAKEN' })
      },
      authenticate: { token: 'token-of-claire' },
    })
    const { user } = await atPayment(api)
    await typeCard(user, ACCEPTED)
    await user.click(terms())
    await user.click(await payButton())
    const signIn = within(await screen.findByRole('form', { name: 'Se connecter' }))
    expect(screen.getByRole('alert')).toHaveTextContent(/connectez-vous en haut de cette page/)
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Un compte existe déjà/))
    expect(api.orders.size).toBe(0)
    await fillIn(user, signIn.getByLabelText('Mot de passe'), 'Un-Dejeuner-2026')
    await user.click(signIn.getByRole('button', { name: 'Se connecter' }))
    await waitFor(() =>
      expect(screen.queryByRole('form', { name: 'Se connecter' })).not.toBeInTheDocument(),
    )
    expect(screen.getByLabelText('Numéro de carte')).toHaveValue('4242 4242 4242 4242')
    await user.click(await payButton())
    await screen.findByRole('heading', { name: 'Merci, votre commande est enregistrée' })
  })

  test.each([
    ['RATE_LIMITED', /Trop de tentatives/],
    ['INTERNAL_SERVER_ERROR', /Une erreur est survenue/],
  ] as const)(
    'a refusal (%s) is said in French, and nothing typed is lost',
    async (code, words) => {
      const api = openShop({
        openAccount: () => {
          throw refusal(code, 'NO')
        },
      })
      const { user } = await atPayment(api)
      await typeCard(user, ACCEPTED)
      await user.click(terms())
      await user.click(await payButton())
      expect(await screen.findByText(words)).toBeVisible()
      expect(screen.getByLabelText('Numéro de carte')).toHaveValue('4242 4242 4242 4242')
      expect(terms()).toBeChecked()
      expect(api.orders.size).toBe(0)
    },
  )

  test('a session that could not be read is requested again with the same key', async () => {
    let tries = 0
    const api = openShop({
      getUserFromToken: () => {
        tries += 1
        if (tries === 1) throw refusal('INTERNAL_SERVER_ERROR', 'No')
        return CLAIRE
      },
    })
    const { user } = await atPayment(api)
    await fillCard(user, ACCEPTED)
    await user.click(terms())
    await user.click(await payButton())
    expect(await screen.findByText(/La connexion à nos services a échoué/)).toBeVisible()
    await user.click(await payButton())
    await screen.findByRole('heading', { name: 'Merci, votre commande est enregistrée' })
    expect(sentTo(api, OPENING)).toMatchObject([{ key: KEY }, { key: KEY }])
  })
})
