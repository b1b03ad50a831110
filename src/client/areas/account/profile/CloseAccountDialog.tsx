import { useState } from 'react'
import { ConfirmDialog } from '../../../design/dialogs/ConfirmDialog'
import { closeAccountCopy as copy } from './closeAccountCopy'
import { CloseAccountPassword } from './CloseAccountPassword'
import { useCloseAccount } from './useCloseAccount'

/** Asks before an account is closed for good, and for the password of who signed in a while ago. */
export function CloseAccountDialog({ onClose }: { onClose: () => void }) {
  const { closeAccount, isClosing } = useCloseAccount()
  const [isPasswordNeeded, setPasswordNeeded] = useState(false)

  if (isPasswordNeeded) return <CloseAccountPassword onClose={onClose} onGiven={closeAccount} />
  const confirm = async () => {
    const result = await closeAccount(null)
    setPasswordNeeded(result.kind === 'passwordNeeded')
    return result.kind === 'refused' ? result.words : null
  }
  return (
    <ConfirmDialog
      title={copy.dialogTitle}
      keepLabel={copy.keep}
      confirmLabel={copy.confirm}
      isBusy={isClosing}
      onClose={onClose}
      onConfirm={confirm}
    >
      {copy.dialogText}
    </ConfirmDialog>
  )
}
