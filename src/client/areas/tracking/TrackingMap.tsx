import { useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { TrackingMap_tracking$key } from '#generated/relay/TrackingMap_tracking.graphql'
import { distanceInMetres } from '#domain/delivery/geography'
import { isAwaited } from '#domain/order/orderStatus'
import { hasMap, showRoute } from '../../services/maps/showRoute'
import { trackingCopy as copy } from './trackingCopy'
import styles from './TrackingMap.module.css'

/** Where the order leaves from and where it goes, in words, and on a map where a person serves its tiles. */
export function TrackingMap({ tracking }: { tracking: TrackingMap_tracking$key }) {
  const { status, depot, destination } = useFragment(
    graphql`
      fragment TrackingMap_tracking on OrderTracking {
        status
        depot {
          name
          lat
          lng
        }
        destination {
          name
          lat
          lng
        }
      }
    `,
    tracking,
  )
  const kilometres = distanceInMetres(depot, destination) / 1000
  const box = useRef<HTMLDivElement>(null)
  const [isMissing, setMissing] = useState(false)
  const isMapped = hasMap()

  // A refresh returns the same two points in new objects: only other coordinates draw the map again.
  const [fromLat, fromLng, toLat, toLng] = [depot.lat, depot.lng, destination.lat, destination.lng]
  useEffect(() => {
    if (!box.current) return
    const from = { name: copy.kitchen, lat: fromLat, lng: fromLng }
    const to = { name: copy.you, lat: toLat, lng: toLng }
    const words = { zoomIn: copy.zoomIn, zoomOut: copy.zoomOut }
    // The words below the map say the same.
    return showRoute(box.current, { from, to, words }, () => setMissing(true))
  }, [fromLat, fromLng, toLat, toLng])

  const words = copy.route(depot.name, destination.name, kilometres)
  if (!isMapped || isMissing) {
    return isAwaited(status) && <p className={styles.words}>{words}</p>
  }
  return (
    <figure className={styles.figure}>
      <div ref={box} className={styles.map} role="region" aria-label={copy.map} />
      <figcaption>{words}</figcaption>
    </figure>
  )
}
