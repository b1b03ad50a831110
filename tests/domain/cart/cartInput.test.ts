import { cartInput } from '#domain/cart/cartInput'
import { aCart, menu, tray } from '../builders'

test('nothing is sent before an address is chosen', () => {
  expect(cartInput(aCart({ lat: null }))).toBeNull()
})

test('contacts that are not filled in are sent as null', () => {
  expect(cartInput(aCart())).toMatchObject({
    deliveryContact: null,
    invoiceContact: null,
    deliveryContactSMSNumber: null,
  })
})

test('a contact is sent as soon as one of the fields that it needs is written, and not for another', () => {
  const unwritten = { id: '0', name: null, phone: null, details: 'Code 12A' }
  const noInvoice = {
    id: '0',
    address: null,
    customerName: null,
    companyName: 'Atelier Nord',
    companySiret: null,
    phone: null,
    details: null,
  }
  const sent = (delivery: object, invoice: object) =>
    cartInput(
      aCart({
        deliveryContact: { ...unwritten, ...delivery },
        invoiceContact: { ...noInvoice, ...invoice },
      }),
    )
  expect(sent({}, {})).toMatchObject({ deliveryContact: null, invoiceContact: null })
  expect(sent({ name: 'Camille' }, { address: '1 rue X' })).toMatchObject({
    deliveryContact: { name: 'Camille', phone: '', details: 'Code 12A' },
    invoiceContact: { address: '1 rue X', customerName: '', companyName: 'Atelier Nord' },
  })
  expect(sent({ phone: ' 0199001234 ' }, { customerName: 'Camille' })).toMatchObject({
    deliveryContact: { name: '', phone: '0199001234' },
    invoiceContact: { address: '', customerName: 'Camille' },
  })
})

test('texts are trimmed and empty ones sent as null', () => {
  const deliveryContact = { id: '0', name: ' Camille ', phone: '0199001234', details: '  ' }
  const invoiceContact = {
    id: '2',
    address: '1 rue X ',
    customerName: 'Camille',
    companyName: null,
    companySiret: null,
    phone: null,
    details: 'PO 12',
  }
  expect(cartInput(aCart({ deliveryContact, invoiceContact, items: [tray(2)] }))).toMatchObject({
    items: [tray(2)],
    deliveryContact: { name: 'Camille', details: null },
    invoiceContact: { address: '1 rue X', companyName: null, companySiret: null, details: 'PO 12' },
  })
})

test('the invoice and the slot are sent under their flat names too', () => {
  const slot = { start: '2026-11-25T12:00:00+01:00', end: '2026-11-25T12:30:00+01:00' }
  const invoiceContact = {
    id: '2',
    address: '1 rue X',
    customerName: 'Camille',
    companyName: 'Atelier',
    companySiret: null,
    phone: null,
    details: 'PO 12',
  }
  expect(cartInput(aCart({ invoiceContact, deliverySlot: slot }))).toMatchObject({
    invoiceAddress: '1 rue X',
    invoiceCompanyName: 'Atelier',
    invoiceCompanySiret: null,
    invoiceCustomerName: 'Camille',
    invoiceDetails: 'PO 12',
    deliverySlotStartAt: slot.start,
    deliverySlotEndAt: slot.end,
  })
  expect(cartInput(aCart())).toMatchObject({ invoiceAddress: null, deliverySlotStartAt: null })
})

test('no price, fee or distance is sent', () => {
  const cart = aCart({
    deliveryPrice: 1,
    distanceToDistributionPoint: 2,
    distributionPointId: '111',
  })
  const input = cartInput(cart) ?? {}
  expect(
    Object.keys(input).filter((name) => /price|distance|point|zone|unit|^key$/i.test(name)),
  ).toEqual([])
})

test('each choice of the cart is sent as it was made', () => {
  const slot = { start: '2026-11-25T12:00:00+01:00', end: '2026-11-25T12:30:00+01:00' }
  const chosen = {
    address: '4 rue de Lille, 92100 Boulogne-Billancourt',
    lat: 48.8337,
    lng: 2.2438,
    departmentCode: '92',
    items: [tray(2), menu(3)],
    deliveryDay: '2026-11-25',
    deliverySlot: slot,
    deliveryContact: { id: '7', name: 'Camille', phone: '0199001234', details: 'Code 12A' },
    deliveryContactSMSNumber: '0612345678',
    invoiceContact: {
      id: '8',
      address: '1 rue X',
      customerName: 'Camille Roche',
      companyName: 'Atelier Nord',
      companySiret: '12345678200010',
      phone: '0199001235',
      details: 'PO 12',
    },
    itemRecovery: {
      recoveryContactId: '9',
      recoveryContactPhone: '0199001236',
      recoveryContactName: 'Samir',
      recoveryInstructions: 'Accueil',
      bookedRecoveryHour: '2026-11-25T15:15:00+01:00',
      recoveryAddress: { title: '1 rue X', lat: 48.85, lng: 2.35 },
      selectedSlot: { start: '2026-11-25T15:00:00+01:00', end: '2026-11-25T15:30:00+01:00' },
    },
    mainBrandId: '21',
    lineId: 'LIGNE-PATISSERIE',
    creationDate: '2026-11-23T09:00:00+01:00',
    roomServiceLocationId: '5',
    toDeliversHot: true,
    hasToLeaveBags: false,
    hasCutlery: true,
    hasPlacemats: true,
    hasIndividualBoxes: true,
  }
  expect(cartInput(aCart(chosen))).toEqual({
    ...chosen,
    invoiceAddress: '1 rue X',
    invoiceCompanyName: 'Atelier Nord',
    invoiceCompanySiret: '12345678200010',
    invoiceCustomerName: 'Camille Roche',
    invoiceDetails: 'PO 12',
    deliverySlotStartAt: slot.start,
    deliverySlotEndAt: slot.end,
  })
})
