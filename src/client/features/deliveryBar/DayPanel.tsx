import { graphql, useFragment } from 'react-relay/hooks'
import type { DayPanel_days$key } from '../../../../__generated__/relay/DayPanel_days.graphql'
import { parisDay, type Day } from '../../../domain/calendar'
import { DayButton } from './DayButton'
import styles from './DayPanel.module.css'
import type { ChoiceOutcome } from './useChoice'
import { useDayChoice } from './useDayChoice'

type Props = {
  days: DayPanel_days$key
  chosenDay: Day | null
  onOutcome: (outcome: ChoiceOutcome) => void
}

export function DayPanel({ days: key, chosenDay, onOutcome }: Props) {
  const days = useFragment(
    graphql`
      fragment DayPanel_days on BusinessDay @relay(plural: true) {
        startAt
        status
      }
    `,
    key,
  )
  const chooseDay = useDayChoice()

  return (
    <ul className={styles.days}>
      {days.map(({ startAt, status }) => {
        const day = parisDay(new Date(startAt))
        return (
          <li key={day}>
            <DayButton
              day={day}
              status={status}
              isChosen={day === chosenDay}
              onChoose={() => onOutcome(chooseDay({ day, status }))}
            />
          </li>
        )
      })}
    </ul>
  )
}
