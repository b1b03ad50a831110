import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { useLocation } from 'react-router-dom'
import type { useHorizonDaysQuery } from '#generated/relay/useHorizonDaysQuery.graphql'
import { firstOfferedDay, ORDER_HORIZON_DAYS } from '#domain/time/calendar'
import type { ListedDay } from '#domain/delivery/dayOffer'
import { shopQueryVariables } from '#domain/catalogue/shopQuery'
import { storefrontForPath } from '#domain/catalogue/storefronts'
import { useFetched } from '../../../relay/useFetched'
import { clock } from '../../../services/clock'
import { useCart } from '../../../state/useCart'
import { toListedDay } from './toListedDay'

const query = graphql`
  query useHorizonDaysQuery(
    $distributionPointId: ID!
    $businessDay: Date!
    $days: Int!
    $lineId: ID!
    $brandId: ID!
    $lat: Float
    $lng: Float
  ) {
    businessDaysWithSlots(
      distributionPointId: $distributionPointId
      businessDay: $businessDay
      days: $days
      lat: $lat
      lng: $lng
      brandId: $brandId
      lineId: $lineId
    ) {
      ...toListedDay_day
    }
  }
`

/** All the days for which orders are taken, fetched at once: the calendar turns its pages without waiting. */
export function useHorizonDays() {
  const environment = useRelayEnvironment()
  const { pathname } = useLocation()
  const { cart } = useCart()
  const { distributionPointId, lineId, brandId, lat, lng } = shopQueryVariables({
    storefront: storefrontForPath(pathname),
    cart,
    now: clock.now(),
  })
  const load = useCallback(async (): Promise<ListedDay[]> => {
    const data = await fetchQuery<useHorizonDaysQuery>(environment, query, {
      ...{ distributionPointId, lineId, brandId, lat, lng },
      businessDay: firstOfferedDay(clock.now()),
      days: ORDER_HORIZON_DAYS + 1,
    }).toPromise()
    return (data?.businessDaysWithSlots ?? []).map((day) => toListedDay(day))
  }, [environment, distributionPointId, lineId, brandId, lat, lng])
  return useFetched(load)
}
