import { act, screen, waitFor, within } from '@testing-library/react'
import { orderCopy } from '../../../src/client/areas/checkout/orderCopy'
import type { Cart } from '#domain/cart/cart'
import { fillIn } from '../../support/fillIn'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { ADDRESS, product } from '../../support/shopFront'
import { tellOtherTabs } from '../state/tabs'
import { createCheckout, readyCart } from './checkoutServer'

const stored = () => window.localStorage.getItem('tablee.cart') ?? ''
const open = (changes = {}, api = createCheckout()) =>
  renderApp('/order/livraison', { api, cart: readyCart(changes), user: CAMILLE })

const edit = () => screen.findByRole('button', { name: 'Modifier la reprise des plateaux' })
const next = () => screen.getByRole('button', { name: 'Continuer vers le paiement' })

test('the recovery is a line that says when and by whom, until it is to be changed', async () => {
  const { user } = await open()
  const section = await screen.findByRole('region', { name: 'Reprise des plateaux' })
  expect(section).toHaveTextContent(
    /mardi 24 novembre, entre 14\sh\s30 et 15\sh\s00 · Hélène Marchand/,
  )
  expect(within(section).queryByLabelText('Jour de la reprise')).not.toBeInTheDocument()
  await user.click(await edit())
  expect(within(section).getByLabelText('Jour de la reprise')).toBeVisible()
  expect(within(section).getByRole('heading')).toHaveFocus()
})

test('trays that come back ask for a recovery, after the meal, by who receives the delivery', async () => {
  const { user } = await open()
  const section = await screen.findByRole('region', { name: 'Reprise des plateaux' })
  await user.click(await edit())
  expect(within(section).getByLabelText('Jour de la reprise')).toHaveDisplayValue(
    'mardi 24\u00a0novembre',
  )
  expect(within(section).getByLabelText('Heure de la reprise')).toHaveDisplayValue(
    /14\sh\s30 – 15\sh\s00/,
  )
  expect(
    within(section).getByRole('radio', { name: /La personne qui reçoit la livraison/ }),
  ).toBeChecked()
  expect(within(section).getByRole('radio', { name: /À l’adresse de livraison/ })).toBeChecked()
})

test('a slot of another day, another contact and instructions are kept and sent', async () => {
  const checkout = createCheckout()
  const { user } = await open({}, checkout)
  await user.click(await edit())
  await user.selectOptions(await screen.findByLabelText('Jour de la reprise'), '2026-11-25')
  await user.click(screen.getByRole('radio', { name: 'Quelqu’un d’autre' }))
  await fillIn(user, screen.getByLabelText('Contact pour la reprise'), 'Paul Roy')
  await fillIn(user, screen.getByLabelText('Son numéro'), '+33 6 12 34 56 78')
  await fillIn(user, screen.getByLabelText(/Consignes pour la reprise/), 'Quai 2')
  await waitFor(() => expect(stored()).toContain('Quai 2'))
  expect(stored()).toContain('"start":"2026-11-25T14:30:00+01:00"')
  await user.click(next())
  await user.click(await screen.findByRole('radio', { name: /Virement bancaire/ }))
  await user.click(screen.getByRole('button', { name: /par virement$/ }))
  await waitFor(() =>
    expect(checkout.sent('useSetCartMutation').at(-1)?.variables).toMatchObject({
      cart: {
        itemRecovery: {
          recoveryContactName: 'Paul Roy',
          recoveryContactPhone: '+33 6 12 34 56 78',
          recoveryInstructions: 'Quai 2',
          recoveryAddress: null,
          bookedRecoveryHour: '2026-11-25T14:45:00+01:00',
        },
      },
    }),
  )
})

test('a recovery contact without a name or with a wrong phone is reported beside its field', async () => {
  const { user, router } = await open()
  await user.click(await edit())
  await user.click(await screen.findByRole('radio', { name: 'Quelqu’un d’autre' }))
  await user.type(screen.getByLabelText('Son numéro'), '12')
  await user.click(next())
  expect(screen.getByLabelText('Contact pour la reprise')).toHaveAccessibleDescription(
    'Indiquez qui remet les plateaux.',
  )
  expect(screen.getByLabelText('Contact pour la reprise')).toHaveFocus()
  expect(screen.getByLabelText('Son numéro')).toHaveAccessibleDescription(/Saisissez un numéro/)
  expect(router.state.location.pathname).toBe('/order/livraison')
})

