/** From so many paid orders on, an account holds what it likes. docs/rules/orders.md#holding */
export const PAID_ORDERS_OF_TRUST = 3
/** Card orders that such a new account may leave unpaid at the same time. docs/rules/orders.md#holding */
export const MAX_OPEN_UNPAID = 3
/** Of the portions of a product on a day, what it may hold without having paid them. docs/rules/orders.md#holding */
const UNPAID_SHARE = 0.3
/** What a first order for a small team needs, however few there are. docs/rules/orders.md#holding */
const ALWAYS_ALLOWED = 12
const MINUTE = 60_000

/** How many of a day's portions of a product an account without paid orders may hold unpaid. docs/rules/orders.md#holding */
export const maxUnpaidPortions = (portionsOfTheDay: number): number =>
  Math.max(Math.floor(portionsOfTheDay * UNPAID_SHARE), ALWAYS_ALLOWED)

/** Until when a card order can be paid so that it is delivered: while its stock is held, never past the start of its slot. docs/rules/orders.md#holding */
export const payableUntil = (heldUntil: Date, slotStartAt: Date): Date =>
  heldUntil < slotStartAt ? heldUntil : slotStartAt

/** How long a card order keeps its stock, milliseconds; shorter once one of the account expired. docs/rules/orders.md#holding */
export const paymentTime = (hasLetOneExpire: boolean): number =>
  (hasLetOneExpire ? 10 : 30) * MINUTE
