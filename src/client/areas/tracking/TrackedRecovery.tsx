import { graphql, useFragment } from 'react-relay/hooks'
import type { TrackedRecovery_tracking$key } from '#generated/relay/TrackedRecovery_tracking.graphql'
import { OrderCard } from '../orders/detail/OrderCard'
import { OrderRecovery } from '../orders/summary/OrderRecovery'
import { RecoveryRecap } from '../orders/summary/RecoveryRecap'
import { trackingCopy as copy } from './trackingCopy'

/**
 * When and where trays are fetched; nothing without any. The holder of the link, who may be the one to hand them over, is not
 * told of the contact.
 */
export function TrackedRecovery({ tracking }: { tracking: TrackedRecovery_tracking$key }) {
  const { recoverySlot, recoveryAddress, order } = useFragment(
    graphql`
      fragment TrackedRecovery_tracking on OrderTracking {
        recoverySlot {
          start
          end
        }
        recoveryAddress
        order {
          ...OrderRecovery_order
        }
      }
    `,
    tracking,
  )
  if (recoverySlot == null) return null
  const { start, end } = recoverySlot
  return (
    <OrderCard title={copy.recovery}>
      {order ? (
        <OrderRecovery order={order} />
      ) : (
        <RecoveryRecap slot={{ start, end }} details={[recoveryAddress]} />
      )}
    </OrderCard>
  )
}
