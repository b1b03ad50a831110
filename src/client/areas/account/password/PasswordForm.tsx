import { FORM_ERROR } from 'final-form'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PasswordForm_profile$key } from '#generated/relay/PasswordForm_profile.graphql'
import { newPasswordProblem } from '#domain/requests/fields'
import { fieldWords } from '../../../config/fieldWords'
import { Button } from '../../../design/buttons/Button'
import { Form } from '../../../design/forms/Form'
import { FormTextField } from '../../../design/forms/FormTextField'
import { Notice } from '../../../design/notices/Notice'
import styles from './PasswordForm.module.css'
import { passwordCopy as copy, passwordWords } from './passwordCopy'
import { useUpdatePassword, type PasswordValues } from './useUpdatePassword'

const empty: PasswordValues = { actualPassword: '', newPassword: '' }

const newPasswordError = (value: string) => fieldWords('newPassword', newPasswordProblem(value))

const sameError = ({ actualPassword, newPassword }: PasswordValues) =>
  newPassword && newPassword === actualPassword
    ? { newPassword: passwordWords('newPassword', 'SAME') }
    : {}

/** The password until now, if there is one, and the next one. Done, the form starts anew. */
export function PasswordForm({ profile }: { profile: PasswordForm_profile$key }) {
  const { hasPassword } = useFragment(
    graphql`
      fragment PasswordForm_profile on CustomerProfile {
        hasPassword
      }
    `,
    profile,
  )
  const updatePassword = useUpdatePassword()
  const [hasChanged, setChanged] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const isFirst = !hasPassword && !hasChanged
  const submit = async (values: PasswordValues) => {
    // What was said of the change before would stand beside a failure, and a second success would not be read out.
    setSaved(false)
    const errors = await updatePassword({ ...empty, ...values })
    if (!errors) {
      setChanged(true)
      setSaved(true)
    } else if (isFirst && 'actualPassword' in errors) {
      // One was chosen elsewhere meanwhile: the field for it comes.
      setChanged(true)
      return { [FORM_ERROR]: copy.chosenMeanwhile }
    }
    return errors
  }

  return (
    <div>
      <div role="status" className={styles.outcome}>
        {isFirst && <Notice tone="info">{copy.none}</Notice>}
        {isSaved && <Notice tone="success">{copy.saved}</Notice>}
      </div>
      <Form<PasswordValues>
        label={copy.form}
        className={styles.form}
        startsAnew
        initialValues={empty}
        validate={sameError}
        onSubmit={submit}
      >
        {({ isSubmitting }) => (
          <>
            {!isFirst && (
              <FormTextField
                name="actualPassword"
                type="password"
                label={copy.actualPassword}
                autoComplete="current-password"
                isRequired
                validate={(value) =>
                  value === '' ? passwordWords('actualPassword', 'REQUIRED') : undefined
                }
              />
            )}
            <FormTextField
              name="newPassword"
              type="password"
              label={copy.newPassword}
              hint={copy.newPasswordHint}
              autoComplete="new-password"
              isRequired
              validate={newPasswordError}
            />
            <Button type="submit" className={styles.save} isBusy={isSubmitting}>
              {isFirst ? copy.saveFirst : copy.save}
            </Button>
          </>
        )}
      </Form>
    </div>
  )
}
