import { graphql, useFragment } from 'react-relay/hooks'
import type { CartPanel_query$key } from '../../../../__generated__/relay/CartPanel_query.graphql'
import { CartAnnouncer } from './CartAnnouncer'
import { CartBar } from './CartBar'
import { CartBody } from './CartBody'
import { cartCopy } from './cartCopy'
import { useCartContents } from './useCartContents'
import { useOrderCart } from './useOrderCart'
import styles from './CartPanel.module.css'

/** The cart beside the shop: a panel on wide screens, a bar at the bottom on small ones. */
export function CartPanel({ query: key }: { query: CartPanel_query$key }) {
  const query = useFragment(
    graphql`
      fragment CartPanel_query on Query {
        ...useCartContents_query
        ...useOrderCart_query
      }
    `,
    key,
  )
  const contents = useCartContents(query)
  const order = useOrderCart(query, contents.missing)

  return (
    <>
      <aside className={styles.panel} aria-label={cartCopy.title}>
        <h2 className={styles.title}>{cartCopy.title}</h2>
        {contents.lines.length === 0 ? (
          <div className={styles.empty}>
            <p className={styles.emptyTitle}>{cartCopy.empty}</p>
            <p>{cartCopy.emptyAdvice}</p>
          </div>
        ) : (
          <CartBody contents={contents} onOrder={order} />
        )}
      </aside>
      <CartBar totals={contents.totals} />
      <CartAnnouncer totals={contents.totals} />
    </>
  )
}
