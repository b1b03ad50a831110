import { BLANK_INVOICE_CONTACT, writtenContact } from '#domain/cart/cartContacts'

test('a contact in which nothing but its number stands is none', () => {
  expect(writtenContact(null)).toBeNull()
  expect(writtenContact({ ...BLANK_INVOICE_CONTACT, id: '7' })).toBeNull()
  const named = { ...BLANK_INVOICE_CONTACT, customerName: 'Camille Roche' }
  expect(writtenContact(named)).toBe(named)
})
