/** Characters that the texts of a cart may have. docs/rules/cart.md#limits */
export const CART_LENGTHS = { id: 64, phone: 40, name: 200, address: 300, text: 500 } as const
