import { Suspense, useEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CartPanel_query$key } from '#generated/relay/CartPanel_query.graphql'
import { hasAddress } from '#domain/cart/cart'
import { Skeleton } from '../../design/loading/Skeleton'
import { VisuallyHidden } from '../../design/text/VisuallyHidden'
import { lazyPart } from '../../services/lazyPart'
import { useCart } from '../../state/useCart'
import { CartFrame } from './CartFrame'
import styles from './CartPanel.module.css'
import { emptyCartCopy } from './emptyCartCopy'

const importFilledCart = () => import('./FilledCart')
const FilledCart = lazyPart(() => importFilledCart().then(({ FilledCart }) => FilledCart))

/** The cart beside the shop: a panel on wide screens, a bar at the bottom on small ones. */
export function CartPanel({ query: key }: { query: CartPanel_query$key }) {
  const query = useFragment(
    graphql`
      fragment CartPanel_query on Query {
        ...FilledCart_query
      }
    `,
    key,
  )
  const { cart } = useCart()
  const isEmpty = cart.items.length === 0
  const [wasEmpty] = useState(isEmpty)
  const [words, setWords] = useState('')
  const isAddressKnown = hasAddress(cart)
  // What was announced of items that are gone is not announced again with the next one.
  const isEmptied = isEmpty && (words !== '' || !wasEmpty)
  if (isEmptied && words !== emptyCartCopy.empty) setWords(emptyCartCopy.empty)

  // With an address chosen, the first item may be added at any moment: its code is fetched now. What is lost is fetched again then.
  useEffect(() => {
    if (isAddressKnown) void importFilledCart().catch(() => undefined)
  }, [isAddressKnown])

  return (
    <>
      {isEmpty ? (
        <CartFrame>
          <div className={styles.empty}>
            <p className={styles.emptyTitle}>{emptyCartCopy.empty}</p>
            <p>{emptyCartCopy.advice}</p>
          </div>
        </CartFrame>
      ) : (
        <Suspense
          fallback={
            <CartFrame>
              <Skeleton width="100%" height="12rem" shape="block" />
            </CartFrame>
          }
        >
          <FilledCart query={query} announce={setWords} isFirstTold={wasEmpty || words !== ''} />
        </Suspense>
      )}
      <VisuallyHidden role="status">{words}</VisuallyHidden>
    </>
  )
}
