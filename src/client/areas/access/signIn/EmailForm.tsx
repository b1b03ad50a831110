import type { SubmissionErrors } from 'final-form'
import { emailProblem } from '#domain/requests/fields'
import { fieldWords } from '../../../config/fieldWords'
import { Button } from '../../../design/buttons/Button'
import { Form } from '../../../design/forms/Form'
import { FormTextField } from '../../../design/forms/FormTextField'
import { authCopy } from './authCopy'

type Values = { email: string }

type Props = {
  formLabel: string
  label: string
  initialEmail?: string
  /** Returns the errors of the form, or null once the mail is requested. */
  request: (email: string) => Promise<SubmissionErrors | null>
  onSent: (email: string) => void
}

/** One address, and the mail that goes there. */
export function EmailForm({ formLabel, label, initialEmail = '', request, onSent }: Props) {
  const submit = async ({ email }: Values) => {
    const errors = await request(email)
    if (errors) return errors
    return onSent(email)
  }

  return (
    <Form<Values> label={formLabel} initialValues={{ email: initialEmail }} onSubmit={submit}>
      {({ isSubmitting }) => (
        <>
          <FormTextField
            name="email"
            type="email"
            label={label}
            autoComplete="email"
            isRequired
            validate={(value) => fieldWords('email', emailProblem(value))}
          />
          <Button type="submit" size="large" fullWidth isBusy={isSubmitting}>
            {authCopy.sendLink}
          </Button>
        </>
      )}
    </Form>
  )
}
