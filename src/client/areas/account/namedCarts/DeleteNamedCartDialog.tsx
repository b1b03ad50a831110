import { graphql } from 'react-relay/hooks'
import { type DeleteNamedCartDialogMutation } from '#generated/relay/DeleteNamedCartDialogMutation.graphql'
import { ConfirmDialog } from '../../../design/ConfirmDialog'
import { useToast } from '../../../design/useToast'
import { useForget } from '../../../relay/useForget'
import { namedCartsPageCopy as copy } from './namedCartsPageCopy'

type Props = { id: string; name: string; onClose: () => void; onGone: () => void }

/** Asks before a named cart is forgotten. */
export function DeleteNamedCartDialog({ id, name, onClose, onGone }: Props) {
  const toast = useToast()
  const { forget, isForgetting } = useForget<DeleteNamedCartDialogMutation>(graphql`
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
    const problem = await forget({ id })
    if (problem !== null) return problem
    toast(copy.deleted)
    onGone()
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
      {copy.deleteText(name)}
    </ConfirmDialog>
  )
}
