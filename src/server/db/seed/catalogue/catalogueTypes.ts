export type ProductCategory =
  'Box' | 'Other' | 'Bread' | 'Beverage' | 'Dessert' | 'Breakfast' | 'Pastry' | 'Grocery'

export type ProductSeed = {
  /** Name of its picture, and what menus call it by. */
  key: string
  name: string
  category: ProductCategory
  /** Cents HT. */
  price: number
  /** Percent; 10 unless said otherwise. */
  vat?: 5.5 | 20
  /** Grams of a serving. */
  weight: number
  text: string
  /** Ingredients of ingredients.ts with their share in percent, largest first. */
  recipe: string
  /** A layout and its pieces; see pictures/composePicture.ts. */
  picture: string
  isHot?: true
  isFeatured?: true
  /** Least quantity in one order; 1 unless said otherwise. */
  minimum?: number
  /** People whom one unit serves; 1 unless said otherwise. */
  serves?: number
  /** Portions that a distribution point makes a day; 120 unless said otherwise. */
  daily?: number
  /** Tags that the recipe cannot tell. */
  tags?: string[]
}

export type MenuSeed = {
  key: string
  name: string
  price: number
  text: string
  picture: string
  /** Keys of products of the same line, with how many of each. */
  products: Record<string, number>
  minimum?: number
  serves?: number
}

export type LineSeed = {
  id: string
  products: ProductSeed[]
  menus?: MenuSeed[]
}
