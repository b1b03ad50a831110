import { graphql, useFragment } from 'react-relay/hooks'
import { type TrackedRecovery_tracking$key } from '#generated/relay/TrackedRecovery_tracking.graphql'
import { RecoveryRecap } from '../orders/summary/RecoveryRecap'
import { trackingCopy as copy } from './trackingCopy'

/** When and where trays are fetched, for the holder of the link, who may be the one to hand them over; nothing without any. */
export function TrackedRecovery({ tracking }: { tracking: TrackedRecovery_tracking$key }) {
  const { recoverySlot, recoveryAddress } = useFragment(
    graphql`
      fragment TrackedRecovery_tracking on OrderTracking {
        recoverySlot {
          start
          end
        }
        recoveryAddress
      }
    `,
    tracking,
  )
  if (recoverySlot == null) return null
  const { start, end } = recoverySlot
  return (
    <RecoveryRecap
      title={<h2>{copy.recovery}</h2>}
      slot={{ start, end }}
      details={[recoveryAddress]}
    />
  )
}
