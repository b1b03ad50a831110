import { FORM_ERROR } from 'final-form'
import { Button } from '../../../design/buttons/Button'
import { Form } from '../../../design/forms/Form'
import { FormCheckbox } from '../../../design/forms/FormCheckbox'
import { FormValues } from '../../../design/forms/FormValues'
import { failureWords } from '../../../relay/formErrors'
import { emailUnsubscribeCopy as copy } from './emailUnsubscribeCopy'
import styles from './UnsubscribeForm.module.css'
import { useUnsubscribe } from './useUnsubscribe'

export type Subscription = { id: string; name: string; description: string }

type Props = {
  token: string
  subscriptions: readonly Subscription[]
  onStopped: (stopped: readonly Subscription[]) => void
}

/** Which mails to stop: each has its box, and all of them are chosen to begin with. */
export function UnsubscribeForm({ token, subscriptions, onStopped }: Props) {
  const unsubscribe = useUnsubscribe(token)
  const chosenOf = (values: Partial<Record<string, boolean>>) =>
    subscriptions.filter(({ id }) => values[id])
  const submit = async (values: Record<string, boolean>) => {
    const chosen = chosenOf(values)
    if (chosen.length === 0) return { [FORM_ERROR]: copy.noneChosen }
    const result = await unsubscribe(chosen.map(({ id }) => id))
    if (!result.ok) return { [FORM_ERROR]: failureWords(result) }
    return onStopped(chosen)
  }

  return (
    <Form<Record<string, boolean>>
      label={copy.form}
      className={styles.form}
      initialValues={Object.fromEntries(subscriptions.map(({ id }) => [id, true]))}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <>
          <p>{copy.notYet}</p>
          <fieldset className={styles.lists}>
            <legend className={styles.legend}>{copy.legend}</legend>
            {subscriptions.map(({ id, name, description }) => (
              <FormCheckbox key={id} name={id} label={name} hint={description} />
            ))}
          </fieldset>
          <Button type="submit" className={styles.stop} isBusy={isSubmitting}>
            <FormValues<Record<string, boolean>>>
              {(values) =>
                chosenOf(values).length === subscriptions.length ? copy.all : copy.some
              }
            </FormValues>
          </Button>
        </>
      )}
    </Form>
  )
}
