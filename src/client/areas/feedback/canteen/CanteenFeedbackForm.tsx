import { commentProblem, FEEDBACK_LENGTH } from '#domain/requests/feedback'
import { Button } from '../../../design/buttons/Button'
import { Form } from '../../../design/forms/Form'
import { FormEditListener } from '../../../design/forms/FormEditListener'
import { FormTextField } from '../../../design/forms/FormTextField'
import { FormValues } from '../../../design/forms/FormValues'
import { useDraft } from '../../../state/useDraft'
import { canteenFeedbackCopy as copy, canteenFeedbackWords } from './canteenFeedbackCopy'
import styles from './CanteenFeedbackForm.module.css'
import { TagField } from './TagField'
import { useSubmitCanteenFeedback } from './useSubmitCanteenFeedback'
import { VerdictField } from './VerdictField'

type Values = Record<string, string | boolean>

type Props = {
  hashedOrderId: string
  tags: readonly string[]
  onDone: (outcome: 'sent' | 'alreadyDone') => void
}

/** What pleased one day is not what displeases after a second thought. */
const tagField = (verdict: string, tag: string) => `${verdict}:${tag}`

const words = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** Good or not, why in a few words to tap, and in one's own. Survives a failure and a reload. */
export function CanteenFeedbackForm({ hashedOrderId, tags, onDone }: Props) {
  const { draft, keepDraft, forgetDraft } = useDraft(`feedback:${hashedOrderId}`)
  const submitFeedback = useSubmitCanteenFeedback(hashedOrderId)
  const submit = async (values: Values) => {
    const verdict = words(values['verdict'])
    const outcome = await submitFeedback({
      isSatisfied: verdict === 'yes',
      feedbackTags: tags.filter((tag) => values[tagField(verdict, tag)] === true),
      comment: words(values['comment']),
    })
    if (outcome.kind === 'refused') return outcome.errors
    forgetDraft()
    return onDone(outcome.kind)
  }

  return (
    <Form<Values> label={copy.form} initialValues={draft} onSubmit={submit}>
      {({ isSubmitting }) => (
        <>
          <FormEditListener<Values> onEdit={keepDraft} />
          <VerdictField />
          <FormValues<Values>>
            {({ verdict }) =>
              typeof verdict === 'string' && (
                <fieldset className={styles.group}>
                  <legend className={styles.legend}>
                    {verdict === 'yes' ? copy.goodTags : copy.badTags}
                  </legend>
                  <div className={styles.tags}>
                    {tags.map((tag) => (
                      <TagField key={tag} name={tagField(verdict, tag)}>
                        {tag}
                      </TagField>
                    ))}
                  </div>
                </fieldset>
              )
            }
          </FormValues>
          <FormTextField
            name="comment"
            label={copy.comment}
            maxLength={FEEDBACK_LENGTH}
            validate={(value) =>
              commentProblem(value) ? canteenFeedbackWords('TOO_LONG') : undefined
            }
            multiline
            isOptional
          />
          <Button type="submit" size="large" className={styles.send} isBusy={isSubmitting}>
            {copy.send}
          </Button>
        </>
      )}
    </Form>
  )
}
