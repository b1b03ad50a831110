import { Notice } from '../../../design/notices/Notice'
import { nextStepOf } from '../cardOutcomeWords'
import { latePaymentWords } from './latePaymentWords'
import type { LateOutcome } from './lateOutcome'

/** Why the last try did not pay the order. */
export function LatePaymentNotice({ outcome }: { outcome: LateOutcome | null }) {
  const words = outcome && latePaymentWords(outcome)
  const nextStep = outcome && nextStepOf(outcome)
  return (
    words && (
      <Notice tone="danger" isFormError>
        <p>{words}</p>
        {nextStep && <p>{nextStep}</p>}
      </Notice>
    )
  )
}
