import { useEffect, useRef, useState } from 'react'
import { type OrderState } from './cardOutcome'
import { useOrderState } from './useOrderState'

// As a rule the provider's word comes within the second.
const ASK_FIRST_MS = 400
const ASK_EVERY_MS = 2000
const ASK_AT_MOST = 10

/**
 * While the payment of an order is awaited, asks until the provider's webhook has reached the books. `onTold` hears what
 * they say, or the last answer when none settles it; the whole page reads the status from the store. True while it asks.
 */
export function useConfirmation(
  orderId: string,
  isAwaited: boolean,
  onTold?: (state: OrderState) => void,
): boolean {
  const [asked, setAsked] = useState(0)
  const orderState = useOrderState()
  const told = useRef(onTold)
  useEffect(() => {
    told.current = onTold
  })
  const isAsking = isAwaited && asked < ASK_AT_MOST

  useEffect(() => {
    if (!isAsking) return undefined
    let isWanted = true
    const ask = async () => {
      const state = await orderState(orderId)
      if (!isWanted) return
      const isSettled = state === 'paid' || state === 'canceled'
      if (isSettled || asked + 1 === ASK_AT_MOST) told.current?.(state)
      setAsked(isSettled ? ASK_AT_MOST : asked + 1)
    }
    const timer = setTimeout(() => void ask(), asked === 0 ? ASK_FIRST_MS : ASK_EVERY_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [isAsking, asked, orderId, orderState])

  return isAsking
}
