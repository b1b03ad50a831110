/** What sort of article a product is; discounts, covers and the recovery of trays depend on it. */
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
export type ProductCategory = (typeof CATEGORIES)[number]
