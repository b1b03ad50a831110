import { useState } from 'react'
import { graphql } from 'react-relay/hooks'
import type { DeletePasskeyDialogMutation } from '#generated/relay/DeletePasskeyDialogMutation.graphql'
import { Button } from '../../../design/Button'
import { Dialog } from '../../../design/Dialog'
import { Notice } from '../../../design/Notice'
import { useToast } from '../../../design/useToast'
import { failureWords } from '../../../relay/formErrors'
import { useAction } from '../../../relay/useAction'
import { passkeyListCopy as copy } from './passkeyListCopy'
import type { NamedPasskey } from './PasskeyRow'

type Props = { passkey: NamedPasskey | null; onClose: () => void; onDeleted: () => void }

/** Asks before a passkey is forgotten. */
export function DeletePasskeyDialog({ passkey, onClose, onDeleted }: Props) {
  const [deletePasskey, isDeleting] = useAction<DeletePasskeyDialogMutation>(graphql`
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
  const [problem, setProblem] = useState<string | null>(null)
  const toast = useToast()

  const close = () => {
    setProblem(null)
    onClose()
  }
  const confirm = async (id: string) => {
    const result = await deletePasskey({ id })
    if (!result.ok) return setProblem(failureWords(result))
    setProblem(null)
    toast(copy.deleted)
    return onDeleted()
  }

  return (
    <Dialog
      isOpen={passkey !== null}
      onClose={close}
      title={copy.deleteTitle}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {copy.keep}
          </Button>
          <Button
            variant="danger"
            isBusy={isDeleting}
            onClick={() => void (passkey && confirm(passkey.id))}
          >
            {copy.delete}
          </Button>
        </>
      }
    >
      {passkey && <p>{copy.deleteText(passkey.name)}</p>}
      {problem && <Notice tone="danger">{problem}</Notice>}
    </Dialog>
  )
}
