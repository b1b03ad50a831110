import { type CartAddress, type CartDelivery } from '#domain/cart/cart'

export type Place = Omit<CartAddress, 'departmentCode'>

/** Who delivers the address of an order now; null when no one does. */
export type ReorderPlace = { departmentCode: string; delivery: CartDelivery } | null

export type FindDelivery = (place: Place, brandId: string) => Promise<ReorderPlace>
