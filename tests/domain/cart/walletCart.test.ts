import type { Cart } from '#domain/cart/cart'
import { lacksContact } from '#domain/order/orderContacts'
import { cartOfWallet } from '#domain/cart/walletCart'
import type { WalletBilling } from '#domain/cart/walletBilling'
import { aCart, RIVOLI } from '../builders'

const ALIX: WalletBilling = {
  name: ' Alix  Moreau ',
  email: 'alix@example.org',
  phone: '+33612345678',
  address: { line1: '5 rue des Archives', postal_code: '75004', city: 'Paris', country: 'FR' },
}
const delivered = (changes: Partial<Cart> = {}) => aCart({ ...RIVOLI, ...changes })
const CLAIRE = { id: '7', name: 'Claire Martin', phone: '01 42 00 00 00', details: 'Code 12A' }

test('an empty cart of a visitor takes whom to call and the invoice', () => {
  expect(cartOfWallet(delivered(), ALIX)).toMatchObject({
    deliveryContact: { name: 'Alix Moreau', phone: '+33612345678' },
    invoiceContact: { customerName: 'Alix Moreau', address: '5 rue des Archives, 75004 Paris' },
  })
})

test('what a customer has written stays, and keeps its id', () => {
  const invoice = {
    id: '9',
    customerName: 'Claire Martin',
    address: '1 rue du Siège, 75009 Paris',
    companyName: 'Atelier Nord',
    companySiret: null,
    phone: null,
    details: null,
  }
  const cart = delivered({ deliveryContact: CLAIRE, invoiceContact: invoice })
  expect(cartOfWallet(cart, ALIX)).toEqual(cart)
})

test('only what is empty of a contact is filled', () => {
  const { deliveryContact } = cartOfWallet(
    delivered({ deliveryContact: { ...CLAIRE, phone: null } }),
    ALIX,
  )
  expect(deliveryContact).toMatchObject({
    name: 'Claire Martin',
    phone: '+33612345678',
    details: 'Code 12A',
  })
})

test('spaces around a phone are left out', () => {
  const cart = cartOfWallet(delivered(), { ...ALIX, phone: ' 06 12 34 56 78 ' })
  expect(cart.deliveryContact?.phone).toBe('06 12 34 56 78')
})

test.each([
  ['a foreign number', '+441632960961'],
  ['a text', 'sans'],
  ['nothing', null],
  ['spaces', '  '],
])('%s is no phone for the driver', (_, phone) => {
  const cart = cartOfWallet(delivered(), { ...ALIX, phone })
  expect(cart.deliveryContact?.phone).toBeNull()
  expect(lacksContact(cart)).toBe(true)
})

test('without a billing address the invoice is for who receives the delivery, at its address', () => {
  const { invoiceContact } = cartOfWallet(delivered({ deliveryContact: CLAIRE }), {})
  expect(invoiceContact).toMatchObject({ customerName: 'Claire Martin', address: RIVOLI.address })
})

test('a wallet that tells nothing of an empty cart leaves no contact', () => {
  const cart = cartOfWallet(delivered(), {})
  expect(cart.deliveryContact).toBeNull()
  expect(cart.invoiceContact?.customerName).toBeNull()
})

test.each<[string, Cart['deliveryContact'], boolean]>([
  ['no contact', null, true],
  ['a name and a phone', CLAIRE, false],
  ['a name alone', { ...CLAIRE, phone: null }, true],
  ['a phone alone', { ...CLAIRE, name: ' ' }, true],
  ['a phone that is none', { ...CLAIRE, phone: '12' }, true],
])('%s: %j lacks somebody to call: %s', (_, deliveryContact, lacks) => {
  expect(lacksContact(delivered({ deliveryContact }))).toBe(lacks)
})
