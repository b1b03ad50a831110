import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Skeleton } from '../../design/loading/Skeleton'
import { VisuallyHidden } from '../../design/text/VisuallyHidden'
import { openingStorage } from '../../state/openingStorage'
import { asLastTimeCopy as copy } from './asLastTimeCopy'
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
  const [lastHeight] = useState(openingStorage.load)
  const isWhole = next !== null
  useEffect(() => {
    if (isWhole && band.current) openingStorage.keep(band.current.offsetHeight)
  }, [isWhole])

  return (
    <div
      ref={band}
      className={styles.band}
      style={isWhole || lastHeight === null ? undefined : { minHeight: lastHeight }}
    >
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
