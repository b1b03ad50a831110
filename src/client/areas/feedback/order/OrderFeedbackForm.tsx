import {
  commentProblem,
  FEEDBACK_LENGTH,
  FEEDBACK_RANKS,
  type FeedbackComment,
} from '#domain/requests/feedback'
import { Button } from '../../../design/buttons/Button'
import { Form } from '../../../design/forms/Form'
import { FormEditListener } from '../../../design/forms/FormEditListener'
import { FormTextField } from '../../../design/forms/FormTextField'
import { FormValues } from '../../../design/forms/FormValues'
import { useDraft } from '../../../state/useDraft'
import { requestedComment, type FeedbackValues } from './feedbackValues'
import styles from './OrderFeedbackForm.module.css'
import { AREA_QUESTIONS, orderFeedbackCopy as copy } from './orderFeedbackCopy'
import { RankField } from './RankField'
import { useSubmitOrderFeedback, type FeedbackOutcome } from './useSubmitOrderFeedback'

type Props = { orderId: string; onDone: (outcome: 'sent' | 'alreadyDone') => void }

/** Four ranks, a reason for each low one, and words. What was chosen survives a failure and a reload. */
export function OrderFeedbackForm({ orderId, onDone }: Props) {
  const { draft, keepDraft, forgetDraft } = useDraft(`feedback:${orderId}`)
  const submitFeedback = useSubmitOrderFeedback(orderId)
  const submit = async (values: FeedbackValues) => {
    const outcome: FeedbackOutcome = await submitFeedback(values)
    if (outcome.kind === 'refused') return outcome.errors
    forgetDraft()
    return onDone(outcome.kind)
  }

  return (
    <Form<FeedbackValues>
      label={copy.form}
      className={styles.form}
      initialValues={draft}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <>
          <FormEditListener<FeedbackValues> onEdit={keepDraft} />
          {FEEDBACK_RANKS.map((name) => (
            <div key={name} className={styles.question}>
              <RankField name={name} />
              <FormValues<FeedbackValues>>
                {(values) => {
                  const comment = requestedComment(name, values)
                  return comment && <Words name={comment} label={AREA_QUESTIONS[comment]} />
                }}
              </FormValues>
            </div>
          ))}
          <Words name="feedbackImprovementComment" label={copy.improvement} />
          <Words name="feedbackComment" label={copy.comment} />
          <Button type="submit" size="large" className={styles.send} isBusy={isSubmitting}>
            {copy.send}
          </Button>
        </>
      )}
    </Form>
  )
}

const wordsError = (value: string) => (commentProblem(value) ? copy.tooLong : undefined)

const Words = ({ name, label }: { name: FeedbackComment; label: string }) => (
  <FormTextField
    name={name}
    label={label}
    maxLength={FEEDBACK_LENGTH}
    validate={wordsError}
    multiline
    isOptional
  />
)
