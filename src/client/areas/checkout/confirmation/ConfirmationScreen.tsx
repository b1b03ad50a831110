import { graphql, useFragment } from 'react-relay/hooks'
import { useLoaderData } from 'react-router-dom'
import type { ConfirmationScreen_query$key } from '#generated/relay/ConfirmationScreen_query.graphql'
import type { confirmationScreenQuery as ConfirmationScreenQuery } from '#generated/relay/confirmationScreenQuery.graphql'
import { CheckoutSteps } from '../CheckoutSteps'
import { ConfirmationHead } from './ConfirmationHead'
import { ConfirmationNext } from './ConfirmationNext'
import { TransferInstructions } from '../../paying/transfer/TransferInstructions'
import { usePlacedOrder } from './usePlacedOrder'
import { UnconfirmedEmail } from '../../access/emailConfirmation/UnconfirmedEmail'
import { FirstPassword } from '../../access/newPassword/FirstPassword'
import { PasskeyOffer } from '../../access/passkeys/PasskeyOffer'
import { OrderSummary } from '../../orders/summary/OrderSummary'
import { useRouteQuery } from '../../../relay/useRouteQuery'
import { OrderCalendar } from './OrderCalendar'
import { NothingConfirmed } from './NothingConfirmed'
import styles from '../OrderLayout.module.css'
import { confirmationScreenQuery } from './confirmationScreenQuery'

/** Step 4: the order that the address names, so that a reload shows it again. */
export function ConfirmationScreen() {
  const reference: unknown = useLoaderData()
  if (reference === null) return <NothingConfirmed />
  return <ConfirmationResponse />
}

function ConfirmationResponse() {
  const query = useRouteQuery<ConfirmationScreenQuery>(confirmationScreenQuery)
  return <ConfirmationContent query={query} />
}

function ConfirmationContent({ query }: { query: ConfirmationScreen_query$key }) {
  const { order, getCustomerProfile } = useFragment(
    graphql`
      fragment ConfirmationScreen_query on Query @argumentDefinitions(orderId: { type: "ID!" }) {
        order(id: $orderId) {
          ...usePlacedOrder_order
          ...ConfirmationHead_order
          ...OrderCalendar_order
          ...TransferInstructions_order
          ...ConfirmationNext_order
          ...OrderSummary_order
        }
        getCustomerProfile {
          ...UnconfirmedEmail_profile
          ...PasskeyOffer_profile
          ...FirstPassword_profile
          ...ConfirmationNext_profile
        }
      }
    `,
    query,
  )
  const isStillWaiting = usePlacedOrder(order)
  return (
    <div className={styles.page}>
      <CheckoutSteps current="confirmation" />
      <div className={styles.columns}>
        <div className={styles.main}>
          <ConfirmationHead
            order={order}
            isStillWaiting={isStillWaiting}
            actions={<OrderCalendar order={order} />}
          />
          <TransferInstructions order={order} />
          <ConfirmationNext order={order} profile={getCustomerProfile} />
          <UnconfirmedEmail profile={getCustomerProfile} />
          <PasskeyOffer profile={getCustomerProfile} />
          <FirstPassword profile={getCustomerProfile} />
        </div>
        <OrderSummary order={order} />
      </div>
    </div>
  )
}
