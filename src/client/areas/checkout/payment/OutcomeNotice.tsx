import { Notice } from '../../../design/Notice'
import { outcomeWords } from './outcomeWords'
import { type PlaceOrderOutcome } from './placeOrder'

type Props = { outcome: PlaceOrderOutcome }

/** Why the last try to pay did not end in an order. */
export function OutcomeNotice({ outcome }: Props) {
  const words = outcomeWords(outcome)
  if (words === null) return null
  return (
    <Notice tone={outcome.kind === 'priceChanged' ? 'warning' : 'danger'} isFormError>
      {words}
    </Notice>
  )
}
