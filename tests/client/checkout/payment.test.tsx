import { screen, waitFor, within } from '@testing-library/react'
import { orderCopy } from '../../../src/client/areas/checkout/orderCopy'
import { setClock } from '../../../src/client/services/clock'
import { createClock } from '#domain/time/clock'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { expectTermsBySentence } from '../../support/acceptedTerms'
import { refusal } from '../../support/fakeApi'
import { fillIn } from '../../support/fillIn'
import { NOON, product, TODAY, units } from '../../support/shopFront'
import { storedCart } from '../../support/storedCart'
import { fillCard, payButton } from '../paying/cardForm'
import { ACCEPTED, createCheckout, DECLINED, readyCart, stored, TOTAL } from './checkoutServer'

const open = (api = createCheckout(), user = CAMILLE) =>
  renderApp('/order/paiement', { api, cart: readyCart(), user })

const transferButton = () => screen.getByRole('button', { name: /par virement$/ })

test('the pay button says the amount', async () => {
  await open()
  expect(await payButton()).toHaveTextContent('Payer 110,80 € TTC')
})

test('the sentence below the pay button accepts the terms, and leads to them', async () => {
  await open()
  expectTermsBySentence(await payButton())
})

test('a declined card is said in the provider’s words, and the second try pays the same order', async () => {
  const checkout = createCheckout()
  const { user, router } = await open(checkout)
  await fillCard(user, DECLINED)
  await user.click(await payButton())
  expect(await screen.findByText('Votre carte a été refusée.')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Payez avec une autre carte, ou voyez')
  expect(screen.getByLabelText(/^Nom et prénom/)).toHaveValue('Camille Roche')

  await fillCard(user, ACCEPTED)
  await user.click(await payButton())
  await screen.findByRole('heading', { name: 'Merci, votre commande est enregistrée' })
  expect(router.state.location.search).toBe('?commande=order-1')
  expect(checkout.orders.size).toBe(1)
  expect(checkout.confirmed).toEqual(['pi-order-1', 'pi-order-1'])
})

test('what a cart’s own unpaid order holds, portions and slot, is not missed by the cart', async () => {
  const checkout = createCheckout()
  const start = { api: checkout, cart: readyCart(), user: CAMILLE }
  const { user, goTo } = await renderApp('/order/livraison', start)
  await goTo('/order/paiement')
  await fillCard(user, DECLINED)
  await user.click(await payButton())
  await screen.findByText('Votre carte a été refusée.')
  const availableInventory = { products: [product({ available: 1 })], menus: [], lines: [] }
  checkout.response({ availableInventory, businessDaysWithSlots: [] })
  await goTo('/')
  await user.click(await screen.findByRole('button', { name: 'Commander' }))
  await user.click(await screen.findByRole('button', { name: 'Continuer vers la livraison' }))
  await user.click(await screen.findByRole('button', { name: 'Continuer vers le paiement' }))
  expect(storedCart()).toMatchObject({ items: [units(4)], deliverySlot: NOON })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await fillCard(user, ACCEPTED)
  await user.click(await payButton())
  await screen.findByRole('heading', { name: 'Merci, votre commande est enregistrée' })
  expect(checkout.orders.size).toBe(1)
})

test('a double click on pay orders and charges once', async () => {
  const checkout = createCheckout()
  const { user } = await open(checkout)
  await fillCard(user, ACCEPTED)
  await user.dblClick(await payButton())
  await screen.findByRole('heading', { name: 'Merci, votre commande est enregistrée' })
  expect(checkout.sent('useOrderPortsCreateOrderMutation')).toHaveLength(1)
  expect(checkout.confirmed).toEqual(['pi-order-1'])
})

test('a card field left empty is reported beside it, and nothing is ordered', async () => {
  const checkout = createCheckout()
  const { user } = await open(checkout)
  await screen.findByLabelText('Numéro de carte')
  await user.click(await payButton())
  expect(screen.getByLabelText('Numéro de carte')).toHaveAccessibleDescription(
    /Saisissez le numéro de la carte/,
  )
  expect(screen.getByLabelText('Numéro de carte')).toHaveFocus()
  expect(checkout.orders.size).toBe(0)
})

test('a wrong SIRET is reported beside its field, and La Poste’s is taken', async () => {
  const checkout = createCheckout()
  const { user } = await open(checkout)
  await fillCard(user, ACCEPTED)
  const siret = screen.getByLabelText(/^SIRET/)
  await fillIn(user, siret, '12345678901234')
  await user.click(await payButton())
  expect(siret).toHaveAccessibleDescription(/Ce numéro SIRET n’est pas valide/)
  expect(siret).toHaveFocus()
  expect(checkout.orders.size).toBe(0)

  await user.clear(siret)
  await user.type(siret, '356 000 000 00048')
  expect(siret).toBeValid()
  await user.click(await payButton())
  await screen.findByRole('heading', { name: 'Merci, votre commande est enregistrée' })
})

test('the bank transfer is offered to those who may use it', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('radio', { name: /Virement bancaire/ }))
  expect(transferButton()).toHaveTextContent('110,80 € TTC')
})

