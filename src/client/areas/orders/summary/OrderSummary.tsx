import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderSummary_order$key } from '#generated/relay/OrderSummary_order.graphql'
import styles from './CartSummary.module.css'
import { DeliveryRecap } from './DeliveryRecap'
import { OrderLines } from './OrderLines'
import { OrderRecovery } from './OrderRecovery'
import { orderSummaryCopy as copy } from './orderSummaryCopy'
import { OrderTotals } from './OrderTotals'
import { SummaryAside } from './SummaryAside'

/** An order beside its confirmation: where and when, its lines and every amount. */
export function OrderSummary({ order }: { order: OrderSummary_order$key }) {
  const data = useFragment(
    graphql`
      fragment OrderSummary_order on Order {
        totalWithVat
        slotStartAt
        slotEndAt
        deliveryAddress
        ...OrderRecovery_order
        ...OrderLines_order
        ...OrderTotals_order
      }
    `,
    order,
  )
  const { totalWithVat, deliveryAddress: address, slotStartAt, slotEndAt } = data
  const delivery = { address, slotStartAt, slotEndAt }
  return (
    <SummaryAside
      isWhole
      totalTTC={totalWithVat}
      delivery={delivery}
      totals={<OrderTotals order={data} />}
    >
      <div className={styles.summary}>
        <DeliveryRecap {...delivery} />
        <OrderRecovery order={data} title={<p>{copy.recovery}</p>} />
        <OrderLines order={data} />
      </div>
    </SummaryAside>
  )
}
