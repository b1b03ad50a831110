import { useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { type OrderHistory_query$key } from '../../../../__generated__/relay/OrderHistory_query.graphql'
import { type OrderHistoryMoreQuery } from '../../../../__generated__/relay/OrderHistoryMoreQuery.graphql'
import { LINKS_RENEWED_EVERY_MS } from '../../config/documentLinks'
import { paths } from '../../config/paths'
import { Button } from '../../design/Button'
import { EmptyState } from '../../design/EmptyState'
import { LinkButton } from '../../design/LinkButton'
import { Notice } from '../../design/Notice'
import { useRenewedAnswer } from '../../relay/useRenewedAnswer'
import { orderHistoryCopy as copy } from './orderHistoryCopy'
import styles from './OrderHistory.module.css'
import { OrderRow } from './OrderRow'
import { useMoreOrders } from './useMoreOrders'

/** Specification, section 9. */
const ORDERS_SHOWN = 8

const moreQuery = graphql`
  query OrderHistoryMoreQuery($limit: Int!) {
    ...OrderHistory_query @arguments(limit: $limit)
  }
`

/** The customer's orders, newest first, eight at a time. One more than is shown is asked for: it tells whether there are more. */
export function OrderHistory({ query }: { query: OrderHistory_query$key }) {
  const { answer, shown, isLoading, hasFailed, loadMore } = useMoreOrders(
    query,
    moreQuery,
    ORDERS_SHOWN,
  )
  const { orders } = useFragment(
    graphql`
      fragment OrderHistory_query on Query @argumentDefinitions(limit: { type: "Int!" }) {
        orders(limit: $limit) {
          id
          ...OrderRow_order
        }
      }
    `,
    answer,
  )
  useRenewedAnswer<OrderHistoryMoreQuery>(moreQuery, { limit: shown + 1 }, LINKS_RENEWED_EVERY_MS)
  const list = useRef<HTMLUListElement>(null)
  // The button went down with the rows that came, or away with the last ones: one reads on at the first of them.
  useEffect(() => {
    if (shown === ORDERS_SHOWN) return
    list.current?.children[shown - ORDERS_SHOWN]?.querySelector('a')?.focus()
  }, [shown])
  if (orders.length === 0) {
    return (
      <EmptyState
        title={copy.emptyTitle}
        action={<LinkButton to={paths.home.build()}>{copy.shop}</LinkButton>}
      >
        {copy.empty}
      </EmptyState>
    )
  }
  return (
    <>
      <ul ref={list} className={styles.list} aria-label={copy.list} aria-busy={isLoading}>
        {orders.slice(0, shown).map((order) => (
          <li key={order.id}>
            <OrderRow order={order} />
          </li>
        ))}
      </ul>
      {orders.length > shown && (
        <div className={styles.more}>
          {hasFailed && <Notice tone="danger">{copy.moreFailed}</Notice>}
          <Button variant="secondary" isBusy={isLoading} onClick={loadMore}>
            {copy.more}
          </Button>
        </div>
      )}
    </>
  )
}
