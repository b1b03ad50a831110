/** Portions of one product. */
export type Portions = { productId: number; quantity: number }

/** `dailyQuantity` is what the day starts with when no one has ordered the product yet. */
export type WantedPortions = Portions & { dailyQuantity: number }

/** Whose portions: those of a distribution point on a Europe/Paris calendar day. */
export type StockKey = { pointId: number; day: string }
