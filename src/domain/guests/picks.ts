import { isSameItem, mergeItems, type CartItem } from '../cart/cart'
import { availableFor, MAX_ARTICLE_UNITS, type Inventory } from '../catalogue/inventory'
import type { ProductCategory } from '../catalogue/categories'
import type { Dish } from './dish'
import type { Guests } from './guestsSchema'
import type { ServedDish } from './serving'

/** An article that a cart may be composed of. Cents HT. */
export type Offered = Omit<CartItem, 'qty'> & {
  name: string
  price: number
  participantsPerQuantity: number
  minimumQuantity: number
  /** `null` for a menu. */
  category: ProductCategory | null
  isHot: boolean
  dish: Dish
}

export type ComposeInput = {
  guests: Guests
  offered: readonly Offered[]
  inventory: Inventory
  /** What is in the cart already, and what one eats of it: only those who have nothing yet are composed for. */
  items: readonly CartItem[]
  served: readonly ServedDish[]
  /** Cents HT that the cart still lacks to be delivered. docs/rules/prices.md#minimum */
  toMinimum: number
}

/** An article and how many units of it are picked, one or more. */
export type PickedArticle = { article: Offered; qty: number }

/** A pick as an item of the cart. */
export const toItem = ({ article: { itemId, type, lineId }, qty }: PickedArticle): CartItem => ({
  ...{ itemId, type, lineId },
  qty,
})

/** What all picks cost, cents HT. */
export const priceOf = (picks: readonly PickedArticle[]) =>
  picks.reduce((sum, { article, qty }) => sum + article.price * qty, 0)

/** What one eats of the picks, each with the number of people whom its units serve. */
export const servedBy = (picks: readonly PickedArticle[]): ServedDish[] =>
  picks.map(({ article: { dish, participantsPerQuantity }, qty }) => ({
    dish,
    places: qty * participantsPerQuantity,
  }))

/** The picks with one more; units of an article that is picked already are added up. */
export function withPick(
  picks: readonly PickedArticle[],
  { article, qty }: PickedArticle,
): PickedArticle[] {
  const isPicked = picks.some((pick) => isSameItem(pick.article, article))
  return isPicked
    ? picks.map((pick) =>
        isSameItem(pick.article, article) ? { article, qty: pick.qty + qty } : pick,
      )
    : [...picks, { article, qty }]
}

/** As many units as serve so many people, at least the least quantity, at most what is left; 0 when that cannot be. */
export function unitsOf(input: ComposeInput, picks: readonly PickedArticle[]) {
  const items = mergeItems([...input.items, ...picks.map(toItem)])
  const left = availableFor(input.inventory, items)
  return (article: Offered, people: number, perUnit: number): number => {
    const taken = items.find((item) => isSameItem(item, article))?.qty ?? 0
    const most = Math.min(left(article), MAX_ARTICLE_UNITS - taken)
    const least = taken > 0 ? 1 : Math.max(1, article.minimumQuantity)
    const units = Math.min(Math.max(least, Math.ceil(people / perUnit)), most)
    return units < least ? 0 : units
  }
}
