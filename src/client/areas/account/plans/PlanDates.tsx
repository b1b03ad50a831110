import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PlanDates_plan$key } from '#generated/relay/PlanDates_plan.graphql'
import { formatDay } from '#domain/time/calendar'
import { Button } from '../../../design/buttons/Button'
import { VisuallyHidden } from '../../../design/text/VisuallyHidden'
import styles from './Plans.module.css'
import { plansCopy as copy } from './plansCopy'

/** The dates that have their meal, or will have it. */
const STANDING: readonly string[] = ['planned', 'ordered']

type Props = {
  plan: PlanDates_plan$key
  isBusy: boolean
  onSkip: (day: string, isSkipped: boolean) => Promise<void>
}

/** The next dates of a plan, each of which can be left out. */
export function PlanDates({ plan, isBusy, onSkip }: Props) {
  const { dates } = useFragment(
    graphql`
      fragment PlanDates_plan on OrderPlan {
        dates {
          day
          state
        }
      }
    `,
    plan,
  )
  const titleId = useId()
  return (
    <div className={styles.dates}>
      <h3 id={titleId}>{copy.dates}</h3>
      <ul aria-labelledby={titleId}>
        {dates.map(({ day, state }) => (
          <li key={day} className={styles.date}>
            <span className={styles.when}>
              <span className={STANDING.includes(state) ? undefined : styles.out}>
                {formatDay(day)}
              </span>{' '}
              {state !== 'planned' && <span className={styles.state}>{stateWords(state)}</span>}
            </span>
            {canChange(state) && (
              <Button
                variant="quiet"
                size="small"
                isBusy={isBusy}
                onClick={() => void onSkip(day, state === 'planned')}
              >
                {state === 'planned' ? copy.skip : copy.unskip}
                <VisuallyHidden> {copy.ofDay(day)}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

const STATES: Readonly<Record<string, string>> = copy.states
/** Also for reasons that only a later release of the server knows. */
const stateWords = (state: string) => STATES[state] ?? copy.states.skipped

const canChange = (state: string) => ['planned', 'skipped', 'canceled'].includes(state)
