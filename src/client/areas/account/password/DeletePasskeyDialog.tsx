import { graphql } from 'react-relay/hooks'
import type { DeletePasskeyDialogMutation } from '#generated/relay/DeletePasskeyDialogMutation.graphql'
import { ConfirmDialog } from '../../../design/ConfirmDialog'
import { useToast } from '../../../design/useToast'
import { useForget } from '../../../relay/useForget'
import { passkeyListCopy as copy } from './passkeyListCopy'
import type { NamedPasskey } from './PasskeyRow'

type Props = { passkey: NamedPasskey; onClose: () => void; onDeleted: () => void }

/** Asks before a passkey is forgotten. */
export function DeletePasskeyDialog({ passkey, onClose, onDeleted }: Props) {
  const { forget, isForgetting } = useForget<DeletePasskeyDialogMutation>(graphql`
    mutation DeletePasskeyDialogMutation($id: ID!) {
      deletePasskey(id: $id) {
        id
        passkeys {
          id
          ...PasskeyRow_passkey
        }
      }
    }
  `)
  const toast = useToast()
  const confirm = async () => {
    const problem = await forget({ id: passkey.id })
    if (problem !== null) return problem
    toast(copy.deleted)
    onDeleted()
    return null
  }

  return (
    <ConfirmDialog
      title={copy.deleteTitle}
      keepLabel={copy.keep}
      confirmLabel={copy.delete}
      isBusy={isForgetting}
      onClose={onClose}
      onConfirm={confirm}
    >
      {copy.deleteText(passkey.name)}
    </ConfirmDialog>
  )
}
