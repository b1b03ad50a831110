import { graphql } from 'react-relay/hooks'
import { type DeleteNamedCartDialogMutation } from '#generated/relay/DeleteNamedCartDialogMutation.graphql'
import { ConfirmDialog } from '../../../design/ConfirmDialog'
import { useToast } from '../../../design/useToast'
import { failureWords } from '../../../relay/formErrors'
import { useAction } from '../../../relay/useAction'
import { namedCartsPageCopy as copy } from './namedCartsPageCopy'

type Props = { id: string; name: string; onClose: () => void; onGone: () => void }

/** Asks before a named cart is forgotten. */
export function DeleteNamedCartDialog({ id, name, onClose, onGone }: Props) {
  const toast = useToast()
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
    if (!result.ok && result.code !== 'NOT_FOUND') return failureWords(result)
    toast(copy.deleted)
    onGone()
    return null
  }
  return (
    <ConfirmDialog
      title={copy.deleteTitle}
      keepLabel={copy.keep}
      confirmLabel={copy.delete}
      isBusy={isDeleting}
      onClose={onClose}
      onConfirm={confirm}
    >
      {copy.deleteText(name)}
    </ConfirmDialog>
  )
}