test('its fields are those of the step’s form, by their names, and follow the cart of another tab', async () => {
  const { user } = await open()
  await user.click(await edit())
  await user.click(await screen.findByRole('radio', { name: 'Quelqu’un d’autre' }))
  await fillIn(user, screen.getByLabelText('Contact pour la reprise'), 'Paul Roy')
  const form = screen.getByRole<HTMLFormElement>('form', { name: orderCopy.delivery.title })
  expect([...new FormData(form).keys()]).toEqual([
    ...['name', 'phone', 'details', 'deliveryContactSMSNumber', 'selectedSlot'],
    ...['recoveryContactId', 'recoveryContactName', 'recoveryContactPhone'],
    ...['recoveryAddress', 'recoveryInstructions'],
  ])
  const cart: Cart = JSON.parse(stored())
  expect(cart.itemRecovery).toMatchObject({
    recoveryContactId: '0',
    recoveryContactName: 'Paul Roy',
  })
  const itemRecovery = { ...cart.itemRecovery, recoveryInstructions: 'Quai 3' }
  act(() => tellOtherTabs(JSON.stringify({ ...cart, itemRecovery })))
  await waitFor(() =>
    expect(screen.getByLabelText(/Consignes pour la reprise/)).toHaveValue('Quai 3'),
  )
  expect(screen.getByLabelText('Contact pour la reprise')).toHaveValue('Paul Roy')
})

test('what is said of the recovery leaves the remembered contact chosen, and the other way round', async () => {
  const contact = {
    id: '7',
    deliveryContactName: 'Hugo Perrin',
    deliveryContactPhone: '06 39 98 45 11',
    deliveryDetails: 'Accueil',
  }
  const { user } = await open({}, createCheckout({ lastDeliveryContacts: [contact] }))
  await user.click(await edit())
  await user.type(await screen.findByLabelText(/Consignes pour la reprise/), 'Quai 2')
  await user.click(screen.getByRole('radio', { name: /Hugo Perrin/ }))
  await user.type(screen.getByLabelText(/Consignes pour la reprise/), ', sonner')
  await waitFor(() => expect(stored()).toContain('Quai 2, sonner'))
  expect(JSON.parse(stored())).toMatchObject({ deliveryContact: { id: '7', name: 'Hugo Perrin' } })
})

test('an address that is not picked from the list keeps the step', async () => {
  const { user } = await open()
  await user.click(await edit())
  await user.click(await screen.findByRole('radio', { name: 'Ailleurs' }))
  expect(screen.getByRole('combobox', { name: 'Adresse de la reprise' })).toBeVisible()
  await user.click(next())
  expect(await screen.findByText('Choisissez une adresse dans la liste.')).toBeVisible()
})

test('trays are fetched elsewhere only in a delivery zone', async () => {
  const zone = { id: '9', deliveryPrice: null, departmentCode: '77', businessUnit: null }
  const checkout = createCheckout({ deliveryZoneForCoords: zone })
  const { user, router } = await open({ mainBrandId: '21' }, checkout)
  await user.click(await edit())
  await user.click(await screen.findByRole('radio', { name: 'Ailleurs' }))
  const field = screen.getByRole('combobox', { name: 'Adresse de la reprise' })
  const pick = async () => {
    await user.clear(field)
    await user.type(field, '8 rue de rivoli')
    await user.click(await screen.findByRole('option', { name: ADDRESS }))
  }
  await pick()
  expect(await screen.findByText(/Nos coursiers ne passent pas à cette adresse/)).toBeVisible()
  expect(stored()).not.toContain(`"title":"${ADDRESS}"`)
  await user.click(next())
  expect(router.state.location.pathname).toBe('/order/livraison')

  checkout.response({ deliveryZoneForCoords: null })
  await pick()
  expect(await screen.findByText(/Nos coursiers ne passent pas à cette adresse/)).toBeVisible()

  checkout.response({ deliveryZoneForCoords: { ...zone, businessUnit: { id: '1' } } })
  await pick()
  await waitFor(() => expect(stored()).toContain(`"title":"${ADDRESS}"`))
  expect(screen.queryByText(/Nos coursiers/)).not.toBeInTheDocument()
  const lookups = checkout.sent('useRecoveryAddressQuery').map(({ variables }) => variables.brandId)
  expect(lookups).toEqual(['21', '21', '21'])
  await user.click(next())
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/paiement'))
})

test('a cart without a tray asks for none', async () => {
  const products = [product({ category: 'Other' })]
  const availableInventory = { products, menus: [], lines: [] }
  await open({}, createCheckout({ availableInventory }))
  await screen.findByRole('heading', { name: /Qui reçoit la livraison/ })
  expect(screen.queryByText('Reprise des plateaux')).not.toBeInTheDocument()
})
