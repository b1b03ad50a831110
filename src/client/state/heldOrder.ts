import { atom } from 'recoil'
import * as v from 'valibot'
import { orderedContentSchema } from '#domain/cart/orderedContent'
import { followStorage } from './followStorage'
import { parsedStorage } from './parsedStorage'

export const HELD_ORDER_KEY = 'tablee.heldOrder'

const heldOrderSchema = v.object({
  /** The key of the cart that it was made from. */
  cartKey: v.string(),
  orderId: v.string(),
  /** When its stock and its slot are free again at the latest: an instant. */
  heldUntil: v.string(),
  ...orderedContentSchema.entries,
})

export type HeldOrder = v.InferOutput<typeof heldOrderSchema>

export const heldOrderStorage = parsedStorage<HeldOrder | null>(
  'localStorage',
  HELD_ORDER_KEY,
  v.nullable(heldOrderSchema),
  null,
)

/** The order that was last made from this browser's cart, in whatever tab, and what it holds while it is not paid. */
export const heldOrderState = atom<HeldOrder | null>({
  key: 'heldOrder',
  effects: [followStorage(HELD_ORDER_KEY, heldOrderStorage)],
})

/** For `heldOrderState`, once the order holds nothing any more: it was paid, or given up. */
export const withoutOrder =
  (orderId: string) =>
  (held: HeldOrder | null): HeldOrder | null =>
    held?.orderId === orderId ? heldOrderStorage.keep(null) : held
