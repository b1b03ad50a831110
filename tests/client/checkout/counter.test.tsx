import { screen, waitFor } from '@testing-library/react'
import { fillIn } from '../../support/fillIn'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { product, units } from '../../support/shopFront'
import { createCheckout, readyCart } from './checkoutServer'

const LOUIS = { ...CAMILLE, firstname: 'Louis', lastname: 'Garnier', type: 'canteen' as const }
const LINE = 'LIGNE-CANTINE'

/** A lunch at the counter; what another delivery asked may be left in the cart. */
const lunch = () =>
  readyCart({
    lineId: LINE,
    items: [{ ...units(1), lineId: LINE }],
    roomServiceLocationId: '2',
    deliveryContact: null,
    deliveryContactSMSNumber: '06',
    toDeliversHot: true,
    hasToLeaveBags: false,
  })
const lastContact = (deliveryContactName: string) => ({
  id: deliveryContactName,
  deliveryContactName,
  deliveryContactPhone: '06 11 22 33 44',
  deliveryDetails: '3e étage',
})
const open = (path: string, phone: string | null, contacts: object[] = []) => {
  const availableInventory = { products: [product({ isHot: true })], menus: [], lines: [] }
  const api = createCheckout({ lastDeliveryContacts: contacts, availableInventory })
  return renderApp(path, { api, user: { ...LOUIS, phone }, cart: lunch() })
}

const name = () => screen.findByLabelText(/^Nom et prénom/)
const phone = () => screen.getByLabelText(/^Téléphone/)

test('a lunch at the counter asks for a name and a phone, which the account has, and nothing for a courier', async () => {
  const { user, router } = await open('/order/livraison', '06 12 34 56 78')
  expect(await screen.findByRole('heading', { name: /^À quel nom\s\?$/ })).toBeVisible()
  expect(await name()).toHaveValue('Louis Garnier')
  expect(phone()).toHaveValue('06 12 34 56 78')
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  expect(screen.queryByLabelText(/Instructions de livraison/)).not.toBeInTheDocument()
  expect(screen.queryByLabelText(/Numéro de mobile à prévenir/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Continuer vers le paiement' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/paiement'))
})

test('a guest whose account has no phone finds the one that they gave the last time', async () => {
  await open('/order/livraison', null, [lastContact('Anne Roy'), lastContact('Louis Garnier')])
  expect(await name()).toHaveValue('Louis Garnier')
  expect(phone()).toHaveValue('06 11 22 33 44')
})

test('the phone of another person is not taken for the guest’s, and a missing name is reported in the counter’s words', async () => {
  const { user } = await open('/order/livraison', null, [lastContact('Anne Roy')])
  const nameField = await name()
  expect(phone()).toHaveValue('')
  await fillIn(user, nameField, ' ')
  await user.click(screen.getByRole('button', { name: 'Continuer vers le paiement' }))
  expect(await screen.findByText('Indiquez à quel nom est le repas.')).toBeVisible()
})

test('the recap of a lunch at the counter has no word of delivery, hot or in bags', async () => {
  await open('/order', null)
  expect(await screen.findByRole('checkbox', { name: /Couverts/ })).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: /sacs de livraison/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('checkbox', { name: /Livrer chaud/ })).not.toBeInTheDocument()
})
