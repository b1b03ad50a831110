import { track } from '../../../services/analytics'
import { useLastOutcome } from '../../../state/useLastOutcome'
import { payByCard, type Pay, type PaymentChoice } from '../payByCard'
import { usePaymentPorts } from '../usePaymentPorts'
import type { LateOutcome } from './lateOutcome'
import { useTransferInstead } from './useTransferInstead'

/** Pays an order that exists already; `onSettled` once it is paid, canceled, or a transfer is awaited. */
export function useLatePayment(orderId: string, onSettled: (outcome: LateOutcome) => void) {
  const ports = usePaymentPorts()
  const transferInstead = useTransferInstead()
  const [outcome, setOutcome] = useLastOutcome<LateOutcome>()

  const settle = (next: LateOutcome) => {
    setOutcome(next)
    // Tracked only where the card was sent from: a payment made on another device was tracked there.
    if (next.kind === 'paid' && ports.mayBeCharged.read(orderId)) {
      ports.mayBeCharged.write(orderId, false)
      track({ event: 'orderPaid', orderId })
    }
    if (SETTLED.includes(next.kind)) onSettled(next)
  }
  const tryToPay = async (payment: PaymentChoice): Promise<LateOutcome> => {
    try {
      return payment.kind === 'wireTransfer'
        ? await transferInstead(orderId)
        : await payByCard({ orderId, isNew: false }, payment.confirm, ports)
    } catch {
      // A server that returns null where it may not.
      return { kind: 'failed' }
    }
  }
  const pay: Pay = async (payment) => {
    setOutcome(null)
    settle(await tryToPay(payment))
  }
  return { pay, outcome, settle }
}

const SETTLED: readonly LateOutcome['kind'][] = ['paid', 'transferChosen', 'canceled']
