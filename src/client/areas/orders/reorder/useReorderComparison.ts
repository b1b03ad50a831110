import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { type useReorderComparisonQuery } from '#generated/relay/useReorderComparisonQuery.graphql'
import { type Day } from '#domain/time/calendar'
import { reorder, type PricedInventory, type Reorder } from '#domain/order/reorder'
import { useFetched, type Fetched } from '../../../relay/useFetched'
import { type ReorderPlace } from './reorderPlace'
import { type ReorderedOrder } from './useReorderedOrder'

const inventoryQuery = graphql`
  query useReorderComparisonQuery($input: AvailableInventoryInput!) {
    availableInventory(input: $input) {
      products {
        id
        name
        available
        minimumQuantity
        unavailabilityPublicMessage
        price
      }
      menus {
        id
        name
        available
        minimumQuantity
        unavailabilityPublicMessage
        price
        productsIds
      }
    }
  }
`

/** What becomes of an order on that day, once the day's inventory is known. */
export function useReorderComparison(
  { articles }: ReorderedOrder,
  place: NonNullable<ReorderPlace>,
  day: Day,
): Fetched<Reorder> & { retry: () => void } {
  const environment = useRelayEnvironment()
  const pointId = place.delivery.distributionPointId ?? ''
  const { departmentCode } = place
  const load = useCallback(async () => {
    const input = { date: day, distributionPointsIds: [pointId], departmentCode }
    const query = fetchQuery<useReorderComparisonQuery>(environment, inventoryQuery, { input })
    const data = await query.toPromise()
    if (!data) throw new Error('The inventory did not come')
    return toInventory(data.availableInventory)
  }, [environment, day, pointId, departmentCode])
  const fetched = useFetched(load)
  return fetched.status === 'loaded'
    ? { ...fetched, data: reorder(articles, fetched.data) }
    : fetched
}

type Offered = useReorderComparisonQuery['response']['availableInventory']

const toInventory = ({ products, menus }: Offered): PricedInventory => ({
  products: products.map(toArticle),
  menus: menus.map(({ productsIds, ...menu }) => ({ ...toArticle(menu), productsIds })),
})

const toArticle = ({
  id,
  name,
  available,
  minimumQuantity,
  unavailabilityPublicMessage,
  price,
}: Offered['products'][number]) => ({
  id,
  name,
  available,
  minimumQuantity,
  unavailabilityPublicMessage,
  price,
})
