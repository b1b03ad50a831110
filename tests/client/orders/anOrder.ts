/** An order of 300 € TTC, delivered on Thursday noon, for 20 € each of its trays and a menu. */
export const anAccountOrder = (changes: Record<string, unknown> = {}) => ({
  id: 'order-1',
  number: 'T-24815',
  status: 'confirmed',
  createdAt: '2026-11-23T09:05:00+01:00',
  updatedAt: '2026-11-23T09:10:00+01:00',
  expiresAt: null,
  totalWithVat: 30_000,
  totalWithoutVat: 27_000,
  amountDue: 0,
  isFullyPaid: true,
  people: 7,
  payByCreditTransfer: false,
  slotStartAt: '2026-11-26T12:00:00+01:00',
  slotEndAt: '2026-11-26T12:30:00+01:00',
  deliveryHour: '2026-11-26T12:15:00+01:00',
  deliveryAddress: '8 Rue de Rivoli, 75004 Paris',
  deliveryPlace: { name: '8 Rue de Rivoli, 75004 Paris', lat: 48.8559, lng: 2.3584 },
  deliveryContactName: 'Hélène Marchand',
  deliveryContactPhone: '06 12 34 56 78',
  deliveryDetails: '3e étage',
  deliveryFees: 900,
  lastMinuteFees: 0,
  discount: 1000,
  discountTitle: 'Remise -10 %',
  vatParts: [
    { rate: 10, amountHT: 26_100, vat: 2610 },
    { rate: 20, amountHT: 900, vat: 180 },
  ],
  invoiceAddress: '1 rue du Siège, 75002 Paris',
  invoiceCompanyName: 'Atelier Nord',
  invoiceCompanySiret: '35600000000048',
  invoiceCustomerName: 'Camille Roche',
  invoiceDetails: 'BC-77',
  canEditInvoice: true,
  canRequestItemRecovery: false,
  isFeedbackDone: false,
  itemRecovery: null,
  documents: [],
  payments: [
    {
      id: '2',
      amount: 30_000,
      type: 'card',
      paidAt: '2026-11-23T09:10:00+01:00',
      hasFailed: false,
    },
    { id: '1', amount: 30_000, type: 'card', paidAt: null, hasFailed: true },
  ],
  products: [
    product('11', 'Plateau Batignolles', { originalProduct: known('1', 'LIGNE-PLATEAUX') }),
    product('12', 'Pain tranché', { price: 0, quantity: 6, menu: { id: '13' } }),
  ],
  menus: [
    {
      id: '13',
      name: 'Buffet du terroir',
      pictureUrl: '/p/13.svg',
      price: 5000,
      quantity: 3,
      freeQuantity: 1,
      originalMenu: known('1', 'LIGNE-MENUS'),
    },
  ],
  extraCosts: [{ id: '14', name: 'Couverts', price: 50, quantity: 4, freeQuantity: 4 }],
  trackingToken: 'token',
  wireTransfer: null,
  ...changes,
})

/** The same, of a cart that began with its menu. */
export function menuFirst() {
  const order = anAccountOrder()
  return {
    ...order,
    products: order.products.map((product) => ({ ...product, position: 1 })),
    menus: order.menus.map((menu) => ({ ...menu, position: 0 })),
  }
}

const known = (id: string, line: string) => ({ id, participantsPerQuantity: 1, line: { id: line } })

function product(id: string, name: string, changes: object) {
  return {
    id,
    name,
    category: 'Box',
    pictureUrl: `/p/${id}.svg`,
    price: 2000,
    quantity: 4,
    freeQuantity: 0,
    menu: null,
    originalProduct: null,
    ...changes,
  }
}
