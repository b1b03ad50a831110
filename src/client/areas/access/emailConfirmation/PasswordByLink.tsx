import { useToast } from '../../../design/notices/useToast'
import { NewPasswordForm } from '../newPassword/NewPasswordForm'
import { newPasswordCopy } from '../newPassword/newPasswordCopy'
import { useSetNewPassword } from '../newPassword/useSetNewPassword'
import { emailConfirmationCopy as copy } from './emailConfirmationCopy'

type Props = { token: string; onOutcome: (outcome: 'chosen' | 'gone') => void }

/** A first password for an account that was opened with an order, on whichever device the mail is read: its link shows whose the address is. */
export function PasswordByLink({ token, onOutcome }: Props) {
  const setNewPassword = useSetNewPassword()
  const toast = useToast()
  const save = async (password: string) => {
    const outcome = await setNewPassword(token, password)
    if (outcome.kind === 'refused') return outcome.errors
    if (outcome.kind === 'signedIn') toast(newPasswordCopy.saved(outcome.user.firstname))
    onOutcome(outcome.kind === 'signedIn' ? 'chosen' : 'gone')
    return null
  }
  return (
    <>
      <p>{copy.firstLead}</p>
      <NewPasswordForm label={copy.firstPassword} onSubmit={save} />
    </>
  )
}
