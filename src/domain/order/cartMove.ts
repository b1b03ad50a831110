import type { CartItem } from '../cart/cart'
import { isDiet } from '../catalogue/diets'
import { availableFor } from '../catalogue/inventory'
import { reorder, type PricedInventory, type Reorder, type ReorderLine } from './reorder'

type Menu = PricedInventory['menus'][number]

/** A product with what tells which other one is most like it. */
export type MovedProduct = PricedInventory['products'][number] & {
  lineId: string
  category: string
  tags: readonly string[]
}

export type MoveInventory = { products: readonly MovedProduct[]; menus: readonly Menu[] }

/** What becomes of a line; `nearest` is the dish of the new day that is most like one that is missing there. Cents HT. */
export type MovedLine = ReorderLine & { nearest: { name: string; price: number } | null }

/** `unknown` articles are named by neither inventory: they stay behind. */
type CartMove = Omit<Reorder, 'lines'> & { lines: MovedLine[]; unknown: number }

/**
 * What a cart would be at another address, day or slot: by the comparison of an order that is made again, `before` naming
 * its articles and their prices, `after` what there is of them. docs/rules/cart.md#reset
 */
export function moveCart(
  items: readonly CartItem[],
  before: MoveInventory,
  after: MoveInventory,
): CartMove {
  const named = items.flatMap((item) => {
    const article = findArticle(item, before) ?? findArticle(item, after)
    return article ? [{ item, article }] : []
  })
  const moved = reorder(
    named.map(({ item: { qty: quantity, ...item }, article: { name, price } }) => ({
      ...item,
      name,
      quantity,
      price,
    })),
    after,
  )
  const lines = moved.lines.map((line, index): MovedLine => {
    const item = named[index]?.item
    const isMissing = line.state === 'missing' && item !== undefined
    return { ...line, nearest: isMissing ? nearestDish(item, moved.items, before, after) : null }
  })
  const unknown = items.length - named.length
  return { ...moved, lines, unknown, hasChanges: moved.hasChanges || unknown > 0 }
}

const findArticle = ({ type, itemId }: CartItem, { products, menus }: MoveInventory) =>
  (type === 'menu' ? menus : products).find(({ id }: { id: string }) => id === itemId)

/** Of the same line and category, suiting every diet that the missing one suits, enough of it left, nearest in price. */
function nearestDish(
  { itemId, type, qty }: CartItem,
  kept: readonly CartItem[],
  before: MoveInventory,
  after: MoveInventory,
): MovedLine['nearest'] {
  const missing = before.products.find(({ id }) => type === 'product' && id === itemId)
  if (!missing) return null
  const { lineId, category, price } = missing
  const diets = missing.tags.filter(isDiet)
  const left = availableFor(after, kept)
  const [nearest] = after.products
    .filter(
      (dish) =>
        dish.id !== itemId &&
        dish.lineId === lineId &&
        dish.category === category &&
        left({ type: 'product', itemId: dish.id }) >= Math.max(qty, dish.minimumQuantity ?? 1) &&
        diets.every((diet) => dish.tags.includes(diet)),
    )
    .sort((a, b) => Math.abs(a.price - price) - Math.abs(b.price - price) || a.price - b.price)
  return nearest ? { name: nearest.name, price: nearest.price } : null
}
