import { FORM_ERROR } from 'final-form'
import { fieldWords } from '../../../config/fieldWords'
import { Button } from '../../../design/Button'
import { Dialog } from '../../../design/Dialog'
import { Form } from '../../../design/Form'
import { FormTextField } from '../../../design/FormTextField'
import { closeAccountCopy as copy } from './closeAccountCopy'
import type { ClosedAccount } from './useCloseAccount'

type Props = {
  onClose: () => void
  onGiven: (password: string) => Promise<ClosedAccount>
}
type Values = { password: string }

const empty: Values = { password: '' }
const missing = (value: string) => (value === '' ? fieldWords('password', 'REQUIRED') : undefined)

/** Takes the password before an account is closed. */
export function CloseAccountPassword({ onClose, onGiven }: Props) {
  const submit = async ({ password }: Values) => {
    const result = await onGiven(password)
    if (result.kind === 'refused') return { [FORM_ERROR]: result.words }
    return result.kind === 'passwordNeeded' ? { password: result.words } : undefined
  }
  return (
    <Dialog isOpen onClose={onClose} title={copy.dialogTitle} size="small">
      <Form<Values> label={copy.passwordForm} initialValues={empty} onSubmit={submit}>
        {({ isSubmitting }) => (
          <>
            <p>{copy.passwordLead}</p>
            <FormTextField
              name="password"
              type="password"
              label={copy.password}
              autoComplete="current-password"
              isRequired
              validate={missing}
              data-autofocus
            />
            <Button type="submit" variant="danger" fullWidth isBusy={isSubmitting}>
              {copy.confirm}
            </Button>
            <Button variant="secondary" fullWidth onClick={onClose}>
              {copy.keep}
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  )
}
