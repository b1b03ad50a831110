import { graphql, useFragment } from 'react-relay/hooks'
import type { AlreadyServed_query$key } from '#generated/relay/AlreadyServed_query.graphql'
import type { CartItemRef } from '#domain/cart/cart'
import { serveCart } from '#domain/guests/cartServing'
import { dishFinder } from '#domain/guests/dish'
import { useCart } from '../../state/useCart'
import { guestsCopy as copy } from './guestsCopy'
import styles from './GuestsPanel.module.css'
import { useGuestTable } from './useGuestTable'

type Props = { query: AlreadyServed_query$key; item: Pick<CartItemRef, 'type' | 'itemId'> }

/** How many guests have their meal in the cart: why a meal adds fewer than there are guests. */
export function AlreadyServed({ query: key, item }: Props) {
  const query = useFragment(
    graphql`
      fragment AlreadyServed_query on Query {
        ...useGuestTable_query
      }
    `,
    key,
  )
  const table = useGuestTable(query)
  const { guests, items } = useCart().cart
  const serving = guests && serveCart(guests, items, table)
  if (!serving || serving.served === 0 || !dishFinder(table)(item)?.isMeal) return null
  return (
    <p className={styles.note} role="status">
      {copy.alreadyServed(serving.served, serving.people)}
    </p>
  )
}
