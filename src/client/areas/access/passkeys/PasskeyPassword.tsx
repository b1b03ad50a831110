import KeyRound from 'lucide-react/icons/key-round'
import { Button } from '../../../design/buttons/Button'
import { Form } from '../../../design/forms/Form'
import { useFocusOnShow } from '../../../design/focus/useFocusOnShow'
import {
  NO_PASSWORD,
  PasswordAgainField,
  type PasswordAgainValues,
} from '../passwordAgain/PasswordAgainField'
import { passwordAgainCopy } from '../passwordAgain/passwordAgainCopy'
import { passkeyCopy as copy } from './passkeyCopy'

/** Takes the password of a person who signed in a while ago; `onGiven` returns what is wrong with it. */
export function PasskeyPassword({
  onGiven,
}: {
  onGiven: (password: string) => Promise<string | undefined>
}) {
  const leadRef = useFocusOnShow<HTMLParagraphElement>()
  const submit = async ({ password }: PasswordAgainValues) => {
    const words = await onGiven(password)
    return words === undefined ? undefined : { password: words }
  }
  return (
    <Form<PasswordAgainValues>
      label={passwordAgainCopy.form}
      initialValues={NO_PASSWORD}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <>
          <p ref={leadRef} tabIndex={-1}>
            {passwordAgainCopy.lead}
          </p>
          <PasswordAgainField />
          <div>
            <Button type="submit" variant="secondary" isBusy={isSubmitting}>
              <KeyRound aria-hidden="true" />
              {copy.create}
            </Button>
          </div>
        </>
      )}
    </Form>
  )
}
