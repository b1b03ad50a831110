import { useRef, useState } from 'react'
import { track } from '../../../services/analytics/analytics'
import { payLate, type LatePaymentChoice, type LatePaymentOutcome } from './payLate'
import { useConfirmation } from './useConfirmation'
import { useLatePaymentPorts } from './useLatePaymentPorts'

/** Pays an order that exists already; `onSettled` once it is paid, canceled, or a transfer is awaited. A second call while one runs does nothing. */
export function useLatePayment(orderId: string, onSettled: (outcome: LatePaymentOutcome) => void) {
  const ports = useLatePaymentPorts(orderId)
  const [outcome, setOutcome] = useState<LatePaymentOutcome | null>(null)
  const [isPaying, setIsPaying] = useState(false)
  // A ref and not the state: two clicks may come before React renders.
  const isUnderWay = useRef(false)
  const isConfirming = outcome?.kind === 'confirming'
  useConfirmation(isConfirming, ports.paidState, (state) => {
    const settled: LatePaymentOutcome =
      state === 'unknown' || state === 'due' ? { kind: 'outcomeUnknown' } : { kind: state }
    if (state === 'paid') track({ event: 'orderPaid', orderId })
    setOutcome(settled)
    onSettled(settled)
  })

  const pay = async (payment: LatePaymentChoice) => {
    if (isUnderWay.current || isConfirming) return
    isUnderWay.current = true
    setIsPaying(true)
    setOutcome(null)
    try {
      const result = await payLate(payment, ports)
      setOutcome(result)
      // Sent from here by an earlier try whose answer was lost; one that came from elsewhere was counted there.
      if (result.kind === 'paid' && ports.mayBeCharged.read()) {
        ports.mayBeCharged.write(false)
        track({ event: 'orderPaid', orderId })
      }
      if (SETTLED.includes(result.kind)) onSettled(result)
    } catch {
      // A server that answers null where it may not.
      setOutcome({ kind: ports.mayBeCharged.read() ? 'outcomeUnknown' : 'intentFailed' })
    } finally {
      isUnderWay.current = false
      setIsPaying(false)
    }
  }
  return { pay, outcome, isPaying, isConfirming }
}

const SETTLED: readonly LatePaymentOutcome['kind'][] = ['paid', 'transferChosen', 'canceled']
