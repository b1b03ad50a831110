import { graphql } from 'react-relay/hooks'
import type { DeleteNamedCartDialogMutation } from '#generated/relay/DeleteNamedCartDialogMutation.graphql'
import { useForget } from '../../../relay/useForget'
import { ForgetDialog } from '../ForgetDialog'
import { namedCartsPageCopy as copy } from './namedCartsPageCopy'

type Props = { id: string; name: string; onClose: () => void; onGone: () => void }

/** Asks before a named cart is forgotten. */
export function DeleteNamedCartDialog({ id, name, onClose, onGone }: Props) {
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
  return (
    <ForgetDialog
      title={copy.deleteTitle}
      keepLabel={copy.keep}
      confirmLabel={copy.delete}
      goneWords={copy.deleted}
      forget={() => forget({ id })}
      isForgetting={isForgetting}
      onClose={onClose}
      onGone={onGone}
    >
      {copy.deleteText(name)}
    </ForgetDialog>
  )
}
