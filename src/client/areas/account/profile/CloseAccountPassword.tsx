import { FORM_ERROR } from 'final-form'
import { Button } from '../../../design/buttons/Button'
import { Dialog } from '../../../design/dialogs/Dialog'
import { Form } from '../../../design/forms/Form'
import {
  NO_PASSWORD,
  PasswordAgainField,
  type PasswordAgainValues,
} from '../../access/passwordAgain/PasswordAgainField'
import { passwordAgainCopy } from '../../access/passwordAgain/passwordAgainCopy'
import { closeAccountCopy as copy } from './closeAccountCopy'
import type { ClosedAccount } from './useCloseAccount'

type Props = {
  onClose: () => void
  onGiven: (password: string) => Promise<ClosedAccount>
}

/** Takes the password before an account is closed. */
export function CloseAccountPassword({ onClose, onGiven }: Props) {
  const submit = async ({ password }: PasswordAgainValues) => {
    const result = await onGiven(password)
    if (result.kind === 'refused') return { [FORM_ERROR]: result.words }
    return result.kind === 'passwordNeeded' ? { password: result.words } : undefined
  }
  return (
    <Dialog isOpen onClose={onClose} title={copy.dialogTitle} size="small">
      <Form<PasswordAgainValues>
        label={passwordAgainCopy.form}
        initialValues={NO_PASSWORD}
        onSubmit={submit}
      >
        {({ isSubmitting }) => (
          <>
            <p>{passwordAgainCopy.lead}</p>
            <PasswordAgainField data-autofocus />
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
