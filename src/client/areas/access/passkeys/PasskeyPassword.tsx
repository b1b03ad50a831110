import KeyRound from 'lucide-react/icons/key-round'
import { fieldWords } from '../../../config/fieldWords'
import { Button } from '../../../design/Button'
import { Form } from '../../../design/Form'
import { FormTextField } from '../../../design/FormTextField'
import { useFocusOnShow } from '../links/useFocusOnShow'
import { passkeyCopy as copy } from './passkeyCopy'

type Values = { password: string }

const empty: Values = { password: '' }
const missing = (value: string) => (value === '' ? fieldWords('password', 'REQUIRED') : undefined)

/** Takes the password of a person who signed in a while ago; `onGiven` returns what is wrong with it. */
export function PasskeyPassword({
  onGiven,
}: {
  onGiven: (password: string) => Promise<string | undefined>
}) {
  const leadRef = useFocusOnShow<HTMLParagraphElement>()
  const submit = async ({ password }: Values) => {
    const words = await onGiven(password)
    return words === undefined ? undefined : { password: words }
  }
  return (
    <Form<Values> label={copy.passwordForm} initialValues={empty} onSubmit={submit}>
      {({ isSubmitting }) => (
        <>
          <p ref={leadRef} tabIndex={-1}>
            {copy.passwordLead}
          </p>
          <FormTextField
            name="password"
            type="password"
            label={copy.password}
            autoComplete="current-password"
            isRequired
            validate={missing}
          />
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
