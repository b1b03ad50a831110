import type { CartItem, CartItemRef } from '#domain/cart/cart'
import type { Inventory } from '#domain/catalogue/inventory'

const names = new Map<string, string>()

const keyOf = ({ type, itemId }: CartItemRef) => `${type}-${itemId}`

/** Keeps what the cart's articles are called: the inventory that takes one off the card no longer says. */
export function keepNames(items: readonly CartItem[], { products, menus }: Inventory): void {
  for (const item of items) {
    const sold: readonly { id: string; name: string }[] = item.type === 'menu' ? menus : products
    const article = sold.find(({ id }) => id === item.itemId)
    if (article) names.set(keyOf(item), article.name)
  }
}

/** What an article of the cart was called in this visit; null for one that was never there. */
export const keptName = (item: CartItemRef): string | null => names.get(keyOf(item)) ?? null
