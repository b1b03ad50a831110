import { fieldWords } from '../../../config/fieldWords'
import { FormTextField } from '../../../design/forms/FormTextField'
import { passwordAgainCopy as copy } from './passwordAgainCopy'

export type PasswordAgainValues = { password: string }

export const NO_PASSWORD: PasswordAgainValues = { password: '' }

const missing = (value: string) => (value === '' ? fieldWords('password', 'REQUIRED') : undefined)

/** The password of a person who signed in a while ago, in the surrounding form: asked once more before a passkey is made or the account closed. */
export const PasswordAgainField = (props: { 'data-autofocus'?: boolean }) => (
  <FormTextField
    {...props}
    name="password"
    type="password"
    label={copy.label}
    autoComplete="current-password"
    isRequired
    validate={missing}
  />
)
