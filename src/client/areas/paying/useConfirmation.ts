import { useEffect, useState } from 'react'
import { useLatest } from '../../services/useLatest'
import type { OrderState } from './cardOutcome'
import { useOrderState } from './useOrderState'

// The provider's webhook usually arrives within a second.
const FIRST_POLL_MS = 400
const POLL_EVERY_MS = 2000
const MAX_POLLS = 10

/**
 * Polls while an order's payment is awaited, until the provider's webhook has reached the books. `onTold` gets the
 * settled state, or the last response if none settles it; the whole page reads the status from the store. Returns
 * whether it polls.
 */
export function useConfirmation(
  orderId: string,
  isAwaited: boolean,
  onTold?: (state: OrderState) => void,
): boolean {
  const [polls, setPolls] = useState(0)
  const orderState = useOrderState()
  const told = useLatest(onTold)
  const isPolling = isAwaited && polls < MAX_POLLS

  useEffect(() => {
    if (!isPolling) return undefined
    let isWanted = true
    const send = async () => {
      const state = await orderState(orderId)
      if (!isWanted) return
      const isSettled = state === 'paid' || state === 'canceled'
      if (isSettled || polls + 1 === MAX_POLLS) told.current?.(state)
      setPolls(isSettled ? MAX_POLLS : polls + 1)
    }
    const timer = setTimeout(() => void send(), polls === 0 ? FIRST_POLL_MS : POLL_EVERY_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [isPolling, polls, orderId, orderState, told])

  return isPolling
}
