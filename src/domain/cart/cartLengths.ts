/** Characters that the texts of a cart may have. docs/rules/cart.md#limits */
export const CART_LENGTHS = { id: 64, phone: 40, name: 200, address: 300, text: 500 } as const

/** The same of the texts of an invoice, in a cart and in an order. docs/rules/orders.md#invoice-details */
export const INVOICE_LENGTHS = {
  companyName: CART_LENGTHS.text,
  companySiret: CART_LENGTHS.text,
  customerName: CART_LENGTHS.name,
  address: CART_LENGTHS.address,
  details: CART_LENGTHS.text,
} as const
