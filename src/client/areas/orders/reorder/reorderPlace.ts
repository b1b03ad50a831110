import { type CartAddress, type CartDelivery } from '#domain/cart/cart'

export type Place = Omit<CartAddress, 'departmentCode'>

/** Who delivers the address of an order now. */
export type ReorderPlace = { departmentCode: string; delivery: CartDelivery }

/** Resolves to null when no one delivers the address. */
export type FindDelivery = (place: Place, brandId: string) => Promise<ReorderPlace | null>
