import { graphql, useFragment } from 'react-relay/hooks'
import { type ConfirmationHead_order$key } from '../../../../__generated__/relay/ConfirmationHead_order.graphql'
import { formatHour } from '../../../domain/calendar'
import { paths } from '../../config/paths'
import { LinkButton } from '../../design/LinkButton'
import { Spinner } from '../../design/Spinner'
import { confirmationCopy as copy } from './confirmationCopy'
import styles from './ConfirmationHead.module.css'
import { StepHeading } from './StepHeading'

type Props = {
  order: ConfirmationHead_order$key
  /** The payment may still be on its way. */
  isStillWaiting: boolean
}

/** The order's number and how it stands. */
export function ConfirmationHead({ order, isStillWaiting }: Props) {
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
        <div>
          <LinkButton to={paths.track.build(id)}>{copy.track}</LinkButton>
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
      {expiresAt != null && <p>{copy.unpaidText(formatHour(expiresAt))}</p>}
      <div>
        <LinkButton to={paths.account.build('commandes', id)}>{copy.finish}</LinkButton>
      </div>
    </div>
  )
}
