import { COMPANY, HELP_PHONE_LINK } from '#domain/customer/company'
import { actionCopy } from '../../../config/actionCopy'
import { paths } from '../../../config/paths'
import { LinkButton } from '../../../design/buttons/LinkButton'
import { Outcome } from '../../../design/notices/Outcome'
import { OrderFeedbackForm } from './OrderFeedbackForm'
import { orderFeedbackCopy as copy } from './orderFeedbackCopy'

/** How it ends: with this feedback, or because there was one. */
export type FinalOutcome = 'sent' | 'alreadyDone'

type Props = {
  orderId: string
  /** Null while there is something to ask. */
  outcome: FinalOutcome | null
  onDone: (outcome: FinalOutcome) => void
}

/** The feedback of an order: to be given, just given, or given before. */
export function OrderFeedback({ orderId, outcome, onDone }: Props) {
  if (outcome === null) return <OrderFeedbackForm orderId={orderId} onDone={onDone} />

  const back = <LinkButton to={paths.home.build()}>{actionCopy.toShop}</LinkButton>
  return outcome === 'sent' ? (
    <Outcome title={copy.thanksTitle} action={back}>
      {copy.thanks}
    </Outcome>
  ) : (
    <Outcome title={copy.doneTitle} action={back}>
      <p>
        {copy.done} <a href={HELP_PHONE_LINK}>{COMPANY.helpPhone}</a>.
      </p>
    </Outcome>
  )
}
