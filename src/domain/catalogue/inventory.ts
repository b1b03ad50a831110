import { isSameItem, itemQuantity, mergeItems, type CartItem, type CartItemRef } from '../cart/cart'

type Stocked = {
  id: string
  name: string
  available: number
  minimumQuantity?: number | undefined
  unavailabilityPublicMessage?: string | null | undefined
}
/** As many units of one article as a customer is offered to choose. docs/rules/catalogue.md#inventory */
export const MAX_ARTICLE_UNITS = 100

/** A product with the portions left for the day and point. */
export type InventoryProduct = Stocked
/** A menu; a product stands in `productsIds` as often as the menu holds it. */
export type InventoryMenu = Stocked & { productsIds: readonly string[] }
export type Inventory = {
  products: readonly InventoryProduct[]
  menus: readonly InventoryMenu[]
}

/**
 * What the inventory took off an item: `qty` units are left of those wanted; `name` is null when it is gone.
 * `minimumQuantity` is the least quantity that it is sold in when some are left and the item fell short of it, else null.
 */
export type CartChange = {
  item: CartItemRef
  name: string | null
  requestedQty: number
  qty: number
  minimumQuantity: number | null
}

const stockOf = ({ available, unavailabilityPublicMessage }: Omit<Stocked, 'id' | 'name'>) =>
  unavailabilityPublicMessage ? 0 : Math.max(0, available)

/** Whether enough is left of an article to order it at all. docs/rules/catalogue.md#no-menu */
export const canBeOrdered = (article: Omit<Stocked, 'id' | 'name'>): boolean =>
  stockOf(article) >= (article.minimumQuantity ?? 1)

type Article = Pick<CartItemRef, 'type' | 'itemId'>

type ArticlesById = {
  products: ReadonlyMap<string, InventoryProduct>
  menus: ReadonlyMap<string, InventoryMenu>
}

const articlesOf = new WeakMap<Inventory, ArticlesById>()

/** Made once: a long inventory is asked about each of its articles. */
function byId(inventory: Inventory): ArticlesById {
  const known = articlesOf.get(inventory)
  if (known) return known
  const made = {
    products: new Map(inventory.products.map((product) => [product.id, product])),
    menus: new Map(inventory.menus.map((menu) => [menu.id, menu])),
  }
  articlesOf.set(inventory, made)
  return made
}

const find = (inventory: Inventory, { type, itemId }: Article): Stocked | undefined =>
  byId(inventory)[type === 'menu' ? 'menus' : 'products'].get(itemId)

function unitsPerMenu(menu: InventoryMenu): Map<string, number> {
  const units = new Map<string, number>()
  menu.productsIds.forEach((id) => units.set(id, (units.get(id) ?? 0) + 1))
  return units
}

/** Units of each product that the items take, those in menus with them; and of each menu. */
function takenBy(items: readonly CartItem[], menus: ReadonlyMap<string, InventoryMenu>) {
  const taken = { products: new Map<string, number>(), menus: new Map<string, number>() }
  const take = (units: Map<string, number>, id: string, qty: number) =>
    units.set(id, (units.get(id) ?? 0) + qty)
  for (const { type, itemId, qty } of items) {
    take(type === 'menu' ? taken.menus : taken.products, itemId, qty)
    if (type !== 'menu') continue
    menus.get(itemId)?.productsIds.forEach((id) => take(taken.products, id, qty))
  }
  return taken
}

/**
 * Tells how many units may still be added of an article once the cart's items are taken; menus use up their products. 0 when the
 * inventory does not know it. docs/rules/catalogue.md#inventory
 */
