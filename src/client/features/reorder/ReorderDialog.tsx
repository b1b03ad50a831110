import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { type ReorderDialog_order$key } from '../../../../__generated__/relay/ReorderDialog_order.graphql'
import { cartItemCount } from '../../../domain/cart'
import { Dialog } from '../../design/Dialog'
import { Notice } from '../../design/Notice'
import { useCart } from '../../state/useCart'
import styles from './Reorder.module.css'
import { ReorderContent } from './ReorderContent'
import { reorderCopy as copy } from './reorderCopy'
import { type FindDelivery } from './reorderPlace'
import { ReorderReset } from './ReorderReset'
import { useFillCart } from './useFillCart'
import { useReorderedOrder } from './useReorderedOrder'

type Props = {
  order: ReorderDialog_order$key
  findDelivery: FindDelivery
  onClose: () => void
  /** The cart holds the order. */
  onFilled: () => void
}

type Filling = Parameters<ReturnType<typeof useFillCart>>[0]

/** A past order into a new day: when, what has changed, then the cart. */
export function ReorderDialog({ order: key, findDelivery, onClose, onFilled }: Props) {
  const data = useFragment(
    graphql`
      fragment ReorderDialog_order on Order {
        ...useReorderedOrder_order
      }
    `,
    key,
  )
  const order = useReorderedOrder(data)
  const count = cartItemCount(useCart().cart)
  const fillCart = useFillCart(order)
  const [pending, setPending] = useState<Filling | null>(null)
  const fill = (filling: Filling) => {
    fillCart(filling)
    onFilled()
  }
  return (
    <Dialog isOpen onClose={onClose} title={copy.title(order.number)}>
      <div className={styles.reorder}>
        <p>{copy.lead(order.place.address)}</p>
        {order.lineIds.length === 0 ? (
          <Notice tone="danger">{copy.gone}</Notice>
        ) : (
          <ReorderContent
            order={order}
            findDelivery={findDelivery}
            onFill={(items, place, slot) => {
              const filling = { items, place, slot }
              if (count > 0) setPending(filling)
              else fill(filling)
            }}
          />
        )}
      </div>
      {pending && (
        <ReorderReset
          count={count}
          onConfirm={() => fill(pending)}
          onKeep={() => setPending(null)}
        />
      )}
    </Dialog>
  )
}
