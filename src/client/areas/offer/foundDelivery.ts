import type { CartDelivery, DeliveryAddress } from '#domain/cart/cart'

/** Who delivers an address, and the department that it lies in. */
export type FoundDelivery = { departmentCode: string; delivery: CartDelivery }

/** Looks up who delivers an address for a brand; resolves to null when no one does. */
export type FindDelivery = (
  address: DeliveryAddress,
  brandId: string,
) => Promise<FoundDelivery | null>