export function availableFor(
  inventory: Inventory,
  items: readonly CartItem[],
): (article: Article) => number {
  const { products, menus } = byId(inventory)
  const taken = takenBy(items, menus)

  const leftOf = (product: InventoryProduct) =>
    stockOf(product) - (taken.products.get(product.id) ?? 0)

  const leftOfMenu = (menu: InventoryMenu) => {
    const byProduct = [...unitsPerMenu(menu)].flatMap(([id, units]) => {
      const product = products.get(id)
      // A product that the inventory does not list limits the menu by the menu's own figure only.
      return product === undefined ? [] : [Math.floor(leftOf(product) / units)]
    })
    return Math.min(stockOf(menu) - (taken.menus.get(menu.id) ?? 0), ...byProduct)
  }

  return ({ type, itemId }) => {
    const menu = type === 'menu' ? menus.get(itemId) : undefined
    const product = type === 'menu' ? undefined : products.get(itemId)
    if (menu) return Math.max(0, leftOfMenu(menu))
    return product ? Math.max(0, leftOf(product)) : 0
  }
}

/** The most units that this item may have beside the rest of the cart; 0 when the inventory does not know it. */
export function maxQuantity(
  inventory: Inventory,
  items: readonly CartItem[],
  item: CartItemRef,
): number {
  const others = items.filter((other) => !isSameItem(other, item))
  return availableFor(inventory, others)(item)
}

function fit(inventory: Inventory, kept: readonly CartItem[], item: CartItem): number {
  const qty = Math.min(item.qty, maxQuantity(inventory, kept, item))
  return qty < (find(inventory, item)?.minimumQuantity ?? 1) ? 0 : qty
}

/** The inventory with these items given back. */
function withUnits(inventory: Inventory, items: readonly CartItem[]): Inventory {
  if (items.length === 0) return inventory
  const units = takenBy(items, byId(inventory).menus)
  const givenBack = <Article extends Stocked>(
    articles: readonly Article[],
    qtyOf: ReadonlyMap<string, number>,
  ) =>
    articles.map((article) => ({
      ...article,
      available: article.available + (qtyOf.get(article.id) ?? 0),
    }))
  return {
    products: givenBack(inventory.products, units.products),
    menus: givenBack(inventory.menus, units.menus),
  }
}

/**
 * The items that the inventory can serve, in their order, and what it changed: missing ones leave, those above what is
 * available are reduced, and leave when less than their least quantity is left. Menus are served before products. What the inventory
 * counts as taken by the cart's own unpaid order, `held`, is there for the cart. docs/rules/catalogue.md#inventory
 */
export function reconcileCart(
  items: readonly CartItem[],
  stock: Inventory,
  held: readonly CartItem[] = [],
): { items: CartItem[]; changes: CartChange[] } {
  const inventory = withUnits(stock, held)
  const wanted = mergeItems(items)
  const menusFirst = [...wanted].sort(
    (a, b) => Number(b.type === 'menu') - Number(a.type === 'menu'),
  )
  const served = menusFirst.reduce<CartItem[]>((kept, item) => {
    const heldQty = Math.min(item.qty, itemQuantity({ items: held }, item))
    return [...kept, { ...item, qty: Math.max(heldQty, fit(inventory, kept, item)) }]
  }, [])
  const fitted = wanted.map((item) => ({ item, qty: itemQuantity({ items: served }, item) }))
  return {
    items: fitted.filter(({ qty }) => qty > 0).map(({ item, qty }) => ({ ...item, qty })),
    changes: fitted.filter(({ item, qty }) => qty !== item.qty).map(toChange(inventory)),
  }
}

const toChange =
  (inventory: Inventory) =>
  ({ item, qty }: { item: CartItem; qty: number }): CartChange => {
    const { itemId, type, lineId } = item
    const article = find(inventory, item)
    const isShort = qty === 0 && article !== undefined && stockOf(article) > 0
    const least = isShort ? (article.minimumQuantity ?? 1) : 1
    return {
      item: { itemId, type, lineId },
      name: article?.name ?? null,
      requestedQty: item.qty,
      qty,
      minimumQuantity: least > 1 ? least : null,
    }
  }
