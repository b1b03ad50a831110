import * as v from 'valibot'
import { BLANK_INVOICE_CONTACT } from '#domain/cart/cartContacts'
import { cartSchema } from '#domain/cart/cartSchema'
import { deliveryContactProblems, invoiceContactProblems } from '#domain/order/orderContacts'
import { aCart } from '../builders'

test('a delivery needs a name and a French phone, and no remark', () => {
  expect(deliveryContactProblems({ name: 'Claire', phone: '06 12 34 56 78' })).toEqual({})
  expect(deliveryContactProblems({ name: ' ', phone: '12' })).toEqual({
    name: 'REQUIRED',
    phone: 'PHONE',
  })
  expect(deliveryContactProblems(null)).toEqual({ name: 'REQUIRED', phone: 'REQUIRED' })
})

test('an invoice needs a name and an address; the rest may be missing, but not wrong', () => {
  const named = { customerName: 'Claire Martin', address: '4 rue Saint-Augustin, 75002 Paris' }
  expect(invoiceContactProblems(named)).toEqual({})
  expect(invoiceContactProblems(null)).toEqual({ customerName: 'REQUIRED', address: 'REQUIRED' })
  const long = 'x'.repeat(501)
  const wrong = { companyName: long, companySiret: '12345678901234', phone: '12', details: long }
  expect(invoiceContactProblems({ ...named, ...wrong })).toEqual({
    companyName: 'TOO_LONG',
    companySiret: 'SIRET',
    phone: 'PHONE',
    details: 'TOO_LONG',
  })
})

test.each([
  ['companyName', 500],
  ['customerName', 200],
  ['address', 300],
  ['details', 500],
] as const)(
  'an invoice’s %s has %i characters at most, in a cart as in an order',
  (field, most) => {
    const named = { ...BLANK_INVOICE_CONTACT, id: '7', customerName: 'Claire', address: '4 rue' }
    const problemOf = (length: number) => {
      const contact = { ...named, [field]: 'x'.repeat(length) }
      const inCart = v.safeParse(cartSchema, aCart({ invoiceContact: contact }))
      return [inCart.issues?.[0].message, invoiceContactProblems(contact)[field]]
    }
    expect(problemOf(most)).toEqual([undefined, undefined])
    expect(problemOf(most + 1)).toEqual(['TOO_LONG', 'TOO_LONG'])
  },
)
