// Its code comes with the first visit: the first test would wait for the compiler.
import '../../../src/client/areas/known/AsLastTime'
import { screen, waitFor, within } from '@testing-library/react'
import { emptyCart } from '#domain/cart/cart'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { refusal, type Responses } from '../../support/fakeApi'
import { fillIn } from '../../support/fillIn'
import { storedCart } from '../../support/storedCart'
import { createCheckout } from '../checkout/checkoutServer'
import { payButton } from '../paying/cardForm'
import { FRIDAY, SHEET_TOTAL, card, lastFriday, KNOWN, openHome } from './knownCustomer'

const NEW = { key: 'cart-1', now: new Date('2026-11-24T10:00:00+01:00') }

describe('an order of every week, opened by its mail', () => {
  const PATH = `/?repeter=order-0&jour=${FRIDAY}`
  const ofWeek = (totalWithVat: number): Responses => ({
    orders: [],
    order: ({ id }: { id: string }) =>
      id === 'order-0'
        ? lastFriday({ totalWithVat })
        : lastFriday({ id, status: 'confirmed', isFullyPaid: true }),
  })

  test('leads who is not signed in to the sign-in first, and to its sheet after it', async () => {
    const api = createCheckout({ ...KNOWN, ...ofWeek(SHEET_TOTAL) })
    api.response({ authenticate: { token: 'fresh' }, getUserFromToken: CAMILLE })
    const { user } = await renderApp(PATH, { api })
    const dialog = within(await screen.findByRole('dialog', { name: 'Se connecter' }))
    expect(
      await screen.findByText(/Connectez-vous pour confirmer votre livraison du/),
    ).toBeVisible()
    await fillIn(user, dialog.getByLabelText(/^Adresse e-mail/), CAMILLE.email)
    await fillIn(user, dialog.getByLabelText(/^Mot de passe/), 'Demo-Tablee-2026')
    await user.click(dialog.getByRole('button', { name: 'Se connecter' }))
    expect(await screen.findByRole('dialog', { name: 'Votre commande régulière' })).toBeVisible()
  })

  test('stands open for its date, and is paid by one press', async () => {
    const { user, router, api } = await openHome(ofWeek(SHEET_TOTAL), undefined, PATH)
    expect(await screen.findByRole('dialog', { name: 'Votre commande régulière' })).toBeVisible()
    expect(screen.getByLabelText('Jour de la livraison')).toHaveValue(FRIDAY)
    await user.click(await payButton())
    await waitFor(() => expect(router.state.location.pathname).toBe('/order/confirmation'))
    expect(api.confirmed).toEqual(['pi-order-1'])
  })

  test('asks by itself for a price that rose by more than 5 %', async () => {
    const { user, router, api } = await openHome(ofWeek(9000), undefined, PATH)
    expect(await screen.findByText(/98,80\s€ TTC, au lieu de 90,00\s€/)).toBeVisible()
    await user.click(await payButton())
    expect(await screen.findByText(/Acceptez le nouveau prix pour confirmer/)).toBeVisible()
    expect(api.orders.size).toBe(0)
    await user.click(screen.getByRole('checkbox', { name: /J’accepte ce nouveau prix/ }))
    await user.click(await payButton())
    await waitFor(() => expect(router.state.location.pathname).toBe('/order/confirmation'))
  })

  test.each([
    ['without a saved card', []],
    ['with a card that has expired', [card({ exp_year: 2025 })]],
  ])('asks for that price before it fills the cart, %s', async (_, cards) => {
    const changes = { ...ofWeek(9000), listCardsForCustomer: cards }
    const { user, router } = await openHome(changes, emptyCart(NEW), PATH)
    expect(await screen.findByText(/98,80\s€ TTC, au lieu de 90,00\s€/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remplir mon panier et payer' }))
    expect(await screen.findByText(/Acceptez le nouveau prix pour confirmer/)).toBeVisible()
    const box = screen.getByRole('checkbox', { name: /J’accepte ce nouveau prix/ })
    expect(box).toHaveFocus()
    expect(router.state.location.pathname).toBe('/')
    await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Remplir mon panier et payer' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/order'))
    expect(storedCart()).toMatchObject({ deliveryDay: FRIDAY, items: [{ itemId: '1', qty: 4 }] })
  })

  test('goes into the cart to be changed there without that question', async () => {
    const changes = { ...ofWeek(9000), listCardsForCustomer: [] }
    const { user, router } = await openHome(changes, emptyCart(NEW), PATH)
    await screen.findByText(/98,80\s€ TTC, au lieu de 90,00\s€/)
    await user.click(screen.getByRole('button', { name: 'Modifier dans le panier' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/order'))
  })

  test('says that its date has an order already, and is left for good', async () => {
    const { user, router } = await openHome(
      {
        ...ofWeek(SHEET_TOTAL),
        orders: [lastFriday({ id: 'order-9', slotStartAt: `${FRIDAY}T12:00:00+01:00` })],
      },
      undefined,
      PATH,
    )
    expect(await screen.findByText(/ce jour-là\s: celle-ci s’y ajoutera\.$/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Fermer' }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test.each(['2026-12-25', '2026-11-20'])('says that %s is no day to deliver', async (day) => {
    await openHome(ofWeek(SHEET_TOTAL), undefined, `/?repeter=order-0&jour=${day}`)
    expect(await screen.findByText(/^Pas de livraison possible le vendredi/)).toBeVisible()
    expect(screen.getByLabelText('Jour de la livraison')).toHaveValue(FRIDAY)
  })

  test('of a date that is none is not taken up', async () => {
    await openHome(ofWeek(SHEET_TOTAL), undefined, '/?repeter=order-0&jour=demain')
    expect(await screen.findByRole('article', { name: /Batignolles/ })).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('of another account shows nothing of it', async () => {
    await openHome(
      {
        order: () => {
          throw refusal('NOT_FOUND', 'Unknown order')
        },
      },
      undefined,
      PATH,
    )
    expect(await screen.findByRole('article', { name: /Batignolles/ })).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