test('the bank transfer is hidden from those who may not use it', async () => {
  await open(createCheckout(), { ...CAMILLE, canUseWireTransfer: false })
  await payButton()
  expect(screen.queryByText(/Virement/)).not.toBeInTheDocument()
})

test('a saved card pays without typing it again', async () => {
  const checkout = createCheckout({
    getCustomerProfile: { stripeCustomerId: 'cus_1' },
    listCardsForCustomer: [
      { id: 'pm_saved', brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2028 },
      { id: 'pm_old', brand: 'american_express', last4: '1881', exp_month: 10, exp_year: 2026 },
    ],
  })
  const { user } = await open(checkout)
  expect(await screen.findByRole('radio', { name: /Visa se terminant par 4242/ })).toBeChecked()
  expect(
    screen.getByRole('radio', { name: /American Express .* 1881.*Expirée depuis 10\/2026/ }),
  ).toBeDisabled()
  const form = screen.getByRole<HTMLFormElement>('form', { name: orderCopy.payment.title })
  const requested = checkout.sent('useSavedCardsQuery')[0]?.variables
  expect(requested).toEqual({ stripeCustomerId: 'cus_1', hasCards: true })
  expect(new FormData(form).get('card_id')).toBe('pm_saved')
  await screen.findByText(/aucun argent réel ne circule/)
  await user.click(await payButton())
  await screen.findByRole('heading', { name: 'Merci, votre commande est enregistrée' })
  expect(checkout.confirmed).toEqual(['pi-order-1'])
})

test('a saved card that was chosen earlier and has expired since is chosen no more', async () => {
  const { user, goTo } = await open(
    createCheckout({
      getCustomerProfile: { stripeCustomerId: 'cus_1' },
      listCardsForCustomer: [
        { id: 'pm_saved', brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2028 },
        { id: 'pm_old', brand: 'visa', last4: '1881', exp_month: 11, exp_year: 2026 },
      ],
    }),
  )
  await user.click(await screen.findByRole('radio', { name: /1881/ }))
  await goTo('/order/livraison')
  await goTo('/order/paiement')
  expect(await screen.findByRole('radio', { name: /1881/ })).toBeChecked()
  await goTo('/order/livraison')
  setClock(createClock({ startsAt: '2026-12-01T00:00:00+01:00' }))
  await goTo('/order/paiement')
  expect(await screen.findByRole('radio', { name: /1881/ })).toBeDisabled()
  expect(screen.getByRole('radio', { name: /4242/ })).toBeChecked()
})

test.each([
  ['SLOT_UNAVAILABLE', 'Ce créneau n’est plus disponible'],
  ['TOO_LATE', 'L’heure limite de ce créneau est passée'],
  ['TOO_FAR', 'Trop tard pour cette adresse'],
  ['OUT_OF_DISTANCE', 'Cette adresse est trop loin de nos cuisines'],
  ['MINIMUM_ORDER_AMOUNT', 'Il en faut un peu plus pour être livré'],
])('a refusal for %s opens the modal that explains it', async (code, title) => {
  const { user } = await open(createCheckout({ createOrder: () => code }))
  await user.click(await screen.findByRole('radio', { name: /Virement bancaire/ }))
  await user.click(transferButton())
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible()
})

test('a refusal for the minimum names the minimum and what is missing where the page knows it', async () => {
  const specialConfiguration = {
    minimumOrderAmount: 20_000,
    lastMinuteFees: 1000,
    lastMinuteVatRate: 20,
  }
  const { user } = await open(
    createCheckout({ createOrder: () => 'MINIMUM_ORDER_AMOUNT', specialConfiguration }),
  )
  await user.click(await screen.findByRole('radio', { name: /Virement bancaire/ }))
  await user.click(transferButton())
  const title = /^Encore 1\d\d,\d\d\s€\sHT pour être livré$/
  const minimum = /Le minimum de commande est de 200,00\s€\sHT\./
  expect(await screen.findByRole('dialog', { name: title })).toHaveTextContent(minimum)
})

test('an address that no point reaches any more is exchanged for another, not for another day', async () => {
  const { user } = await open(createCheckout({ createOrder: () => 'OUT_OF_DISTANCE' }))
  await user.click(await screen.findByRole('radio', { name: /Virement bancaire/ }))
  await user.click(transferButton())
  const modal = within(await screen.findByRole('dialog', { name: /trop loin de nos cuisines/ }))
  expect(modal.queryByRole('button', { name: /jour/ })).not.toBeInTheDocument()
  await user.click(modal.getByRole('button', { name: 'Choisir une autre adresse' }))
  expect(await screen.findByRole('combobox', { name: /adresse/i })).toBeVisible()
})

