import Star from 'lucide-react/icons/star'
import { useId } from 'react'
import { useField } from 'react-final-form'
import { RANKS, rankProblem, toRank, type FeedbackRank } from '#domain/requests/feedback'
import { fieldWords } from '../../../config/fieldWords'
import { FieldError } from '../../../design/fields/FieldError'
import { fieldMessage } from '../../../design/fields/fieldMessage'
import { VisuallyHidden } from '../../../design/text/VisuallyHidden'
import { orderFeedbackCopy as copy, QUESTIONS, RANK_WORDS } from './orderFeedbackCopy'
import styles from './RankField.module.css'

/** A rank as five stars, which are radio buttons: the arrow keys go from one to the next. */
export function RankField({ name }: { name: FeedbackRank }) {
  const { input, meta } = useField<string>(name, {
    validate: (value: string | undefined) => fieldWords(name, rankProblem(value)),
  })
  const errorId = useId()
  const error = fieldMessage(meta)
  const chosen = toRank(input.value)

  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{QUESTIONS[name]}</legend>
      <div className={styles.row}>
        <div className={styles.stars}>
          {RANKS.map((rank) => (
            <label key={rank} className={styles.star}>
              <input
                type="radio"
                className={styles.radio}
                name={name}
                value={rank}
                checked={chosen === rank}
                aria-describedby={error ? errorId : undefined}
                data-form-error={(error && rank === RANKS[0]) || undefined}
                onChange={(event) => input.onChange(event.target.value)}
                onBlur={() => input.onBlur()}
              />
              <Star
                className={chosen !== null && rank <= chosen ? styles.on : styles.off}
                aria-hidden="true"
              />
              <VisuallyHidden>{copy.stars(rank)}</VisuallyHidden>
            </label>
          ))}
        </div>
        {chosen !== null && (
          <span className={styles.word} aria-hidden="true">
            {RANK_WORDS[chosen]}
          </span>
        )}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
