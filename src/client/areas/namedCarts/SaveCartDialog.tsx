import { graphql } from 'react-relay/hooks'
import { type SaveCartDialogMutation } from '#generated/relay/SaveCartDialogMutation.graphql'
import { type CartItem } from '#domain/cart/cart'
import { cartName } from '#domain/cart/namedCart'
import { Dialog } from '../../design/Dialog'
import { useToast } from '../../design/useToast'
import { REPEATABLE } from '../../relay/repeatOnce'
import { useAction } from '../../relay/useAction'
import { namedCartErrors, type CartNameValues } from './cartNameField'
import { CartNameForm } from './CartNameForm'
import { namedCartsCopy as copy } from './namedCartsCopy'

type Props = { items: readonly CartItem[]; onClose: () => void }

/** Keeps a cart in the account, under the name that the customer gives it. */
export function SaveCartDialog({ items, onClose }: Props) {
  const toast = useToast()
  const [save] = useAction<SaveCartDialogMutation>(
    graphql`
      mutation SaveCartDialogMutation($name: String!, $items: [CartItemInput!]!) {
        saveNamedCart(name: $name, items: $items) {
          namedCarts {
            id
            ...NamedCartRow_cart
          }
        }
      }
    `,
    REPEATABLE,
  )
  const submit = async ({ name }: CartNameValues) => {
    const sent = items.map(({ itemId, type, lineId, qty }) => ({ itemId, type, lineId, qty }))
    const result = await save({ name, items: sent })
    if (!result.ok) return namedCartErrors(result)
    toast(copy.saved(cartName(name)))
    onClose()
    return undefined
  }
  return (
    <Dialog isOpen onClose={onClose} title={copy.title} size="small">
      <CartNameForm label={copy.title} lead={copy.lead} onSubmit={submit} />
    </Dialog>
  )
}
