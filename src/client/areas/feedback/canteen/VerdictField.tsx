import Frown from 'lucide-react/icons/frown'
import Smile from 'lucide-react/icons/smile'
import { useId } from 'react'
import { useField } from 'react-final-form'
import { FieldError } from '../../../design/fields/FieldError'
import { fieldMessage } from '../../../design/fields/fieldMessage'
import { VisuallyHidden } from '../../../design/text/VisuallyHidden'
import { canteenFeedbackCopy as copy } from './canteenFeedbackCopy'
import styles from './CanteenFeedbackForm.module.css'

const VERDICTS = [
  { value: 'yes', Icon: Smile, label: copy.satisfied },
  { value: 'no', Icon: Frown, label: copy.dissatisfied },
] as const

const check = (value: string | undefined) => (value ? undefined : copy.verdictMissing)

/** Whether it was good, as two large buttons to choose from. */
export function VerdictField() {
  const { input, meta } = useField<string>('verdict', { validate: check })
  const errorId = useId()
  const error = fieldMessage(meta)

  return (
    <fieldset className={styles.group}>
      <legend>
        <VisuallyHidden>{copy.verdict}</VisuallyHidden>
      </legend>
      <div className={styles.verdicts}>
        {VERDICTS.map(({ value, Icon, label }, index) => (
          <label key={value} className={styles.verdict} data-chosen={input.value === value}>
            <input
              type="radio"
              className={styles.input}
              name="verdict"
              value={value}
              checked={input.value === value}
              aria-describedby={error ? errorId : undefined}
              data-form-error={(error && index === 0) || undefined}
              onChange={(event) => input.onChange(event.target.value)}
              onBlur={() => input.onBlur()}
            />
            <Icon aria-hidden="true" />
            {label}
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
