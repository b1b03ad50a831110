import { useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { Compose_query$key } from '#generated/relay/Compose_query.graphql'
import { hasAddressFor, mergeItems } from '#domain/cart/cart'
import { proposedItems, type Proposal } from '#domain/guests/composeCart'
import type { Guests } from '#domain/guests/guests'
import { Button } from '../../design/Button'
import { useToast } from '../../design/useToast'
import { track } from '../../services/analytics/analytics'
import { useCart } from '../../state/useCart'
import { useDeliveryPanel } from '../../state/useDeliveryPanel'
import { guestsCopy as copy } from './guestsCopy'
import styles from './GuestsPanel.module.css'
import { Proposals } from './Proposals'
import { useComposition } from './useComposition'

type Props = { query: Compose_query$key; lineId: string; guests: Guests }

/** « Composer pour moi »: whole carts to choose from, each put into the cart by one press. */
export function Compose({ query: key, lineId, guests }: Props) {
  const query = useFragment(
    graphql`
      fragment Compose_query on Query {
        ...useComposition_query
      }
    `,
    key,
  )
  const { cart, chooseStorefront, replaceItems, restore } = useCart()
  const { openPanel, closePanel } = useDeliveryPanel()
  const toast = useToast()
  const { brandId, hasMeals, areAllServed, compose } = useComposition(query, lineId)
  const [isAsked, setAsked] = useState(false)
  const list = useRef<HTMLDivElement>(null)

  // The button that was pressed stays above what it brought: reading goes on there.
  useEffect(() => {
    if (isAsked) list.current?.focus()
  }, [isAsked])

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
  if (areAllServed(guests)) return <p className={styles.note}>{copy.everybody}</p>

  const add = (proposal: Proposal) => {
    const items = proposedItems(proposal)
    if (cart.items.length === 0) chooseStorefront({ lineId, brandId })
    replaceItems(mergeItems([...cart.items, ...items]))
    items.forEach((item) => track({ event: 'addToCart', ...item }))
    const count = items.reduce((sum, { qty }) => sum + qty, 0)
    toast(copy.added(count), { label: copy.undo, run: () => restore(cart, cart.key) })
    closePanel()
  }
  return (
    <div className={styles.proposals}>
      <Button aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
        {copy.compose}
      </Button>
      {isAsked && (
        <div
          ref={list}
          className={styles.proposals}
          tabIndex={-1}
          role="group"
          aria-label={copy.proposals}
        >
          <Proposals proposals={compose(guests)} onAdd={add} />
        </div>
      )}
    </div>
  )
}
