import { FORM_ERROR } from 'final-form'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { MailSubscriptionsForm_query$key } from '#generated/relay/MailSubscriptionsForm_query.graphql'
import { Button } from '../../../design/buttons/Button'
import { Form } from '../../../design/forms/Form'
import { FormCheckbox } from '../../../design/forms/FormCheckbox'
import { FormEditListener } from '../../../design/forms/FormEditListener'
import { useToast } from '../../../design/notices/useToast'
import { failureWords } from '../../../relay/formErrors'
import { useDraft } from '../../../state/useDraft'
import styles from './MailSubscriptionsForm.module.css'
import { mailSubscriptionsCopy as copy } from './mailSubscriptionsCopy'
import { useSetMailSubscriptions } from './useSetMailSubscriptions'

type Values = Record<string, boolean>

/** Which mails the customer wants. What was ticked survives a reload and a way back, until it is saved. */
export function MailSubscriptionsForm({ query }: { query: MailSubscriptionsForm_query$key }) {
  const { getUserMailSubscriptions: subscriptions } = useFragment(
    graphql`
      fragment MailSubscriptionsForm_query on Query {
        getUserMailSubscriptions {
          id
          name
          description
          isSubscribed
        }
      }
    `,
    query,
  )
  const choose = useSetMailSubscriptions()
  const toast = useToast()
  const { draft, keepDraft, forgetDraft } = useDraft('mails')
  const [unsaved, setUnsaved] = useState(draft)
  const submit = async (values: Values) => {
    const result = await choose(subscriptions.map(({ id }) => id).filter((id) => values[id]))
    if (!result.ok) return { [FORM_ERROR]: failureWords(result) }
    forgetDraft()
    setUnsaved({})
    return toast(copy.saved)
  }

  return (
    <Form<Values>
      label={copy.form}
      className={styles.form}
      keepsLaterEdits
      initialValues={Object.fromEntries(
        subscriptions.map(({ id, isSubscribed }) => [id, Boolean(unsaved[id] ?? isSubscribed)]),
      )}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <>
          <FormEditListener<Values> onEdit={keepDraft} />
          {subscriptions.map(({ id, name, description }) => (
            <FormCheckbox key={id} name={id} label={name} hint={description} />
          ))}
          <p className={styles.always}>{copy.always}</p>
          <Button type="submit" className={styles.save} isBusy={isSubmitting}>
            {copy.save}
          </Button>
        </>
      )}
    </Form>
  )
}
