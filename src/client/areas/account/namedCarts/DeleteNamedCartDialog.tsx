import { useState } from 'react'
import { graphql } from 'react-relay/hooks'
import { type DeleteNamedCartDialogMutation } from '#generated/relay/DeleteNamedCartDialogMutation.graphql'
import { Button } from '../../../design/Button'
import { Dialog } from '../../../design/Dialog'
import { Notice } from '../../../design/Notice'
import { useToast } from '../../../design/useToast'
import { failureWords } from '../../../relay/formErrors'
import { useAction } from '../../../relay/useAction'
import { namedCartsPageCopy as copy } from './namedCartsPageCopy'

type Props = { id: string; name: string; onClose: () => void; onDeleted: () => void }

/** Asks before a named cart is forgotten. */
export function DeleteNamedCartDialog({ id, name, onClose, onDeleted }: Props) {
  const toast = useToast()
  const [problem, setProblem] = useState<string | null>(null)
  const [remove, isDeleting] = useAction<DeleteNamedCartDialogMutation>(graphql`
    mutation DeleteNamedCartDialogMutation($id: ID!) {
      deleteNamedCart(id: $id) {
        namedCarts {
          id
          ...NamedCartRow_cart
        }
      }
    }
  `)
  const confirm = async () => {
    const result = await remove({ id })
    // Another tab was faster: the cart is gone all the same.
    if (!result.ok && result.code !== 'NOT_FOUND') return setProblem(failureWords(result))
    toast(copy.deleted)
    return onDeleted()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={copy.deleteTitle}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.keep}
          </Button>
          <Button variant="danger" isBusy={isDeleting} onClick={() => void confirm()}>
            {copy.delete}
          </Button>
        </>
      }
    >
      <p>{copy.deleteText(name)}</p>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </Dialog>
  )
}
