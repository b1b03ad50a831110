import { useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderHistory_query$key } from '#generated/relay/OrderHistory_query.graphql'
import { LINKS_RENEWED_EVERY_MS } from '../../../config/documentLinks'
import { paths } from '../../../config/paths'
import { Button } from '../../../design/buttons/Button'
import { EmptyState } from '../../../design/notices/EmptyState'
import { LinkButton } from '../../../design/buttons/LinkButton'
import { Notice } from '../../../design/notices/Notice'
import { orderHistoryCopy as copy } from './orderHistoryCopy'
import styles from './OrderHistory.module.css'
import { OrderRow } from './OrderRow'
import { ORDERS_PER_PAGE } from './ordersPerPage'
import { useOrderPages } from './useOrderPages'

const pageQuery = graphql`
  query OrderHistoryPageQuery($limit: Int!, $after: ID) {
    orders(limit: $limit, after: $after) {
      id
    }
    ...OrderHistory_query @arguments(limit: $limit, after: $after)
  }
`

/** The customer's orders, newest first, eight at a time. */
export function OrderHistory({ query }: { query: OrderHistory_query$key[number] }) {
  const { pages, isLoading, hasFailed, loadMore } = useOrderPages(query, pageQuery, {
    limit: ORDERS_PER_PAGE,
    renewedEveryMs: LINKS_RENEWED_EVERY_MS,
  })
  const data = useFragment(
    graphql`
      fragment OrderHistory_query on Query
      @relay(plural: true)
      @argumentDefinitions(limit: { type: "Int!" }, after: { type: "ID" }) {
        orders(limit: $limit, after: $after) {
          id
          ...OrderRow_order
        }
        ordersCount
      }
    `,
    pages,
  )
  const orders = data.flatMap((page) => page.orders)
  const last = orders.at(-1)
  const hasMore = data.some(({ ordersCount }) => ordersCount > orders.length)
  const list = useRef<HTMLUListElement>(null)
  // The button went down with the rows that came, or away with the last ones: one reads on at the first of them.
  useEffect(() => {
    if (pages.length === 1) return
    list.current?.children[(pages.length - 1) * ORDERS_PER_PAGE]?.querySelector('a')?.focus()
  }, [pages.length])
  if (!last) {
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
        {orders.map((order) => (
          <li key={order.id}>
            <OrderRow order={order} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <div className={styles.more}>
          {hasFailed && <Notice tone="danger">{copy.moreFailed}</Notice>}
          <Button variant="secondary" isBusy={isLoading} onClick={() => loadMore(last.id)}>
            {copy.more}
          </Button>
        </div>
      )}
    </>
  )
}
