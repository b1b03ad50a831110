import { BLANK_INVOICE_CONTACT } from '#domain/cart/cartContacts'
import { cartNameProblems, cartNames, readCartNames } from '#domain/cart/cartNames'

const NOON = { start: '2026-11-25T12:00:00+01:00', end: '2026-11-25T12:30:00+01:00' }
const LATER = '2026-11-25T13:00:00+01:00'
const ATELIER = {
  ...BLANK_INVOICE_CONTACT,
  id: '7',
  address: '12 rue de Rivoli, 75004 Paris',
  customerName: 'Camille Roche',
  companyName: 'Atelier Nord',
  phone: '01 99 00 12 34',
}
const HELD = { invoiceContact: ATELIER, deliverySlot: NOON }
const NOTHING_HELD = { invoiceContact: null, deliverySlot: null }
const UNNAMED = cartNames(NOTHING_HELD)

test('a cart is read from its objects, from its flat names, and from both', () => {
  const named = cartNames(HELD)
  expect(readCartNames({ ...HELD, ...UNNAMED })).toEqual(HELD)
  expect(readCartNames({ ...HELD, ...named })).toEqual(HELD)
  expect(readCartNames({ ...NOTHING_HELD, ...named })).toEqual({
    // The flat names have neither: the contact is one that no one remembered.
    invoiceContact: { ...ATELIER, id: '0', phone: null },
    deliverySlot: NOON,
  })
  expect(readCartNames({ ...NOTHING_HELD, ...UNNAMED })).toEqual(NOTHING_HELD)
})

test('half a slot names none', () => {
  const half = { ...UNNAMED, deliverySlotStartAt: LATER }
  expect(readCartNames({ ...HELD, ...half }).deliverySlot).toEqual(NOON)
  const other = { ...UNNAMED, deliverySlotEndAt: LATER }
  expect(readCartNames({ ...HELD, ...other }).deliverySlot).toEqual(NOON)
})

test('a flat name counts, and leaves what it does not name', () => {
  const { invoiceContact } = readCartNames({
    ...HELD,
    ...UNNAMED,
    invoiceCompanyName: 'Atelier Sud',
  })
  expect(invoiceContact).toEqual({ ...ATELIER, companyName: 'Atelier Sud' })
})

test.each([
  ['nothing named', { ...HELD, ...UNNAMED }, {}],
  ['the same twice', { ...HELD, ...cartNames(HELD) }, {}],
  ['flat names alone', { ...NOTHING_HELD, ...cartNames(HELD) }, {}],
  [
    'another company',
    { ...HELD, ...UNNAMED, invoiceCompanyName: 'Atelier Sud' },
    { invoiceCompanyName: 'CONTRADICTION' },
  ],
  [
    'another start',
    { ...HELD, ...cartNames(HELD), deliverySlotStartAt: LATER },
    { deliverySlotStartAt: 'CONTRADICTION' },
  ],
  ['the start of the slot beside it', { ...HELD, ...UNNAMED, deliverySlotStartAt: NOON.start }, {}],
  [
    'a start without an end',
    { ...NOTHING_HELD, ...UNNAMED, deliverySlotStartAt: NOON.start },
    { deliverySlotEndAt: 'REQUIRED' },
  ],
  [
    'an end without a start',
    { ...NOTHING_HELD, ...UNNAMED, deliverySlotEndAt: NOON.end },
    { deliverySlotStartAt: 'REQUIRED' },
  ],
])('%s', (_, cart, problems) => {
  expect(cartNameProblems(cart)).toEqual(problems)
})
