import { act, screen, waitFor, within } from '@testing-library/react'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { MENU, NOON, product, TODAY, TOMORROW, units } from '../../support/shopFront'
import { storedCart } from '../../support/storedCart'
import { orderCopy } from '../../../src/client/areas/checkout/orderCopy'
import { tellOtherTabs } from '../state/tabs'
import { createCheckout, readyCart } from './checkoutServer'

const EMPTY_CONTACT = { id: '0', name: '', phone: '', details: '' }
const REMEMBERED = [
  {
    id: '7',
    deliveryContactName: 'Hugo Perrin',
    deliveryContactPhone: '06 39 98 45 11',
    deliveryDetails: 'Accueil',
  },
]

test('the recap shows the items and keeps the options', async () => {
  const { user } = await renderApp('/order', { api: createCheckout(), cart: readyCart() })
  expect(await screen.findByText('Plateau Batignolles')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Couverts' }))
  await user.click(screen.getByRole('checkbox', { name: 'Laisser les sacs de livraison' }))
  await waitFor(() =>
    expect(storedCart()).toMatchObject({ hasCutlery: true, hasToLeaveBags: false }),
  )
})

test('the delivery asks a visitor for the e-mail address before all else, then for who receives it', async () => {
  await renderApp('/order/livraison', { api: createCheckout(), cart: readyCart() })
  const fields = [
    await screen.findByLabelText('Adresse e-mail'),
    screen.getByLabelText('Nom et prénom'),
    screen.getByLabelText('Téléphone'),
    screen.getByLabelText(/Instructions/),
  ]
  for (const [at, field] of fields.slice(1).entries()) {
    expect(fields[at]?.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  }
})

test('the options are named fields of the form, and follow the cart of another tab', async () => {
  const { user } = await renderApp('/order', { api: createCheckout(), cart: readyCart() })
  const form = await screen.findByRole('form', { name: orderCopy.recap.title })
  const option = async (name: string) => within(form).findByRole('checkbox', { name })
  expect(await option('Couverts')).toHaveAttribute('name', 'hasCutlery')
  // What is counted are the meals of the cart, whatever number of guests is given.
  expect(await option('Couverts')).toHaveAccessibleDescription(/\d\srepas$/)
  expect(await option('Laisser les sacs de livraison')).toHaveAttribute('name', 'hasToLeaveBags')
  expect(await option('Laisser les sacs de livraison')).toBeChecked()
  const elsewhere = { ...readyCart(), hasCutlery: true, hasToLeaveBags: false }
  act(() => tellOtherTabs(JSON.stringify(elsewhere)))
  await waitFor(async () => expect(await option('Couverts')).toBeChecked())
  expect(await option('Laisser les sacs de livraison')).not.toBeChecked()

  await user.click(await option('Sets de table'))
  await waitFor(() =>
    expect(storedCart()).toMatchObject({
      hasCutlery: true,
      hasToLeaveBags: false,
      hasPlacemats: true,
    }),
  )
  act(() => tellOtherTabs(JSON.stringify({ ...storedCart(), hasPlacemats: false })))
  await waitFor(async () => expect(await option('Sets de table')).not.toBeChecked())
  await user.click(await option('Couverts'))
  await waitFor(() =>
    expect(storedCart()).toMatchObject({ hasCutlery: false, hasPlacemats: false }),
  )
})

test('individual boxes are offered from their first day on, and before it the recap says when', async () => {
  const offeredFrom = (disablePopboxBefore: string) => ({
    api: createCheckout({ specialConfiguration: { disablePopboxBefore } }),
    cart: readyCart(),
  })
  const box = { name: 'Boîtes individuelles' }
  const { unmount } = await renderApp('/order', offeredFrom(TOMORROW))
  expect(await screen.findByText(/Boîtes individuelles. .*mercredi 25 novembre/)).toBeVisible()
  expect(screen.queryByRole('checkbox', box)).not.toBeInTheDocument()
  unmount()

  const { user } = await renderApp('/order', offeredFrom(TODAY))
  await user.click(await screen.findByRole('checkbox', box))
  await waitFor(() => expect(storedCart().hasIndividualBoxes).toBe(true))
})

test.each([
  ['a hot dish', units(4)],
  ['a menu with a hot dish', units(4, '1', 'menu')],
])('%s may be delivered hot, what is cold may not', async (_, item) => {
  const open = (isHot: boolean) => {
    const inventory = { products: [product({ isHot })], menus: [MENU], lines: [] }
    const api = createCheckout({ availableInventory: inventory })
    return renderApp('/order', { api, cart: readyCart({ items: [item] }) })
  }
  const hot = { name: 'Livrer chaud ce qui peut l’être' }
  const { unmount } = await open(false)
  expect(await screen.findByRole('checkbox', { name: 'Couverts' })).toBeVisible()
  expect(screen.queryByRole('checkbox', hot)).not.toBeInTheDocument()
  unmount()

  const { user } = await open(true)
  await user.click(await screen.findByRole('checkbox', hot))
  await waitFor(() => expect(storedCart().toDeliversHot).toBe(true))
})

test('an SMS goes to a mobile number only', async () => {
  const { user, router } = await renderApp('/order/livraison', {
    api: createCheckout(),
    cart: readyCart(),
    user: CAMILLE,
  })
  const field = await screen.findByLabelText(/Numéro de mobile à prévenir/)
  expect(field).toHaveAccessibleDescription(
    'Le livreur enverra un SMS à ce numéro (06 ou 07) avant d’arriver.',
  )
  await user.type(field, '01 23 45 67 89')
  await waitFor(() => expect(storedCart().deliveryContactSMSNumber).toBe('01 23 45 67 89'))
  await user.click(screen.getByRole('button', { name: 'Continuer vers le paiement' }))
  expect(field).toHaveAccessibleDescription(/numéro de mobile français/)
  expect(field).toHaveFocus()
  expect(router.state.location.pathname).toBe('/order/livraison')
})

test('a visitor goes on to the delivery without signing in', async () => {
  const { user, router } = await renderApp('/order', { api: createCheckout(), cart: readyCart() })
  await user.click(await screen.findByRole('button', { name: 'Continuer vers la livraison' }))
  expect(await screen.findByLabelText('Adresse e-mail')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/order/livraison')
})

test('a visitor with a cart of the canteen is asked to sign in', async () => {
  await renderApp('/order/livraison', {
    api: createCheckout(),
    cart: readyCart({ lineId: 'LIGNE-CANTINE' }),
  })
  await screen.findByRole('heading', { name: 'Connectez-vous pour continuer' })
  expect(screen.getByRole('button', { name: 'Créer un compte' })).toBeVisible()
})

test('a visitor with dishes of room service beside others is asked to sign in', async () => {
  await renderApp('/order/livraison', {
    api: createCheckout(),
    cart: readyCart({
      items: [units(4), { ...units(2, '2'), lineId: 'LIGNE-ROOM-SERVICE' }],
      roomServiceLocationId: '1',
    }),
  })
  await screen.findByRole('heading', { name: 'Connectez-vous pour continuer' })
  expect(screen.queryByLabelText('Adresse e-mail')).not.toBeInTheDocument()
})

test('the payment waits for a delivery contact, and says so', async () => {
  const { router } = await renderApp('/order/paiement', {
    api: createCheckout(),
    cart: readyCart({ deliveryContact: EMPTY_CONTACT }),
    user: CAMILLE,
  })
  expect(await screen.findByText(/Indiquez d’abord qui reçoit la livraison/)).toBeVisible()
  expect(router.state.location.pathname).toBe('/order/livraison')
})

test('without a slot the delivery leads back to the recap, with a word', async () => {
  const { router } = await renderApp('/order/livraison', {
    api: createCheckout(),
    cart: readyCart({ deliverySlot: null }),
    user: CAMILLE,
  })
  expect(await screen.findByText(/Choisissez d’abord un jour et un créneau/)).toBeVisible()
  expect(router.state.location.pathname).toBe('/order')
  act(() => tellOtherTabs(JSON.stringify(readyCart())))
  await waitFor(() =>
    expect(screen.queryByText(/Choisissez d’abord un jour et un créneau/)).not.toBeInTheDocument(),
  )
})

test('an empty cart leads to the shop', async () => {
  await renderApp('/order/paiement', { api: createCheckout(), cart: readyCart({ items: [] }) })
  await screen.findByRole('heading', { name: 'Votre panier est vide' })
  expect(screen.getByRole('link', { name: 'Voir la carte' })).toHaveAttribute('href', '/')
  expect(screen.queryByRole('link', { name: 'Voir mes commandes' })).not.toBeInTheDocument()
})

test('who goes back from the confirmation finds the empty cart beside the way to the order', async () => {
  await renderApp('/order/paiement', {
    api: createCheckout(),
    cart: readyCart({ items: [] }),
    user: CAMILLE,
  })
  await screen.findByRole('heading', { name: 'Votre panier est vide' })
  expect(screen.getByRole('link', { name: 'Voir mes commandes' })).toHaveAttribute(
    'href',
    '/account/commandes',
  )
})

test('a slot that is full by now opens its modal and stays with the recap', async () => {
  const slot = { start: `${TODAY}T13:00:00+01:00`, end: `${TODAY}T13:30:00+01:00` }
  const { user, router } = await renderApp('/order', {
    api: createCheckout(),
    cart: readyCart({ deliverySlot: slot }),
    user: CAMILLE,
  })
  await user.click(await screen.findByRole('button', { name: 'Continuer vers la livraison' }))
  expect(
    await screen.findByRole('dialog', { name: 'Ce créneau n’est plus disponible' }),
  ).toBeVisible()
  expect(router.state.location.pathname).toBe('/order')
  expect(storedCart().items).toHaveLength(1)
})

const MINIMUM = /Le minimum de commande est de 60,00\s€\sHT\./

test('under the minimum the order goes no further', async () => {
  const { user } = await renderApp('/order', {
    api: createCheckout(),
    cart: readyCart({ items: [units(1)], deliverySlot: NOON }),
    user: CAMILLE,
  })
  await user.click(await screen.findByRole('button', { name: 'Continuer vers la livraison' }))
  const name = /^Encore 40,00\s€\sHT pour être livré$/
  expect(await screen.findByRole('dialog', { name })).toHaveTextContent(MINIMUM)
})

test('a remembered contact is one tap away, and editing it by hand makes it a new one', async () => {
  const { user } = await renderApp('/order/livraison', {
    api: createCheckout({ lastDeliveryContacts: REMEMBERED }),
    cart: readyCart({ deliveryContact: EMPTY_CONTACT }),
    user: CAMILLE,
  })
  await user.click(await screen.findByRole('radio', { name: /Hugo Perrin/ }))
  expect(screen.getByLabelText('Téléphone')).toHaveValue('06 39 98 45 11')
  await waitFor(() => expect(storedCart().deliveryContact?.id).toBe('7'))

  await user.type(screen.getByLabelText(/Nom et prénom/), ' Junior')
  await waitFor(() =>
    expect(storedCart().deliveryContact).toMatchObject({ id: '0', name: 'Hugo Perrin Junior' }),
  )
})

test('a missing phone is reported beside its field, which has the focus', async () => {
  const { user } = await renderApp('/order/livraison', {
    api: createCheckout(),
    cart: readyCart(),
    user: CAMILLE,
  })
  const phone = await screen.findByLabelText('Téléphone')
  await user.clear(phone)
  await user.click(screen.getByRole('button', { name: 'Continuer vers le paiement' }))
  expect(phone).toHaveAccessibleDescription(/Indiquez un numéro de téléphone/)
  expect(phone).toHaveFocus()
})

test('a reload keeps the contact that was typed', async () => {
  const api = createCheckout()
  const first = await renderApp('/order/livraison', {
    api,
    cart: readyCart({ deliveryContact: EMPTY_CONTACT }),
    user: CAMILLE,
  })
  await first.user.type(await screen.findByLabelText(/Instructions/), 'Code 24B10')
  await waitFor(() => expect(storedCart().deliveryContact?.details).toBe('Code 24B10'))
  const kept = storedCart()
  first.unmount()

  await renderApp('/order/livraison', { api, cart: kept, user: CAMILLE })
  expect(await screen.findByLabelText(/Instructions/)).toHaveValue('Code 24B10')
  expect(screen.getByLabelText(/Nom et prénom/)).toHaveValue('Camille Roche')
})

test('the focus goes to the heading of the next step, and back loses nothing', async () => {
  const { user, router } = await renderApp('/order/livraison', {
    api: createCheckout(),
    cart: readyCart(),
    user: CAMILLE,
  })
  await user.type(await screen.findByLabelText(/Instructions/), ' gauche')
  await user.click(screen.getByRole('button', { name: 'Continuer vers le paiement' }))
  expect(await screen.findByRole('heading', { name: 'Facturation et paiement' })).toHaveFocus()
  await act(() => router.navigate(-1))
  expect(await screen.findByLabelText(/Instructions/)).toHaveValue('3e étage gauche')
})
