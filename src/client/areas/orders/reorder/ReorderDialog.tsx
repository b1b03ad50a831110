import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ReorderDialog_order$key } from '#generated/relay/ReorderDialog_order.graphql'
import type { ReorderDialog_profile$key } from '#generated/relay/ReorderDialog_profile.graphql'
import { shownAddress } from '#domain/delivery/addressText'
import { cartItemCount, type DeliveryAddress } from '#domain/cart/cart'
import { Dialog } from '../../../design/dialogs/Dialog'
import { Notice } from '../../../design/notices/Notice'
import { companyLocations } from '../../offer/companyLocations'
import type { FindDelivery } from '../../offer/foundDelivery'
import { useCart } from '../../../state/useCart'
import type { Filling } from './cartOfOrder'
import styles from './Reorder.module.css'
import { ReorderContent } from './ReorderContent'
import { reorderCopy as copy } from './reorderCopy'
import { reorderAddress } from './reorderAddress'
import { ReorderReset } from './ReorderReset'
import { useFillCart } from './useFillCart'
import { useReorderedOrder } from './useReorderedOrder'

type Props = {
  order: ReorderDialog_order$key
  profile: ReorderDialog_profile$key
  findDelivery: FindDelivery
  /** Cents HT of a delivery today. */
  lastMinuteFee: number
  onClose: () => void
  /** The cart holds the order. */
  onFilled: () => void
}

/** A past order into a new day: when, what has changed, then the cart. */
export function ReorderDialog({ findDelivery, lastMinuteFee, onClose, onFilled, ...keys }: Props) {
  const data = useFragment(
    graphql`
      fragment ReorderDialog_order on Order {
        ...useReorderedOrder_order
      }
    `,
    keys.order,
  )
  const profile = useFragment(
    graphql`
      fragment ReorderDialog_profile on CustomerProfile {
        ...companyLocations_profile
      }
    `,
    keys.profile,
  )
  const ordered = useReorderedOrder(data)
  const address = reorderAddress(ordered, companyLocations(profile))
  const order = { ...ordered, deliveryAddress: address ?? ordered.deliveryAddress }
  const problem = problemWords(order.lineIds, address)
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
        <p>{copy.lead(shownAddress(order.deliveryAddress.address))}</p>
        {problem !== null ? (
          <Notice tone="danger">{problem}</Notice>
        ) : (
          <ReorderContent
            order={order}
            findDelivery={findDelivery}
            lastMinuteFee={lastMinuteFee}
            onFill={(items, found, slot) => {
              const filling = { items, found, slot }
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

function problemWords(lineIds: readonly string[], address: DeliveryAddress | null): string | null {
  if (lineIds.length === 0) return copy.gone
  return address === null ? copy.notDelivered : null
}
