import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { firstOfferedDay, type Day } from '#domain/time/calendar'
import { isFarDeliveryRefused } from '#domain/delivery/delivery'
import { daysOfAllLines, type OfferedDay } from '#domain/order/reorder'
import { pathOfLines, storefrontForKey } from '#domain/catalogue/storefronts'
import type { FindDelivery, FoundDelivery } from '../../offer/foundDelivery'
import { offeredDays } from '../../offer/offeredDays'
import { useFetched } from '../../../relay/useFetched'
import { clock } from '../../../services/clock'
import type { ReorderedOrder } from './useReorderedOrder'

export type ReorderDays = { found: FoundDelivery; days: readonly OfferedDay[] }

/** Three weeks: the same weekday once more where the next one is a holiday or has its order already. */
const DAYS_READ = 21

/** Who delivers the order's address now, and the days and slots that all its lines may have; null when no one does. */
export function useReorderDays(
  { deliveryAddress, lineIds }: ReorderedOrder,
  findDelivery: FindDelivery,
) {
  const environment = useRelayEnvironment()
  const { address, lat, lng, roomServiceLocationId } = deliveryAddress
  const lines = lineIds.join()
  const load = useCallback(async (): Promise<ReorderDays | null> => {
    const wanted = lines.split(',')
    const found = await findDelivery(
      { address, lat, lng, roomServiceLocationId },
      storefrontForKey(wanted[0]).brandId,
    )
    const pointId = found?.delivery.distributionPointId
    if (!found || pointId == null) return null
    const from = firstOfferedDay(clock.now())
    const byLine = await Promise.all(
      wanted.map((lineId) => {
        const { brandId } = storefrontForKey(lineId)
        return offeredDays(environment, {
          pointId,
          from,
          lat,
          lng,
          lineId,
          brandId,
          days: DAYS_READ,
        })
      }),
    )
    const distance = found.delivery.distanceToDistributionPoint
    return {
      found,
      days: daysOfAllLines(byLine).filter(({ day }) => !isFar(day, distance, wanted)),
    }
  }, [environment, findDelivery, address, lat, lng, roomServiceLocationId, lines])
  return useFetched(load)
}

function isFar(deliveryDay: Day, distance: number | null, lineIds: readonly string[]): boolean {
  const pathname = pathOfLines(lineIds)
  return isFarDeliveryRefused({ pathname, distance, deliveryDay, now: clock.now() })
}
