import type { ReactNode } from 'react'
import { emailProblem } from '#domain/requests/fields'
import { actionCopy } from '../../../config/actionCopy'
import { fieldWords } from '../../../config/fieldWords'
import { Button } from '../../../design/buttons/Button'
import { Form } from '../../../design/forms/Form'
import { FormTextField } from '../../../design/forms/FormTextField'
import { FormValues } from '../../../design/forms/FormValues'
import type { SessionUser } from '../../../state/sessionState'
import type { AccountType } from '../signUp/accountType'
import { PasskeySignIn } from '../passkeys/PasskeySignIn'
import { authCopy } from './authCopy'
import styles from './AuthPanel.module.css'
import { useAuthenticate, type SignInValues } from './useAuthenticate'
import { useRetrievePassword } from './useRetrievePassword'

type Props = {
  initialEmail: string
  accountType: AccountType
  onSignedIn: (user: SessionUser) => void
  onPasswordLost: (email: string) => void
  /** The account had no password: the mail that sets one has been requested. */
  onMailSent: (email: string, accountType: AccountType) => void
  /** What stands below the form, for the address that is typed. */
  below?: (email: string) => ReactNode
}

export function SignInForm(props: Props) {
  const { initialEmail, accountType, onSignedIn, onPasswordLost, onMailSent, below } = props
  const authenticate = useAuthenticate()
  const retrievePassword = useRetrievePassword()
  const submit = async (values: SignInValues) => {
    const outcome = await authenticate(values, accountType)
    if (outcome.kind === 'refused') return outcome.errors
    if (outcome.kind === 'signedIn') return onSignedIn(outcome.user)
    // `Null password` turns into a recovery by itself. docs/rules/accounts.md#accounts-without-a-password
    const errors = await retrievePassword(outcome.email, outcome.accountType)
    if (errors) return errors
    return onMailSent(outcome.email, outcome.accountType)
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
            autoComplete="username webauthn"
            isRequired
            validate={(value) => fieldWords('email', emailProblem(value))}
          />
          <div className={styles.password}>
            <FormTextField
              name="password"
              type="password"
              label={authCopy.password}
              autoComplete="current-password"
              isRequired
              validate={(value) => fieldWords('password', value === '' ? 'REQUIRED' : null)}
            />
            <FormValues<SignInValues>>
              {({ email = '' }) => (
                <Button variant="quiet" onClick={() => onPasswordLost(email)}>
                  {authCopy.lostPassword}
                </Button>
              )}
            </FormValues>
          </div>
          <Button type="submit" size="large" fullWidth isBusy={isSubmitting}>
            {actionCopy.signIn}
          </Button>
          <PasskeySignIn onSignedIn={onSignedIn} />
          <FormValues<SignInValues>>{({ email = '' }) => below?.(email)}</FormValues>
        </>
      )}
    </Form>
  )
}
