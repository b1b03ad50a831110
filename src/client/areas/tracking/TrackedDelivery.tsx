import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { TrackedDelivery_tracking$key } from '#generated/relay/TrackedDelivery_tracking.graphql'
import { Facts } from '../../design/text/Facts'
import { deliveryFacts } from '../orders/detail/deliveryFacts'
import { OrderCard } from '../orders/detail/OrderCard'
import { orderDetailCopy as copy } from '../orders/detail/orderDetailCopy'

type Props = { tracking: TrackedDelivery_tracking$key; children: ReactNode }

/** When and where the order is delivered, and below it what belongs to that. */
export function TrackedDelivery({ tracking, children }: Props) {
  const { slotStartAt, slotEndAt, deliveryAddress } = useFragment(
    graphql`
      fragment TrackedDelivery_tracking on OrderTracking {
        slotStartAt
        slotEndAt
        deliveryAddress
      }
    `,
    tracking,
  )
  return (
    <OrderCard title={copy.delivery}>
      <Facts facts={deliveryFacts({ slotStartAt, slotEndAt, deliveryAddress })} />
      {children}
    </OrderCard>
  )
}
