import { emailProblem } from '../../../domain/fields'
import { Button } from '../../design/Button'
import { Form } from '../../design/Form'
import { FormTextField } from '../../design/FormTextField'
import type { SessionUser } from '../../state/sessionState'
import { authCopy } from './authCopy'
import { fieldWords } from './fieldWords'
import { useAuthenticate, type SignInValues } from './useAuthenticate'

export function SignInForm({
  initialEmail = '',
  onSignedIn,
  onPasswordMissing,
}: {
  initialEmail?: string
  onSignedIn: (user: SessionUser) => void
  onPasswordMissing: (email: string) => void
}) {
  const authenticate = useAuthenticate()
  const submit = async (values: SignInValues) => {
    const outcome = await authenticate(values)
    if (outcome.kind === 'refused') return outcome.errors
    if (outcome.kind === 'passwordMissing') return onPasswordMissing(outcome.email)
    return onSignedIn(outcome.user)
  }

  return (
    <Form<SignInValues>
      label={authCopy.signInTitle}
      initialValues={{ email: initialEmail, password: '' }}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <>
          <FormTextField
            name="email"
            type="email"
            label={authCopy.email}
            autoComplete="username"
            isRequired
            validate={(value) => fieldWords(emailProblem(value))}
          />
          <FormTextField
            name="password"
            type="password"
            label={authCopy.password}
            autoComplete="current-password"
            isRequired
            validate={(value) => fieldWords(value === '' ? 'REQUIRED' : null)}
          />
          <Button type="submit" size="large" fullWidth isBusy={isSubmitting}>
            {authCopy.signIn}
          </Button>
        </>
      )}
    </Form>
  )
}
