import type { WantedPortions } from '#domain/catalogue/portions'
import type { Catalogue } from '../../modules/inventory/inventoryService'
import type { NewOrderLine } from '../../modules/order/orderRepo'
import type { Quote, QuotedItem } from '../cart/cartQuote'

type MenuContent = { productId: number; quantity: number }

/** The portions that an order takes, products of menus included, each product once. */
export function portionsOf(items: readonly QuotedItem[], catalogue: Catalogue): WantedPortions[] {
  const wanted = new Map<number, number>()
  const add = (productId: number, quantity: number) =>
    wanted.set(productId, (wanted.get(productId) ?? 0) + quantity)
  for (const item of items) {
    if (item.type === 'product') add(item.entry.row.id, item.qty)
    else
      item.entry.contents.forEach((content) => add(content.productId, content.quantity * item.qty))
  }
  return [...wanted].map(([productId, quantity]) => ({
    productId,
    quantity,
    dailyQuantity: catalogue.productById.get(productId)?.row.dailyQuantity ?? 0,
  }))
}

/** The lines of an order as the catalogue names and prices them now. */
export function linesOf(
  quote: Quote,
  catalogue: Catalogue,
): { lines: NewOrderLine[]; menuLines: NewOrderLine[] } {
  const extras = quote.extraCosts.map(({ name, price, vatRate, quantity }): NewOrderLine => ({
    kind: 'extraCost',
    name,
    price,
    vatRate,
    quantity,
  }))
  return {
    lines: [...quote.items.map(itemLine), ...extras],
    menuLines: quote.items.flatMap((item) => menuProductLines(item, catalogue)),
  }
}

function itemLine(item: QuotedItem): NewOrderLine {
  const { name, picture, price, vatRate, lineId, id } = item.entry.row
  const line = { name, picture, price, vatRate, lineId, quantity: item.qty }
  return item.type === 'menu'
    ? { ...line, kind: 'menu', menuId: id }
    : { ...line, kind: 'product', productId: id, category: item.entry.row.category }
}

function menuProductLines(item: QuotedItem, catalogue: Catalogue): NewOrderLine[] {
  if (item.type === 'product') return []
  return item.entry.contents.flatMap(({ productId, quantity }: MenuContent): NewOrderLine[] => {
    const product = catalogue.productById.get(productId)?.row
    if (!product) return []
    const { name, picture, vatRate, lineId, category } = product
    return [
      {
        kind: 'menuProduct',
        productId,
        menuId: item.entry.row.id,
        lineId,
        name,
        category,
        picture,
        // The menu bears the price.
        price: 0,
        vatRate,
        quantity: quantity * item.qty,
      },
    ]
  })
}
