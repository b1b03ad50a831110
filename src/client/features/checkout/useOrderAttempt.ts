import { useMemo, useRef } from 'react'
import * as v from 'valibot'
import { useDraft } from '../../state/useDraft'
import { type OrderAttempt } from './placeOrder'

const attemptSchema = v.object({
  cartKey: v.string(),
  content: v.string(),
  orderId: v.string(),
  mayBeCharged: v.boolean(),
})

/** The order that this tab last made from its cart; survives a reload. */
export function useOrderAttempt() {
  const { draft, keepDraft, forgetDraft } = useDraft('orderAttempt')
  const latest = useRef<OrderAttempt | null | undefined>(undefined)
  return useMemo(
    () => ({
      read: () => (latest.current === undefined ? parseAttempt(draft) : latest.current),
      write: (attempt: OrderAttempt) => {
        latest.current = attempt
        keepDraft({ ...attempt, orderId: attempt.orderId ?? '' })
      },
      forget: () => {
        latest.current = null
        forgetDraft()
      },
    }),
    [draft, keepDraft, forgetDraft],
  )
}

function parseAttempt(draft: unknown): OrderAttempt | null {
  const { success, output } = v.safeParse(attemptSchema, draft)
  if (!success) return null
  return { ...output, orderId: output.orderId === '' ? null : output.orderId }
}
