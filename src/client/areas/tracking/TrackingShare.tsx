import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { TrackingShare_order$key } from '#generated/relay/TrackingShare_order.graphql'
import { isAwaited } from '#domain/order/orderStatus'
import { config } from '../../config/config'
import { paths } from '../../config/paths'
import { Button } from '../../design/buttons/Button'
import { OrderCard } from '../orders/detail/OrderCard'
import { CopyButton } from '../paying/transfer/CopyButton'
import { trackingCopy as copy } from './trackingCopy'
import styles from './TrackingShare.module.css'
import { useShare } from './useShare'

/** The address of the public tracking, which the customer passes on to the recipient while the order is awaited; shown only where it must be copied by hand. */
export function TrackingShare({ order }: { order: TrackingShare_order$key }) {
  const { id, number, status, trackingToken } = useFragment(
    graphql`
      fragment TrackingShare_order on Order {
        id
        number
        status
        trackingToken
      }
    `,
    order,
  )
  const share = useShare()
  const [isCopiedByHand, setCopiedByHand] = useState(false)
  if (!isAwaited(status)) return null
  const site = config.siteAddress ?? window.location.origin
  const address = `${site}${paths.track.build(id, trackingToken)}`
  return (
    <OrderCard title={copy.share} isForScreen>
      <p>{copy.shareText}</p>
      <div>
        {share === null ? (
          <CopyButton text={address} onRefused={() => setCopiedByHand(true)}>
            {copy.copyLink}
          </CopyButton>
        ) : (
          <Button
            variant="secondary"
            size="small"
            onClick={() => share({ title: copy.title(number), url: address })}
          >
            {copy.shareButton}
          </Button>
        )}
      </div>
      {isCopiedByHand && <p className={styles.address}>{address}</p>}
    </OrderCard>
  )
}
