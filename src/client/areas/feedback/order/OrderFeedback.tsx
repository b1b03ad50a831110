import { useState } from 'react'
import { COMPANY, HELP_PHONE_LINK } from '#domain/customer/company'
import { actionCopy } from '../../../config/actionCopy'
import { paths } from '../../../config/paths'
import { LinkButton } from '../../../design/LinkButton'
import { Outcome } from '../../../design/Outcome'
import { OrderFeedbackForm } from './OrderFeedbackForm'
import { orderFeedbackCopy as copy } from './orderFeedbackCopy'

type Props = {
  orderId: string
  isDone: boolean
  /** Told once there is nothing left to ask. */
  onDone: () => void
}

/** The feedback of an order: to be given, just given, or given before. */
export function OrderFeedback({ orderId, isDone, onDone }: Props) {
  const [state, setState] = useState<'open' | 'sent' | 'alreadyDone'>(
    isDone ? 'alreadyDone' : 'open',
  )
  const finish = (outcome: 'sent' | 'alreadyDone') => {
    setState(outcome)
    onDone()
  }
  if (state === 'open') return <OrderFeedbackForm orderId={orderId} onDone={finish} />

  const back = <LinkButton to={paths.home.build()}>{actionCopy.toShop}</LinkButton>
  return state === 'sent' ? (
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
