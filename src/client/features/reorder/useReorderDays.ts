import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment, type Environment } from 'react-relay/hooks'
import { type useReorderDaysQuery } from '../../../../__generated__/relay/useReorderDaysQuery.graphql'
import { firstOfferedDay, parisDay, toInstant, type Day } from '../../../domain/calendar'
import { isFarDeliveryRefused } from '../../../domain/delivery'
import { daysOfAllLines, type OfferedDay } from '../../../domain/reorder'
import { storefrontOfLine } from '../../../domain/storefronts'
import { useAsked } from '../../relay/useAsked'
import { clock } from '../../services/clock'
import { type FindDelivery, type ReorderPlace } from './reorderPlace'
import { type ReorderedOrder } from './useReorderedOrder'

export type ReorderDays = { place: NonNullable<ReorderPlace>; days: readonly OfferedDay[] }

const daysQuery = graphql`
  query useReorderDaysQuery($pointId: ID!, $from: Date!, $lat: Float!, $lng: Float!, $lineId: ID!) {
    businessDaysWithSlots(
      distributionPointId: $pointId
      businessDay: $from
      onlyOpenWithSales: true
      lat: $lat
      lng: $lng
      lineId: $lineId
    ) {
      startAt
      slots {
        slotStartAt
        slotEndAt
        disabledSlot
      }
    }
  }
`

/** Who delivers the order's address now, and the days and slots that all its lines may have; null when nobody does. */
export function useReorderDays({ place, lineIds }: ReorderedOrder, findDelivery: FindDelivery) {
  const environment = useRelayEnvironment()
  const { address, lat, lng, roomServiceLocationId } = place
  const lines = lineIds.join()
  const ask = useCallback(async (): Promise<ReorderDays | null> => {
    const found = await findDelivery({ address, lat, lng, roomServiceLocationId })
    const pointId = found?.delivery.distributionPointId
    if (!found || pointId == null) return null
    const wanted = lines.split(',')
    const from = firstOfferedDay(clock.now())
    const byLine = await Promise.all(
      wanted.map((lineId) => offeredDays(environment, { pointId, from, lat, lng, lineId })),
    )
    const distance = found.delivery.distanceToDistributionPoint
    return {
      place: found,
      days: daysOfAllLines(byLine).filter(({ day }) => !isFar(day, distance, wanted)),
    }
  }, [environment, findDelivery, address, lat, lng, roomServiceLocationId, lines])
  return useAsked(ask)
}

async function offeredDays(
  environment: Environment,
  variables: useReorderDaysQuery['variables'],
): Promise<OfferedDay[]> {
  const query = fetchQuery<useReorderDaysQuery>(environment, daysQuery, variables)
  const offered = (await query.toPromise())?.businessDaysWithSlots ?? []
  return offered.map(({ startAt, slots }) => ({
    day: parisDay(toInstant(startAt)),
    slots: slots.flatMap(({ slotStartAt: start, slotEndAt: end, disabledSlot }) =>
      disabledSlot ? [] : [{ start, end }],
    ),
  }))
}

function isFar(deliveryDay: Day, distance: number | null, lineIds: readonly string[]): boolean {
  const isEshop = lineIds.every((id) => storefrontOfLine(id)?.path.startsWith('/eshop'))
  const pathname = isEshop ? '/eshop' : '/'
  return isFarDeliveryRefused({ pathname, distance, deliveryDay, now: clock.now() })
}
