import { type confirmationScreenQuery as ConfirmationScreenQuery } from '../../../../__generated__/relay/confirmationScreenQuery.graphql'
import { CheckoutSteps } from '../../features/checkout/CheckoutSteps'
import { ConfirmationHead } from '../../features/checkout/ConfirmationHead'
import { ConfirmationNext } from '../../features/checkout/ConfirmationNext'
import { TransferInstructions } from '../../features/checkout/TransferInstructions'
import { usePlacedOrder } from '../../features/checkout/usePlacedOrder'
import { DeliveryRecap } from '../../features/orderSummary/DeliveryRecap'
import { OrderLines } from '../../features/orderSummary/OrderLines'
import { OrderTotals } from '../../features/orderSummary/OrderTotals'
import { SummaryAside } from '../../features/orderSummary/SummaryAside'
import { useRouteQuery } from '../../relay/useRouteQuery'
import { confirmationScreenQuery } from './confirmationScreenQuery'
import styles from './OrderLayout.module.css'

/** The order that has been placed: its number, what comes next, and how to pay what is owed. */
export function ConfirmationContent() {
  const { order } = useRouteQuery<ConfirmationScreenQuery>(confirmationScreenQuery)
  const isStillWaiting = usePlacedOrder(order)
  return (
    <div className={styles.page}>
      <CheckoutSteps current="confirmation" />
      <div className={styles.columns}>
        <div className={styles.main}>
          <ConfirmationHead order={order} isStillWaiting={isStillWaiting} />
          <TransferInstructions order={order} />
          <ConfirmationNext order={order} />
        </div>
        <SummaryAside totalTTC={order.totalWithVat}>
          <div className={styles.summary}>
            <DeliveryRecap
              address={order.deliveryAddress}
              slotStartAt={order.slotStartAt}
              slotEndAt={order.slotEndAt}
            />
            <OrderLines order={order} />
            <OrderTotals order={order} />
          </div>
        </SummaryAside>
      </div>
    </div>
  )
}
