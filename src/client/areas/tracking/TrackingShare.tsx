import { type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { type TrackingShare_order$key } from '#generated/relay/TrackingShare_order.graphql'
import { config } from '../../config/config'
import { paths } from '../../config/paths'
import { Button } from '../../design/Button'
import { trackingCopy as copy } from './trackingCopy'
import styles from './TrackingShare.module.css'
import { useShare } from './useShare'

type Props = {
  order: TrackingShare_order$key
  /** What copies a text; the screen's, because it is another feature's. */
  copyButton: (text: string) => ReactNode
}

/** The address of the public tracking, which the customer passes on to the recipient while the order is awaited. */
export function TrackingShare({ order, copyButton }: Props) {
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
  if (!AWAITED.includes(status)) return null
  const site = config.siteAddress ?? window.location.origin
  const address = `${site}${paths.track.build(id, trackingToken)}`
  return (
    <section>
      <h2>{copy.share}</h2>
      <p>{copy.shareText}</p>
      <p className={styles.address}>{address}</p>
      <div>
        {share === null ? (
          copyButton(address)
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
    </section>
  )
}

const AWAITED: readonly string[] = ['confirmed', 'assigned', 'supported']