const LATER = { start: `${TODAY}T14:00:00+01:00`, end: `${TODAY}T14:30:00+01:00` }

test.each([
  ['SLOT_UNAVAILABLE', 'Ce créneau n’est plus disponible'],
  ['TOO_LATE', 'L’heure limite de ce créneau est passée'],
])('after a refusal for %s another slot is taken and the cart stays', async (code, title) => {
  const free = {
    slotStartAt: LATER.start,
    slotEndAt: LATER.end,
    disabledSlot: false,
    stress: 'low',
  }
  const day = { startAt: LATER.start, endAt: LATER.end, status: 'openWithSales', slots: [free] }
  const { user } = await open(
    createCheckout({ createOrder: () => code, businessDaysWithSlots: [day] }),
  )
  await user.click(await screen.findByRole('radio', { name: /Virement bancaire/ }))
  await user.click(transferButton())
  const modal = within(await screen.findByRole('dialog', { name: title }))
  await user.click(modal.getByRole('button', { name: 'Choisir un autre créneau' }))
  const slots = within(await screen.findByRole('dialog', { name: 'À quelle heure\u00a0?' }))
  await user.click(await slots.findByRole('button', { name: /^14\sh\s00/ }))
  await waitFor(() =>
    expect(storedCart()).toMatchObject({ deliverySlot: LATER, items: [units(4)] }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test.each([
  ['WIRE_TRANSFER_NOT_ALLOWED', /Le paiement par virement n’est pas ouvert pour votre compte/],
  ['CART_EMPTY', /Votre panier est vide/],
  [
    'SOMETHING_ELSE',
    'Une erreur est survenue, merci de réessayer ou de contacter notre support au 01 99 00 12 34.',
  ],
])('a refusal for %s is shown beside the button', async (code, words) => {
  const { user } = await open(createCheckout({ createOrder: () => code }))
  await user.click(await screen.findByRole('radio', { name: /Virement bancaire/ }))
  await user.click(transferButton())
  expect(await screen.findByText(words)).toBeVisible()
})

test('items that are sold out leave the cart, and are named', async () => {
  const change = { itemId: '1', type: 'product', lineId: 'LIGNE-PLATEAUX', requestedQty: 4, qty: 3 }
  const changes = [{ ...change, name: 'Plateau Batignolles' }]
  // Not before: the cart is also sent by itself, on a busy machine before the button is pressed.
  let isPressed = false
  const setCart = () => (isPressed ? stored({ items: [units(3)], changes }) : stored())
  const { user } = await open(createCheckout({ setCart }))
  await user.click(await screen.findByRole('radio', { name: /Virement bancaire/ }))
  isPressed = true
  await user.click(transferButton())
  const dialog = await screen.findByRole('dialog', { name: 'Votre panier a changé' })
  expect(dialog).toHaveTextContent('Plateau Batignolles')
  expect(window.localStorage.getItem('tablee.cart')).toContain('"qty":3')
})

test('another price is told and asked about before anything is ordered', async () => {
  const totals = { sumPriceCartTTC: TOTAL + 500 }
  const checkout = createCheckout({ setCart: () => stored({ totals }) })
  const { user } = await open(checkout)
  await user.click(await screen.findByRole('radio', { name: /Virement bancaire/ }))
  await user.click(transferButton())
  expect(await screen.findByText(/votre commande est maintenant à 115,80 € TTC/)).toBeVisible()
  expect(checkout.orders.size).toBe(0)

  await user.click(transferButton())
  await waitFor(() => expect(checkout.orders.size).toBe(1))
})

const NOT_CHARGED = "Une erreur technique est survenue, vous n'avez pas été débité."
const UNCERTAIN = /^La banque n’a pas encore répondu\. Ne payez pas une seconde fois/

test.each([
  ['is proven', { card: 'NOT_CHARGED' }, NOT_CHARGED],
  ['is not proven of an order that was there before', undefined, UNCERTAIN],
])(
  'while the provider is silent, the first try says that nothing was charged; the second where it %s',
  async (_, fields, words) => {
    const createPaymentIntent = () => {
      throw refusal('PAYMENT_FAILED', 'The provider does not respond', fields)
    }
    const { user } = await open(createCheckout({ createPaymentIntent }))
    await fillCard(user, ACCEPTED)
    await user.click(await payButton())
    expect(await screen.findByText(NOT_CHARGED)).toBeVisible()
    await user.click(await payButton())
    expect(await screen.findByText(words)).toBeVisible()
  },
)

test('the sandbox says that no real money moves, and shows its cards in a fold', async () => {
  const { user } = await open()
  expect(await screen.findByText(/aucun argent réel ne circule/)).toBeVisible()
  await user.click(screen.getByText('Cartes de test'))
  expect(screen.getByText('4242 4242 4242 4242')).toBeVisible()
})
