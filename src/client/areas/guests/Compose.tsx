import { useDeferredValue, useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { Compose_query$key } from '#generated/relay/Compose_query.graphql'
import { chooseStorefront, hasAddressFor, mergeItems, replaceItems } from '#domain/cart/cart'
import { proposedItems, type Proposal } from '#domain/guests/composeCart'
import type { Guests } from '#domain/guests/guestsSchema'
import { paths } from '../../config/paths'
import { Button } from '../../design/buttons/Button'
import { useIsCartBeside } from '../../design/layout/useIsCartBeside'
import { track } from '../../services/analytics'
import { useCart } from '../../state/useCart'
import { useDeliveryPanel } from '../../routing/useDeliveryPanel'
import { useUndoableChange } from '../../state/useUndoableChange'
import { guestsCopy as copy } from './guestsCopy'
import styles from './GuestsPanel.module.css'
import { Proposals } from './Proposals'
import { useComposition } from './useComposition'

type Props = { query: Compose_query$key; lineId: string; guests: Guests | null }

/** « Composer pour moi »: whole carts that follow the numbers above, each put into the cart by one press. */
export function Compose({ query: key, lineId, guests }: Props) {
  const query = useFragment(
    graphql`
      fragment Compose_query on Query {
        ...useComposition_query
      }
    `,
    key,
  )
  const { cart } = useCart()
  const { openPanel, leavePanel, closePanel } = useDeliveryPanel()
  const change = useUndoableChange()
  const { brandId, hasMeals, unserved, compose } = useComposition(query, lineId)
  // A number changes at once, the carts for it a moment later.
  const composedFor = useDeferredValue(guests)
  const isCartBeside = useIsCartBeside()
  const titleId = useId()

  if (!hasMeals) return null
  if (!hasAddressFor(cart, lineId)) {
    return (
      <div className={styles.proposals}>
        <p className={styles.note}>{copy.addressFirst}</p>
        <Button variant="secondary" onClick={() => openPanel('adresse')}>
          {copy.chooseAddress}
        </Button>
      </div>
    )
  }
  if (guests === null || composedFor === null) {
    return <p className={styles.note}>{copy.peopleFirst}</p>
  }
  if (unserved(guests) === 0) return <p className={styles.note}>{copy.everybody}</p>

  const add = (proposal: Proposal) => {
    const items = proposedItems(proposal)
    const count = items.reduce((sum, { qty }) => sum + qty, 0)
    change((now) => {
      const begun = now.items.length === 0 ? chooseStorefront(now, { lineId, brandId }) : now
      return replaceItems(begun, mergeItems([...now.items, ...items]))
    }, copy.added(count))
    items.forEach((item) => track({ event: 'addToCart', ...item }))
    // Where the cart does not stand beside the shop, the whole of it is what one looks at next.
    if (isCartBeside) closePanel()
    else void leavePanel(paths.cart.build())
  }
  const rest = unserved(composedFor)
  return (
    <section className={styles.proposals} aria-labelledby={titleId}>
      <p id={titleId} className={styles.people}>
        {copy.compose}
      </p>
      {rest > 0 && rest < composedFor.people && <p className={styles.note}>{copy.forRest(rest)}</p>}
      <Proposals guests={composedFor} compose={compose} onAdd={add} />
    </section>
  )
}
