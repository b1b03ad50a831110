import { graphql, useFragment } from 'react-relay/hooks'
import { type TrackingTimeline_tracking$key } from '../../../../__generated__/relay/TrackingTimeline_tracking.graphql'
import { VisuallyHidden } from '../../design/VisuallyHidden'
import { stagesOf, type Stage } from './stages'
import { trackingCopy as copy } from './trackingCopy'
import styles from './TrackingTimeline.module.css'

/** The stages of an order; a canceled one has none. */
export function TrackingTimeline({ tracking }: { tracking: TrackingTimeline_tracking$key }) {
  const { status } = useFragment(
    graphql`
      fragment TrackingTimeline_tracking on OrderTracking {
        status
      }
    `,
    tracking,
  )
  if (status === 'canceled') return null
  return (
    <ol className={styles.timeline} aria-label={copy.timeline}>
      {stagesOf(status).map(({ name, state }) => (
        <li
          key={name}
          className={styles[state]}
          {...(state === 'current' ? { 'aria-current': 'step' as const } : {})}
        >
          <span className={styles.dot} aria-hidden="true" />
          {copy.stages[name]}
          <VisuallyHidden> ({stateWords[state]})</VisuallyHidden>
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
