import { graphql, useFragment } from 'react-relay/hooks'
import type { ServedGuests_query$key } from '#generated/relay/ServedGuests_query.graphql'
import { serveCart } from '#domain/guests/cartServing'
import { useCart } from '../../state/useCart'
import { ServingWords } from './ServingWords'
import { useGuestTable } from './useGuestTable'

/** Whom the cart serves, and who goes without yet. */
export function ServedGuests({ query: key }: { query: ServedGuests_query$key }) {
  const query = useFragment(
    graphql`
      fragment ServedGuests_query on Query {
        ...useGuestTable_query
      }
    `,
    key,
  )
  const table = useGuestTable(query)
  const { guests, items } = useCart().cart
  const serving = guests && serveCart(guests, items, table)
  return serving && <ServingWords serving={serving} />
}
