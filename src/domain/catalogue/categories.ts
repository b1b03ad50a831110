/** What sort of article a product is; discounts and covers depend on it. */
export const CATEGORIES = [
  'Box',
  'Other',
  'Bread',
  'Beverage',
  'Dessert',
  'Breakfast',
  'Pastry',
  'Grocery',
] as const
