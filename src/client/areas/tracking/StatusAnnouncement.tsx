import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { StatusAnnouncement_tracking$key } from '#generated/relay/StatusAnnouncement_tracking.graphql'
import { orderStatusLabel } from '#domain/order/orderStatus'
import { VisuallyHidden } from '../../design/text/VisuallyHidden'
import { trackingCopy as copy } from './trackingCopy'

/** Announces a change of status to screen readers; the first status is read like the rest of the page. */
export function StatusAnnouncement({ tracking }: { tracking: StatusAnnouncement_tracking$key }) {
  const { status } = useFragment(
    graphql`
      fragment StatusAnnouncement_tracking on OrderTracking {
        status
      }
    `,
    tracking,
  )
  const [known, setKnown] = useState(status)
  const [words, setWords] = useState('')
  if (known !== status) {
    setKnown(status)
    // Two statuses are both called « En livraison »: it is announced once.
    if (orderStatusLabel(known) !== orderStatusLabel(status)) {
      setWords(copy.announce(orderStatusLabel(status)))
    }
  }
  return <VisuallyHidden role="status">{words}</VisuallyHidden>
}
