import type { Menu, Product } from '#generated/server/types'
import type { Catalogue, CatalogueMenu, CatalogueProduct } from './catalogue'
import { inventoryCopy } from './inventoryCopy'

/** Portions left by product for a day and point; a product that is absent has its daily quantity. */
export type Left = ReadonlyMap<number, number>

/** A day that sells has what is left at one or more points; any other day has nothing. */
export type Offer = { isOpen: boolean; points: readonly Left[] }

const portionsAt = (left: Left, { row }: CatalogueProduct) => left.get(row.id) ?? row.dailyQuantity

function portionsLeft({ isOpen, points }: Offer, product: CatalogueProduct): number {
  if (!isOpen || product.row.unavailabilityPublicMessage !== null) return 0
  return Math.max(0, ...points.map((left) => portionsAt(left, product)))
}

/** A menu is packed at one point: the best point is the one whose scarcest product goes farthest. */
function menusLeft({ isOpen, points }: Offer, menu: CatalogueMenu, catalogue: Catalogue): number {
  if (!isOpen || menu.row.unavailabilityPublicMessage !== null || menu.contents.length === 0)
    return 0
  const atPoint = (left: Left) =>
    Math.min(
      ...menu.contents.map(({ productId, quantity }) => {
        const product = catalogue.productById.get(productId)
        if (!product || product.row.unavailabilityPublicMessage !== null) return 0
        return Math.floor(portionsAt(left, product) / quantity)
      }),
    )
  return Math.max(0, ...points.map(atPoint))
}

function whyUnavailable(
  { isOpen }: Offer,
  row: { unavailabilityPublicMessage: string | null },
  available: number,
): string | null {
  if (row.unavailabilityPublicMessage !== null) return row.unavailabilityPublicMessage
  if (!isOpen) return inventoryCopy.closedDay
  return available > 0 ? null : inventoryCopy.soldOut
}

export function offerProduct(offer: Offer, product: CatalogueProduct): Product {
  const available = portionsLeft(offer, product)
  return {
    ...product.facts,
    available,
    unavailabilityPublicMessage: whyUnavailable(offer, product.row, available),
  }
}

export function offerMenu(offer: Offer, menu: CatalogueMenu, catalogue: Catalogue): Menu {
  const available = menusLeft(offer, menu, catalogue)
  return {
    ...menu.facts,
    available,
    unavailabilityPublicMessage: whyUnavailable(offer, menu.row, available),
  }
}
