import { useEffect, useRef, type CSSProperties } from 'react'
import { whenNear } from '../../../services/nearView'
import { blocksWithin, type WaitingBlocks } from './catalogueBlocks'
import styles from './CatalogueSection.module.css'

type Props = { blocks: WaitingBlocks; onNear: (ids: readonly string[]) => void }

/** The room of blocks of articles that the screen has not come near to yet. */
export function WaitingRoom({ blocks, onNear }: Props) {
  const room = useRef<HTMLLIElement>(null)

  useEffect(() => {
    if (!room.current) return
    return whenNear(room.current, ({ boundingClientRect: place, rootBounds }) => {
      // Within a frame of another site the browser does not report the margin around the screen: blocks then load one by one.
      const near = rootBounds ?? { top: place.top, bottom: place.top }
      onNear(blocksWithin(blocks, place, near))
    })
  }, [blocks, onNear])

  const size: CSSProperties & Record<`--${string}`, number> = { '--blocks': blocks.length }
  return <li ref={room} className={styles.waiting} style={size} aria-hidden="true" />
}
