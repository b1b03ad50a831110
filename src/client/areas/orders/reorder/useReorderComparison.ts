import { useCallback, useState } from 'react'
import { type Day } from '#domain/time/calendar'
import { reorder, type Reorder } from '#domain/order/reorder'
import { separateEnvironment } from '../../../relay/environment'
import { fetchPricedInventory } from '../../../relay/pricedInventory'
import { useFetched, type Fetched } from '../../../relay/useFetched'
import { type ReorderPlace } from './reorderPlace'
import { type ReorderedOrder } from './useReorderedOrder'

/** What becomes of an order on that day, once the day's inventory is known. */
export function useReorderComparison(
  { articles }: ReorderedOrder,
  place: NonNullable<ReorderPlace>,
  day: Day,
): Fetched<Reorder> & { retry: () => void } {
  const [environment] = useState(separateEnvironment)
  const pointId = place.delivery.distributionPointId ?? ''
  const { departmentCode } = place
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
  return fetched.status === 'loaded'
    ? { ...fetched, data: reorder(articles, fetched.data) }
    : fetched
}
