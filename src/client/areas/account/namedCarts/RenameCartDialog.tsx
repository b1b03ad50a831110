import { graphql } from 'react-relay/hooks'
import type { RenameCartDialogMutation } from '#generated/relay/RenameCartDialogMutation.graphql'
import { Dialog } from '../../../design/dialogs/Dialog'
import { useToast } from '../../../design/notices/useToast'
import { REPEATABLE } from '../../../relay/repeatOnce'
import { useAction } from '../../../relay/useAction'
import { namedCartErrors, type CartNameValues } from '../../namedCarts/cartNameField'
import { CartNameForm } from '../../namedCarts/CartNameForm'
import { namedCartsPageCopy as copy } from './namedCartsPageCopy'

type Props = { id: string; name: string; onClose: () => void; onGone: () => void }

/** Gives a named cart another name. */
export function RenameCartDialog({ id, name, onClose, onGone }: Props) {
  const toast = useToast()
  const [rename] = useAction<RenameCartDialogMutation>(
    graphql`
      mutation RenameCartDialogMutation($id: ID!, $name: String!) {
        renameNamedCart(id: $id, name: $name) {
          namedCarts {
            id
            ...NamedCartRow_cart
          }
        }
      }
    `,
    REPEATABLE,
  )
  const submit = async (values: CartNameValues) => {
    const result = await rename({ id, name: values.name })
    if (!result.ok && result.code === 'NOT_FOUND') {
      toast(copy.gone)
      onGone()
      return undefined
    }
    if (!result.ok) return namedCartErrors(result)
    toast(copy.renamed)
    onClose()
    return undefined
  }
  return (
    <Dialog isOpen onClose={onClose} title={copy.renameTitle} size="small">
      <CartNameForm label={copy.renameTitle} name={name} onSubmit={submit} />
    </Dialog>
  )
}
