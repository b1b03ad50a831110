import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ConfirmationHead_order$key } from '#generated/relay/ConfirmationHead_order.graphql'
import { isPaymentTimeOver } from '#domain/order/unpaidHold'
import { paymentDeadline } from '../../../config/paymentDeadline'
import { paths } from '../../../config/paths'
import { LinkButton } from '../../../design/buttons/LinkButton'
import { Spinner } from '../../../design/loading/Spinner'
import { clock } from '../../../services/clock'
import { confirmationCopy as copy } from './confirmationCopy'
import styles from './ConfirmationHead.module.css'
import { StepHeading } from '../StepHeading'

type Props = {
  order: ConfirmationHead_order$key
  /** A payment was sent, and may still be on its way. */
  isStillWaiting: boolean
  /** What else can be done with an order that is to be delivered. */
  actions: ReactNode
}

/** The order's number and how it stands. */
export function ConfirmationHead({ order, isStillWaiting, actions }: Props) {
  const { id, number, status, expiresAt } = useFragment(
    graphql`
      fragment ConfirmationHead_order on Order {
        id
        number
        status
        expiresAt
      }
    `,
    order,
  )
  const orderNumber = (
    <p className={styles.number}>
      {copy.number} <strong>{number}</strong>
    </p>
  )
  if (status === 'canceled') {
    return (
      <div className={styles.head}>
        <StepHeading>{copy.canceled}</StepHeading>
        {orderNumber}
        <p>{copy.canceledText}</p>
      </div>
    )
  }
  if (status !== 'waitingForPayment') {
    return (
      <div className={styles.head}>
        <StepHeading>{copy.title}</StepHeading>
        {orderNumber}
        <div className={styles.actions}>
          <LinkButton to={paths.track.build(id)}>{copy.track}</LinkButton>
          {actions}
        </div>
      </div>
    )
  }
  if (isStillWaiting) {
    return (
      <div className={styles.head}>
        <StepHeading>{copy.pending}</StepHeading>
        {orderNumber}
        <Spinner label={copy.pendingText} />
      </div>
    )
  }
  return (
    <div className={styles.head}>
      <StepHeading>{copy.unpaid}</StepHeading>
      {orderNumber}
      {expiresAt != null && <p>{unpaidWords(expiresAt)}</p>}
      <div>
        <LinkButton to={paths.account.build('commandes', id)}>{copy.finish}</LinkButton>
      </div>
    </div>
  )
}

function unpaidWords(expiresAt: string) {
  const now = clock.now()
  return isPaymentTimeOver(expiresAt, now)
    ? copy.unpaidOver
    : copy.unpaidText(paymentDeadline(expiresAt, now))
}
