import { useRecoilValue } from 'recoil'
import { orderAttemptState } from './orderAttempt'

/** The order that was just placed, while the cart that made it is still there. */
export function usePlacedOrderId(): string | null {
  const attempt = useRecoilValue(orderAttemptState)
  return attempt?.isPlaced === true ? attempt.orderId : null
}
