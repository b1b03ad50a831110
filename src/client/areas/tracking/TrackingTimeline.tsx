import { graphql, useFragment } from 'react-relay/hooks'
import type { TrackingTimeline_tracking$key } from '#generated/relay/TrackingTimeline_tracking.graphql'
import { formatHour, formatShortDay, parisDay, toInstant } from '#domain/time/calendar'
import { VisuallyHidden } from '../../design/text/VisuallyHidden'
import { stagesOf, type Stage } from './stages'
import { trackingCopy as copy } from './trackingCopy'
import styles from './TrackingTimeline.module.css'

/** The stages of an order, and since when it is at each. */
export function TrackingTimeline({ tracking }: { tracking: TrackingTimeline_tracking$key }) {
  const { status, moves, slotStartAt } = useFragment(
    graphql`
      fragment TrackingTimeline_tracking on OrderTracking {
        status
        slotStartAt
        moves {
          status
          at
        }
      }
    `,
    tracking,
  )
  return (
    <ol className={styles.timeline} aria-label={copy.timeline}>
      {stagesOf(status, moves).map(({ name, state, at }) => (
        <li
          key={name}
          className={styles[state]}
          {...(state === 'current' ? { 'aria-current': 'step' as const } : {})}
        >
          <span className={styles.dot} aria-hidden="true" />
          <span className={styles.words}>
            {copy.stages[name]}
            <VisuallyHidden> ({stateWords[state]})</VisuallyHidden>
            {at !== null && (
              <time className={styles.at} dateTime={at}>
                {momentWords(at, slotStartAt)}
              </time>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}

const stateWords: Record<Stage['state'], string> = {
  done: copy.stageDone,
  current: copy.stageCurrent,
  toCome: copy.stageToCome,
}

const dayOf = (instant: string) => parisDay(toInstant(instant))

/** The hour alone on the day of the delivery. */
const momentWords = (at: string, slotStartAt: string) =>
  dayOf(at) === dayOf(slotStartAt)
    ? formatHour(at)
    : copy.onDay(formatShortDay(dayOf(at)), formatHour(at))
