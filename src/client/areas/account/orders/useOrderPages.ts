import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchQuery, useRelayEnvironment, type GraphQLTaggedNode } from 'react-relay/hooks'
import { createOperationDescriptor, getRequest, type Disposable } from 'relay-runtime'
import type { OrderHistory_query$key } from '#generated/relay/OrderHistory_query.graphql'
import type { OrderHistoryPageQuery } from '#generated/relay/OrderHistoryPageQuery.graphql'
import { startPolling } from '../../../services/polling'

type PageKey = OrderHistory_query$key[number]
type Pages = readonly { key: PageKey; held: Disposable | null }[]

const release = (pages: Pages) => pages.forEach(({ held }) => held?.dispose())

/** The pages of orders that are shown; the verb adds the next one. A failure leaves all as it is. */
export function useOrderPages(
  first: PageKey,
  pageQuery: GraphQLTaggedNode,
  { limit, renewedEveryMs }: { limit: number; renewedEveryMs: number },
) {
  const environment = useRelayEnvironment()
  const [pages, setPages] = useState<Pages>([{ key: first, held: null }])
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle')
  const shown = useRef(pages)
  const isLeft = useRef(false)

  const show = useCallback((next: Pages) => {
    release(shown.current.filter((page) => !next.includes(page)))
    shown.current = next
    setPages(next)
  }, [])

  const fetchPage = useCallback(
    async (after: string | null) => {
      const variables = { limit, after }
      const held = environment.retain(createOperationDescriptor(getRequest(pageQuery), variables))
      try {
        const query = fetchQuery<OrderHistoryPageQuery>(environment, pageQuery, variables)
        const key = await query.toPromise()
        if (!key) throw new Error('The orders did not come')
        return { page: { key, held }, last: key.orders.at(-1)?.id ?? null }
      } catch (error) {
        held.dispose()
        throw error
      }
    },
    [environment, pageQuery, limit],
  )

  const loadMore = async (after: string) => {
    if (status === 'loading') return
    setStatus('loading')
    try {
      const { page } = await fetchPage(after)
      if (isLeft.current) return release([page])
      show([...shown.current, page])
      setStatus('idle')
    } catch {
      setStatus('failed')
    }
  }

  useEffect(() => {
    // Page after page: each begins after the last order of the one before, which another order may have moved.
    const renew = async () => {
      const before = shown.current
      const renewed: Pages[number][] = []
      let after: string | null = null
      try {
        while (renewed.length < before.length && (after !== null || renewed.length === 0)) {
          const { page, last } = await fetchPage(after)
          renewed.push(page)
          after = last
        }
      } catch (error) {
        release(renewed)
        throw error
      }
      if (shown.current === before && !isLeft.current) show(renewed)
      else release(renewed)
    }
    isLeft.current = false
    const stop = startPolling(renew, renewedEveryMs)
    return () => {
      isLeft.current = true
      stop()
      release(shown.current)
    }
  }, [fetchPage, renewedEveryMs, show])

  return {
    pages: pages.map(({ key }) => key),
    isLoading: status === 'loading',
    hasFailed: status === 'failed',
    loadMore: (after: string) => void loadMore(after),
  }
}
