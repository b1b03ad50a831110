import type { CartItem } from '../cart/cart'
import type { ArticleKind } from '../catalogue/articleKind'
import { dishFinder, suitsNeeds, type DishFacts } from './dish'
import type { Guests } from './guestsSchema'
import { groupsOf } from './guests'
import { missingFor, serveGuests, type ServedDish, type Serving } from './serving'

type Portioned = { participantsPerQuantity: number }

/** What one eats of each article of an inventory, and how many people a unit serves. */
export type TableFacts = {
  products: readonly (DishFacts['products'][number] & Portioned)[]
  menus: readonly (DishFacts['menus'][number] & Portioned)[]
}

/** The places that a cart has; an article that the inventory does not know has none. */
export function cartDishes(items: readonly CartItem[], facts: TableFacts): ServedDish[] {
  const dishOf = dishFinder(facts)
  return items.flatMap((item) => {
    const sold = item.type === 'menu' ? facts.menus : facts.products
    const article = sold.find(({ id }: { id: string }) => id === item.itemId)
    const dish = dishOf(item)
    return article && dish ? [{ dish, places: item.qty * article.participantsPerQuantity }] : []
  })
}

/** Who of the guests a cart serves; null while there is no meal in it. docs/rules/guests.md#served */
export function serveCart(
  guests: Guests,
  items: readonly CartItem[],
  facts: TableFacts,
): Serving | null {
  const dishes = cartDishes(items, facts)
  return dishes.some(({ dish }) => dish.isMeal) ? serveGuests(guests, dishes) : null
}

/** How many guests more each article would serve. docs/rules/guests.md#what-is-still-missing */
export function missingGuests(guests: Guests, items: readonly CartItem[], facts: TableFacts) {
  const dishes = cartDishes(items, facts)
  const dishOf = dishFinder(facts)
  const needs = [
    ['vegan'],
    ['vegetarian'],
    ...groupsOf(guests).map((group) => group.needs),
  ] as const
  // Most dishes suit the same guests: each sort of dish is worked out once.
  const known = new Map<string, number>()
  return (article: { type: ArticleKind; itemId: string }): number => {
    const dish = dishOf(article)
    if (!dish) return 0
    const sort = [dish.isMeal, ...needs.map((some) => suitsNeeds(dish, some))].join()
    const missing = known.get(sort) ?? missingFor(dish, guests, dishes)
    known.set(sort, missing)
    return missing
  }
}
