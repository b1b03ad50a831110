import type { CartItemInput } from '#generated/server/types'
import { badUserInput } from '../../base/errors'
import type { Viewer } from '../../base/Viewer'
import { parseCartItems } from '../../modules/cart/cartContent'
import type { NamedCartService } from '../../modules/cart/namedCartService'
import type { InventoryService } from '../../modules/inventory/inventoryService'
import { findItem } from './cartQuote'

type Dependencies = {
  namedCarts: Pick<NamedCartService, 'save'>
  inventory: Pick<InventoryService, 'catalogue'>
}

/** `replaces`: whether a cart of that name gives way. */
type Kept = { name: string; items: readonly CartItemInput[]; replaces: boolean }

/** Keeps items under a name, with the names and prices that they have today. docs/rules/cart.md#named-carts */
export function createKeepNamedCart({ namedCarts, inventory }: Dependencies) {
  return async (viewer: Viewer, { name, items: sent, replaces }: Kept): Promise<void> => {
    const items = parseCartItems(sent)
    const catalogue = await inventory.catalogue()
    const lines = items.map((item, index) => {
      const found = findItem(catalogue, item)
      if (found?.entry.row.lineId !== item.lineId) {
        throw badUserInput('Not an article', { [`items.${index}.itemId`]: 'UNKNOWN' })
      }
      const { itemId, type, lineId, qty: quantity } = item
      const { name: article, price } = found.entry.row
      return { itemId, type, lineId, quantity, name: article, price }
    })
    await namedCarts.save(viewer, { name, lines, replaces })
  }
}
