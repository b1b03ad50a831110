import { Spinner } from '../../../design/loading/Spinner'
import { useConfirmation } from '../useConfirmation'
import { latePaymentCopy as copy } from './latePaymentCopy'
import type { LateOutcome } from './lateOutcome'

type Props = { orderId: string; onTold: (outcome: LateOutcome) => void }

/** Waits, once the provider has charged, for the books to say so. */
export function Confirming({ orderId, onTold }: Props) {
  useConfirmation(orderId, true, (state) =>
    onTold({ kind: state === 'paid' || state === 'canceled' ? state : 'outcomeUnknown' }),
  )
  return <Spinner label={copy.confirming} />
}
