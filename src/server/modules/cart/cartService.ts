import type { OrderStatus } from '#domain/order/orderStatus'
import { rowUuid } from '../../base/inputs'
import type { Viewer } from '../../base/Viewer'
import type { Database } from '../../db/database'
import { parseCartContent, type CartContent } from './cartContent'
import { findCart, findOrderId } from './cartReadModel'
import { deleteCartsOf, lockCartVersion, saveCart, type NewCart } from './cartRepo'

/** A stored cart; `updatedAt` tells one version from the next. */
export type StoredCart = {
  key: string
  content: CartContent
  returnedTotalTTC: number
  updatedAt: Date
  /** The order that it became, and how that stands; null before that. */
  orderId: string | null
  orderStatus: OrderStatus | null
}

export type CartService = ReturnType<typeof createCartService>

/** Keeps what customers chose. */
export function createCartService({ db }: { db: Database }) {
  return {
    /** The viewer's own cart, read there; null for a key that is another person's, made up or malformed. */
    async find(viewer: Viewer, key: string, connection = db): Promise<StoredCart | null> {
      const cartKey = rowUuid(key)
      const row = cartKey === null ? null : await findCart(connection, cartKey, viewer.id)
      return row && cartKey
        ? { ...row, key: cartKey, content: parseCartContent(row.content) }
        : null
    },

    /** The order that a cart of the viewer became, one that was deleted since too; null for none. */
    async orderId(viewer: Viewer, key: string): Promise<string | null> {
      const cartKey = rowUuid(key)
      return cartKey === null ? null : findOrderId(db, cartKey, viewer.id)
    },

    save: (cart: NewCart) => saveCart(db, cart),

    /** Locks a cart for the caller's transaction; false when it is no longer the version that was read. */
    lock: (tx: Database, { id: userId }: Viewer, { key, updatedAt }: StoredCart) =>
      lockCartVersion(tx, { key, userId, updatedAt }),

    /** All of an account that is closed. */
    forget: deleteCartsOf,
  }
}
