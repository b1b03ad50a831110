import { Notice } from '../../../design/Notice'
import { latePaymentWords } from './latePaymentWords'
import { type LateOutcome } from './lateOutcome'

/** Why the last try did not pay the order. */
export function LatePaymentNotice({ outcome }: { outcome: LateOutcome | null }) {
  const words = outcome && latePaymentWords(outcome)
  return (
    words && (
      <Notice tone="danger" isFormError>
        {words}
      </Notice>
    )
  )
}
