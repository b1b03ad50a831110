import type { CartItem } from '#domain/cart/cart'
import type { PricedItem } from '#domain/pricing/pricing'
import type { FetchedInventory } from './pricedInventory'

/** Items with what an inventory says of them; those that it does not know are left out. */
export const pricedItems = (
  items: readonly CartItem[],
  { products, menus }: FetchedInventory,
): PricedItem[] =>
  items.flatMap((item) => {
    const offered = item.type === 'menu' ? menus : products
    const article = offered.find(({ id }: { id: string }) => id === item.itemId)
    if (!article) return []
    const { brandId, price, vatRate, category, participantsPerQuantity } = article
    return [{ ...item, brandId, price, vatRate, category, participantsPerQuantity }]
  })
