import type { SubmissionErrors } from 'final-form'
import { newPasswordProblem } from '#domain/requests/fields'
import { fieldWords } from '../../../config/fieldWords'
import { Button } from '../../../design/buttons/Button'
import { Form } from '../../../design/forms/Form'
import { FormTextField } from '../../../design/forms/FormTextField'
import { authCopy } from '../signIn/authCopy'

type NewPasswordValues = { newpassword1: string; newpassword2: string }

const nothing: NewPasswordValues = { newpassword1: '', newpassword2: '' }

/** A new password, twice. docs/rules/accounts.md#passwords */
export const NewPasswordForm = ({
  label,
  isBeside = false,
  onSubmit,
}: {
  label: string
  /** Another thing of its page comes first. */
  isBeside?: boolean
  onSubmit: (password: string) => Promise<SubmissionErrors | null>
}) => (
  <Form<NewPasswordValues>
    label={label}
    initialValues={nothing}
    validate={differs}
    onSubmit={async ({ newpassword1 }) => (await onSubmit(newpassword1)) ?? undefined}
  >
    {({ isSubmitting }) => (
      <>
        <FormTextField
          name="newpassword1"
          type="password"
          label={authCopy.newPassword}
          hint={authCopy.newPasswordHint}
          autoComplete="new-password"
          isRequired
          validate={(value) => fieldWords('newpassword1', newPasswordProblem(value))}
        />
        <FormTextField
          name="newpassword2"
          type="password"
          label={authCopy.newPasswordAgain}
          autoComplete="new-password"
          isRequired
          validate={(value) => fieldWords('newpassword2', value === '' ? 'REQUIRED' : null)}
        />
        <Button
          type="submit"
          variant={isBeside ? 'secondary' : 'primary'}
          size="large"
          fullWidth
          isBusy={isSubmitting}
        >
          {authCopy.savePassword}
        </Button>
      </>
    )}
  </Form>
)

const differs = ({ newpassword1, newpassword2 }: NewPasswordValues) =>
  newpassword2 && newpassword1 !== newpassword2 ? { newpassword2: authCopy.passwordsDiffer } : {}
