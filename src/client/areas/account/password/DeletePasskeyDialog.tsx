import { graphql } from 'react-relay/hooks'
import type { DeletePasskeyDialogMutation } from '#generated/relay/DeletePasskeyDialogMutation.graphql'
import { useForget } from '../../../relay/useForget'
import { ForgetDialog } from '../ForgetDialog'
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
  return (
    <ForgetDialog
      title={copy.deleteTitle}
      keepLabel={copy.keep}
      confirmLabel={copy.delete}
      goneWords={copy.deleted}
      forget={() => forget({ id: passkey.id })}
      isForgetting={isForgetting}
      onClose={onClose}
      onGone={onDeleted}
    >
      {copy.deleteText(passkey.name)}
    </ForgetDialog>
  )
}
