import { useMemo, useRef } from 'react'
import * as v from 'valibot'
import { ORDER_ATTEMPT } from '../../../state/heldCart'
import { useCart } from '../../../state/useCart'
import { useDraft } from '../../../state/useDraft'
import { type OrderAttempt } from './placeOrder'

const attemptSchema = v.object({
  cartKey: v.string(),
  content: v.string(),
  orderId: v.string(),
  mayBeCharged: v.boolean(),
})

/** The order that this tab last made from its cart; survives a reload. */
export function useOrderAttempt() {
  const { draft, keepDraft, forgetDraft } = useDraft(ORDER_ATTEMPT)
  const { resetOrdered } = useCart()
  const latest = useRef<OrderAttempt | null | undefined>(undefined)
  return useMemo(() => {
    const read = () => (latest.current === undefined ? parseAttempt(draft) : latest.current)
    return {
      read,
      write: (attempt: OrderAttempt) => {
        latest.current = attempt
        keepDraft({ ...attempt, orderId: attempt.orderId ?? '' })
      },
      /** The order stands: lets the cart go that made it. */
      finish: (orderId: string) => {
        const made = read()
        if (made?.orderId !== orderId) return
        latest.current = null
        forgetDraft()
        resetOrdered(made.cartKey)
      },
    }
  }, [draft, keepDraft, forgetDraft, resetOrdered])
}

function parseAttempt(draft: unknown): OrderAttempt | null {
  const { success, output } = v.safeParse(attemptSchema, draft)
  if (!success) return null
  return { ...output, orderId: output.orderId === '' ? null : output.orderId }
}
