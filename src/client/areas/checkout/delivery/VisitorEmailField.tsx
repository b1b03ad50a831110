import { useForm } from 'react-final-form'
import { emailProblem } from '#domain/requests/fields'
import { fieldWords } from '../../../config/fieldWords'
import { FormEditListener } from '../../../design/forms/FormEditListener'
import { FormTextField } from '../../../design/forms/FormTextField'
import { useToast } from '../../../design/notices/useToast'
import { useVisitor } from '../../../state/useVisitor'
import { usePasskeyAutofill } from '../../access/passkeys/usePasskeyAutofill'
import { authCopy } from '../../access/signIn/authCopy'
import { visitorCopy as copy } from '../../access/visitor/visitorCopy'
import { useCheckEmail } from '../../access/visitor/useCheckEmail'
import type { DeliveryValues } from './contactValues'

/** The first thing that a visitor is asked: a known address leads to its sign-in as soon as the field is left. */
export function VisitorEmailField() {
  const { setEmail } = useVisitor()
  const checkEmail = useCheckEmail()
  const toast = useToast()
  usePasskeyAutofill({ onSignedIn: ({ firstname }) => toast(authCopy.welcome(firstname)) })
  const form = useForm<DeliveryValues>('VisitorEmailField')
  const check = () => {
    const { email } = form.getState().values
    if (emailProblem(email) === null) void checkEmail(email)
  }
  return (
    <>
      <FormEditListener<DeliveryValues>
        fields={['email']}
        onEdit={({ email }) => setEmail(email ?? '')}
      />
      <FormTextField
        name="email"
        type="email"
        label={copy.email}
        hint={copy.emailHint}
        autoComplete="email webauthn"
        isRequired
        onBlur={check}
        validate={(value) => fieldWords('email', emailProblem(value))}
      />
    </>
  )
}
