import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { NamedCartRow_cart$key } from '#generated/relay/NamedCartRow_cart.graphql'
import { formatUnits } from '#domain/catalogue/units'
import { Button } from '../../../design/buttons/Button'
import { VisuallyHidden } from '../../../design/text/VisuallyHidden'
import { DeleteNamedCartDialog } from './DeleteNamedCartDialog'
import { FillNamedCartDialog } from './FillNamedCartDialog'
import styles from './NamedCarts.module.css'
import { namedCartsPageCopy as copy } from './namedCartsPageCopy'
import { RenameCartDialog } from './RenameCartDialog'

const MAX_DISHES = 4

type Props = {
  cart: NamedCartRow_cart$key
  /** It is not in the account any more. */
  onGone: () => void
}

/** A named cart: what it holds, and what can be done with it. */
export function NamedCartRow({ cart, onGone }: Props) {
  const data = useFragment(
    graphql`
      fragment NamedCartRow_cart on NamedCart {
        id
        name
        lines {
          name
          quantity
        }
        ...FillNamedCartDialog_cart
      }
    `,
    cart,
  )
  const [open, setOpen] = useState<'fill' | 'rename' | 'delete' | null>(null)
  const { id, name, lines } = data
  const close = () => setOpen(null)
  const named = lines
    .slice(0, MAX_DISHES)
    .map(({ name: dish, quantity }) => formatUnits(quantity, dish))
  const others = lines.length - named.length
  const hidden = <VisuallyHidden> {copy.ofCart(name)}</VisuallyHidden>

  return (
    <li className={styles.cart}>
      <div className={styles.words}>
        <h2>{name}</h2>
        <p>{[...named, ...(others > 0 ? [copy.more(others)] : [])].join(', ')}</p>
      </div>
      <div className={styles.actions}>
        <Button size="small" onClick={() => setOpen('fill')}>
          {copy.fill}
          {hidden}
        </Button>
        <Button variant="secondary" size="small" onClick={() => setOpen('rename')}>
          {copy.rename}
          {hidden}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setOpen('delete')}>
          {copy.delete}
          {hidden}
        </Button>
      </div>
      {open === 'fill' && <FillNamedCartDialog cart={data} onClose={close} />}
      {open === 'rename' && (
        <RenameCartDialog id={id} name={name} onClose={close} onGone={onGone} />
      )}
      {open === 'delete' && (
        <DeleteNamedCartDialog id={id} name={name} onClose={close} onGone={onGone} />
      )}
    </li>
  )
}
