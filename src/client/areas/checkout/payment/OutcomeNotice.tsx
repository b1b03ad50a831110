import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths'
import { Notice } from '../../../design/notices/Notice'
import { nextStepOf } from '../../paying/cardOutcomeWords'
import { checkoutCopy as copy } from '../checkoutCopy'
import { outcomeWords } from './outcomeWords'
import type { PlaceOrderOutcome } from './placeOrder'

type Props = {
  outcome: PlaceOrderOutcome
  /** Says it in the words of another page than the checkout. */
  wordsOf?: typeof outcomeWords
}

/** Why the last try to pay did not end in an order. */
export function OutcomeNotice({ outcome, wordsOf = outcomeWords }: Props) {
  const words = wordsOf(outcome)
  if (words === null) return null
  const nextStep = nextStepOf(outcome)
  return (
    <Notice tone={outcome.kind === 'priceChanged' ? 'warning' : 'danger'} isFormError>
      {outcome.kind === 'orderedBefore' ? (
        <>
          <p>{words}</p>
          <Link to={paths.track.build(outcome.orderId)}>{copy.trackOrder(outcome.number)}</Link>
        </>
      ) : (
        <p>{words}</p>
      )}
      {nextStep && <p>{nextStep}</p>}
    </Notice>
  )
}
