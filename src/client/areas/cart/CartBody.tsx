import { Suspense } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CartBody_query$key } from '#generated/relay/CartBody_query.graphql'
import { hasAddress } from '#domain/cart/cart'
import { sharedAmong } from '#domain/catalogue/servings'
import { Button } from '../../design/buttons/Button'
import { Notice } from '../../design/notices/Notice'
import { ScrollArea } from '../../design/layout/ScrollArea'
import { lazyPart } from '../../services/lazyPart'
import { useCart } from '../../state/useCart'
import { useCartSync } from '../../state/useCartSync'
import { namedCartsCopy } from '../namedCarts/namedCartsCopy'
import { SaveCart } from '../namedCarts/SaveCart'
import { cartCopy } from './cartCopy'
import { CartLine } from './CartLine'
import { CartTotals } from './CartTotals'
import { MinimumGauge } from './MinimumGauge'
import { CartOptions } from './options/CartOptions'
import type { CartContents } from './useCartContents'
import styles from './CartBody.module.css'

const ServedGuests = lazyPart(() =>
  import(/* webpackChunkName: "guests" */ '../guests/ServedGuests').then(
    ({ ServedGuests }) => ServedGuests,
  ),
)

type Props = {
  query: CartBody_query$key
  contents: CartContents
  onOrder: () => void
  /** While the server is asked whether the slot still takes orders. */
  isChecking: boolean
}

/** The filled cart, the same beside the shop and on its own page. */
export function CartBody({ query: key, contents, onOrder, isChecking }: Props) {
  const query = useFragment(
    graphql`
      fragment CartBody_query on Query {
        ...ServedGuests_query
        ...CartOptions_query
      }
    `,
    key,
  )
  const { cart, storageProblem } = useCart()
  const { hasFailed } = useCartSync()
  const { lines, totals, missing, minimumOrderAmount } = contents

  return (
    <div className={styles.body}>
      {storageProblem !== null && <Notice tone="warning">{cartCopy.notSaved}</Notice>}
      {hasFailed && <Notice tone="warning">{cartCopy.notSynced}</Notice>}
      <ScrollArea className={styles.content}>
        <ul aria-label={cartCopy.lines}>
          {lines.map((line) => (
            <CartLine
              key={`${line.item.type}-${line.item.lineId}-${line.item.itemId}`}
              line={line}
            />
          ))}
        </ul>
        <CartOptions query={query} covers={totals.covers} />
        <SaveCart items={cart.items} label={namedCartsCopy.save} variant="quiet" />
      </ScrollArea>
      <div className={styles.foot}>
        {cart.guests !== null && (
          <Suspense fallback={null}>
            <ServedGuests query={query} />
          </Suspense>
        )}
        <MinimumGauge missing={missing} minimumOrderAmount={minimumOrderAmount} />
        <CartTotals totals={totals} people={sharedAmong(totals.covers, cart.guests)} />
      </div>
      <div className={styles.order}>
        <Button size="large" fullWidth isBusy={isChecking} onClick={onOrder}>
          {cartCopy.order}
        </Button>
      </div>
      {cart.deliverySlot === null && missing === 0 && (
        <p className={styles.hint}>
          {hasAddress(cart) ? cartCopy.slotNeeded : cartCopy.addressNeeded}
        </p>
      )}
    </div>
  )
}
