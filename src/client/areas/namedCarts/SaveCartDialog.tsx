import { useRef, useState } from 'react'
import { graphql } from 'react-relay/hooks'
import type { SaveCartDialogMutation } from '#generated/relay/SaveCartDialogMutation.graphql'
import type { CartItem } from '#domain/cart/cart'
import { cartName, cartNameKey } from '#domain/cart/namedCart'
import { Button } from '../../design/buttons/Button'
import { Dialog } from '../../design/dialogs/Dialog'
import { useToast } from '../../design/notices/useToast'
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
      mutation SaveCartDialogMutation(
        $name: String!
        $items: [CartItemInput!]!
        $replaces: Boolean!
      ) {
        saveNamedCart(name: $name, items: $items, replaces: $replaces) {
          namedCarts {
            id
            ...NamedCartRow_cart
          }
        }
      }
    `,
    REPEATABLE,
  )
  const [taken, setTaken] = useState<string | null>(null)
  const replaces = useRef(false)
  const submit = async ({ name }: CartNameValues) => {
    const sent = items.map(({ itemId, type, lineId, qty }) => ({ itemId, type, lineId, qty }))
    const result = await save({ name, items: sent, replaces: replaces.current })
    replaces.current = false
    if (!result.ok) {
      if (result.fields.name === 'TAKEN') setTaken(cartNameKey(name))
      return namedCartErrors(result)
    }
    toast(copy.saved(cartName(name)))
    onClose()
    return undefined
  }
  return (
    <Dialog isOpen onClose={onClose} title={copy.title} size="small">
      <CartNameForm
        label={copy.title}
        lead={copy.lead}
        onSubmit={submit}
        below={(name) =>
          cartNameKey(name) === taken && (
            <Button
              type="submit"
              variant="secondary"
              fullWidth
              onClick={() => {
                replaces.current = true
              }}
            >
              {copy.replace(cartName(name))}
            </Button>
          )
        }
      />
    </Dialog>
  )
}
