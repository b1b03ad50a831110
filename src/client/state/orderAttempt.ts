import { atom, type Snapshot } from 'recoil'
import * as v from 'valibot'
import { tabStorage } from './tabStorage'

/** The order that this tab last made from a cart: asking again, for whatever reason, goes on with it. */
export type OrderAttempt = {
  cartKey: string
  /** The cart that it was made with, as one comparable text. */
  content: string
  /** Null until the server has told it. */
  orderId: string | null
  /** It stands: its cart goes as soon as the step that placed it is left. */
  isPlaced: boolean
}

const attemptSchema = v.nullable(
  v.object({
    cartKey: v.string(),
    content: v.string(),
    orderId: v.nullable(v.string()),
    isPlaced: v.boolean(),
  }),
)

const attemptsUnder = (key: string) => tabStorage<OrderAttempt | null>(key, attemptSchema, null)

export const attemptStorage = attemptsUnder('tablee.orderAttempt')

/** The order that this tab last made beside the cart, from an order before. */
export const againAttemptStorage = attemptsUnder('tablee.againAttempt')

export const orderAttemptState = atom<OrderAttempt | null>({
  key: 'orderAttempt',
  effects: [({ setSelf }) => setSelf(attemptStorage.load())],
})

export const attemptIn = (snapshot: Snapshot): OrderAttempt | null =>
  snapshot.getLoadable(orderAttemptState).getValue()
