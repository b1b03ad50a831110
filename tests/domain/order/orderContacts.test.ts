import { deliveryContactProblems, invoiceContactProblems } from '#domain/order/orderContacts'

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
