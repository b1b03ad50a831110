import { useMemo, useState, type ReactNode } from 'react'
import { BotTrap } from '../../design/forms/BotTrap'
import { Button } from '../../design/buttons/Button'
import { Form } from '../../design/forms/Form'
import { FormEditListener } from '../../design/forms/FormEditListener'
import { FormFoot } from '../../design/forms/FormFoot'
import type { ActionResult } from '../../relay/useAction'
import type { SessionUser } from '../../state/sessionState'
import { useDraft } from '../../state/useDraft'
import { useSession } from '../../state/useSession'
import { knownDetails } from './knownDetails'
import styles from './RequestForm.module.css'
import { problemWords, requestErrors } from './requestErrors'
import { Thanks } from './Thanks'

export type PageFormProps = {
  /** Where to go once it is sent, from a page of its own: a dialog is closed. */
  next?: ReactNode
}

type Props<Values extends Record<string, string | boolean>> = PageFormProps & {
  /** Names the draft, and the form for screen readers. */
  name: string
  title: string
  /** What it is for; it goes with the form once that is sent. */
  intro: string
  nothing: Values
  /** What its `name` field means of a customer. */
  nameOf?: (user: SessionUser) => string
  /** Problems by field; none when the form can be sent. */
  problems: (values: Values) => Readonly<Record<string, string | undefined>>
  send: (values: Values) => Promise<ActionResult<unknown>>
  submitLabel: string
  thanks: string
  children: ReactNode
}

/** A request to the shop: what a customer's account says is filled in; what was typed survives an error and a reload, until it is sent. */
export function RequestForm<Values extends Record<string, string | boolean>>({
  name,
  title,
  intro,
  nothing,
  nameOf,
  problems,
  send,
  submitLabel,
  thanks,
  next,
  children,
}: Props<Values>) {
  const { draft, keepDraft, forgetDraft } = useDraft(name)
  const { user } = useSession()
  const initialValues = useMemo(
    () => ({ ...nothing, ...(user && knownDetails(user, nothing, nameOf)), ...draft }),
    [nothing, user, nameOf, draft],
  )
  const [isSent, setSent] = useState(false)

  const submit = async (values: Values) => {
    const result = await send({ ...nothing, ...values })
    if (!result.ok) return requestErrors(result)
    forgetDraft()
    return setSent(true)
  }

  if (isSent) {
    return (
      <>
        <Thanks>{thanks}</Thanks>
        {next}
      </>
    )
  }
  return (
    <Form<Values>
      label={title}
      initialValues={initialValues}
      // The session may be known only while the form is filled in.
      keepsLaterEdits
      validate={(values) => problemWords(problems({ ...nothing, ...values }))}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <>
          <FormEditListener<Values> onEdit={keepDraft} />
          <p className={styles.intro}>{intro}</p>
          <div className={styles.fields}>{children}</div>
          <BotTrap />
          <FormFoot>
            <Button type="submit" size="large" fullWidth isBusy={isSubmitting}>
              {submitLabel}
            </Button>
          </FormFoot>
        </>
      )}
    </Form>
  )
}
