import type { Rubric } from '#domain/catalogue/rubrics'
import { useSlidingRow } from '../../../design/layout/useSlidingRow'
import { catalogueCopy } from './catalogueCopy'
import type { RubricNames } from './rubricNames'
import styles from './RubricTabs.module.css'

type Props = {
  rubrics: readonly Rubric[]
  names: RubricNames
  chosen: Rubric | null
  onChoose: (rubric: Rubric | null) => void
}

/** The whole list, or one of its rubrics. */
export function RubricTabs({ rubrics, names, chosen, onChoose }: Props) {
  const row = useSlidingRow<HTMLDivElement>([chosen, ...rubrics].join(), styles.rubrics)
  return (
    <div role="group" aria-label={catalogueCopy.category} {...row}>
      {[null, ...rubrics].map((rubric) => (
        <button
          key={rubric ?? ''}
          type="button"
          className={styles.rubric}
          aria-pressed={chosen === rubric}
          onClick={() => onChoose(rubric)}
        >
          {rubric === null ? catalogueCopy.everything : names[rubric]}
        </button>
      ))}
    </div>
  )
}
