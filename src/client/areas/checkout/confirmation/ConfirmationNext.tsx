import { graphql, useFragment } from 'react-relay/hooks'
import type { ConfirmationNext_order$key } from '#generated/relay/ConfirmationNext_order.graphql'
import type { ConfirmationNext_profile$key } from '#generated/relay/ConfirmationNext_profile.graphql'
import { isPlaced } from '#domain/order/orderStatus'
import { formatDayOf, formatHour } from '#domain/time/calendar'
import { confirmationCopy as copy } from './confirmationCopy'
import styles from './ConfirmationNext.module.css'

type Props = { order: ConfirmationNext_order$key; profile: ConfirmationNext_profile$key }

/** What happens between the order and the meal; nothing for an order that will not be delivered. */
export function ConfirmationNext({ order, profile }: Props) {
  const { status, slotStartAt, slotEndAt, deliveryContactName } = useFragment(
    graphql`
      fragment ConfirmationNext_order on Order {
        status
        slotStartAt
        slotEndAt
        deliveryContactName
      }
    `,
    order,
  )
  const { email, isEmailConfirmed } = useFragment(
    graphql`
      fragment ConfirmationNext_profile on CustomerProfile {
        email
        isEmailConfirmed
      }
    `,
    profile,
  )
  if (!isPlaced(status)) return null
  const day = formatDayOf(slotStartAt)
  return (
    <section className={styles.next} aria-labelledby="next-title">
      <h2 id="next-title">{copy.next}</h2>
      <ol className={styles.list}>
        <li>{isEmailConfirmed ? copy.nextMail(email) : copy.nextMailOnceConfirmed(email)}</li>
        <li>{copy.nextCooking}</li>
        <li>{copy.nextDelivery(day, formatHour(slotStartAt), formatHour(slotEndAt))}</li>
        <li>{copy.nextContact(deliveryContactName)}</li>
      </ol>
    </section>
  )
}
