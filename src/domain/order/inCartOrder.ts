/** The lines of an order, products and menus, in the order of the cart that it was. docs/rules/orders.md#placing-an-order */
export const inCartOrder = <Line extends { readonly position: number }>(
  lines: readonly Line[],
): Line[] => [...lines].sort((a, b) => a.position - b.position)
