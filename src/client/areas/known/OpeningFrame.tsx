import { useEffect, useRef, useState, type ReactNode } from 'react'
import { classNames } from '../../design/classNames'
import { Skeleton } from '../../design/loading/Skeleton'
import { VisuallyHidden } from '../../design/text/VisuallyHidden'
import { openingStorage } from '../../state/openingStorage'
import { asLastTimeCopy as copy } from './asLastTimeCopy'
import { openingRoom } from './openingRoom'
import styles from './OpeningFrame.module.css'

type Props = {
  title: string
  dishes: string
  facts: string
  /** When it can be had again; null while that is looked for. */
  next: string | null
  action: ReactNode
  children: ReactNode
}

/** The opening of the home page of a known customer. */
export function OpeningFrame({ title, dishes, facts, next, action, children }: Props) {
  const band = useRef<HTMLDivElement>(null)
  const [lastRoom] = useState(() => openingRoom(openingStorage.load()))
  const isWhole = next !== null
  const room = isWhole ? null : lastRoom
  useEffect(() => {
    if (isWhole && band.current) openingStorage.keep(band.current.offsetHeight)
  }, [isWhole])

  return (
    <div ref={band} className={classNames(styles.band, room?.className)} style={room?.style}>
      <section className={styles.opening} aria-labelledby="as-last-time">
        <div className={styles.words}>
          <h2 id="as-last-time" className={styles.title}>
            {title}
          </h2>
          <p className={styles.dishes}>{dishes}</p>
          <p className={styles.facts}>{facts}</p>
          <p className={styles.next} aria-busy={next === null}>
            {next ?? (
              <>
                <Skeleton width="16rem" />
                <VisuallyHidden>{copy.loading}</VisuallyHidden>
              </>
            )}
          </p>
        </div>
        <div className={styles.action}>{action}</div>
      </section>
      {children}
    </div>
  )
}
