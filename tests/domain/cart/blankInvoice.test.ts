import { isBlankInvoice } from '#domain/cart/blankInvoice'
import { BLANK_INVOICE_CONTACT } from '#domain/cart/cartContacts'

const contact = BLANK_INVOICE_CONTACT

test.each([
  ['none', null, true],
  ['nobody', contact, true],
  ['an address alone', { ...contact, address: '8 rue Foy' }, true],
  ['a person', { ...contact, customerName: 'Hugo Perrin' }, false],
  ['a company', { ...contact, companyName: 'Atelier Martin' }, false],
  ['a SIRET', { ...contact, companySiret: '01041370600010' }, false],
])('whether an invoice that names %s is blank', (_, invoice, isBlank) => {
  expect(isBlankInvoice(invoice)).toBe(isBlank)
})
