import { useCallback, useState } from 'react'
import type { Day } from '#domain/time/calendar'
import { reorder, type OrderedArticle, type Reorder } from '#domain/order/reorder'
import type { PricedItem } from '#domain/pricing/pricing'
import { pricedItems } from '../../offer/pricedItems'
import { separateEnvironment } from '../../../relay/environment'
import type { FoundDelivery } from '../../offer/foundDelivery'
import { fetchPricedInventory } from '../../offer/pricedInventory'
import { useFetched, type Fetched } from '../../../relay/useFetched'

/** What can be had again, and what it costs. */
type PricedReorder = Reorder & { priced: readonly PricedItem[] }

/** What becomes of an order on that day, once the day's inventory is known. */
export function useReorderComparison(
  articles: readonly OrderedArticle[],
  { departmentCode, delivery }: FoundDelivery,
  day: Day,
): Fetched<PricedReorder> & { retry: () => void } {
  const [environment] = useState(separateEnvironment)
  const pointId = delivery.distributionPointId ?? ''
  const load = useCallback(
    () =>
      fetchPricedInventory(environment, {
        date: day,
        distributionPointsIds: [pointId],
        departmentCode,
      }),
    [environment, day, pointId, departmentCode],
  )
  const fetched = useFetched(load)
  if (fetched.status !== 'loaded') return fetched
  const again = reorder(articles, fetched.data)
  return { ...fetched, data: { ...again, priced: pricedItems(again.items, fetched.data) } }
}
