import { fetchQuery, type Environment } from 'react-relay/hooks'
import type { deliveryZoneQuery as ZoneQuery } from '../../../../__generated__/relay/deliveryZoneQuery.graphql'
import type { nearestDistributionPointQuery as PointQuery } from '../../../../__generated__/relay/nearestDistributionPointQuery.graphql'
import type { Day } from '../../../domain/calendar'
import type { CartDelivery } from '../../../domain/cart'
import { deliveryZoneQuery } from './deliveryZoneQuery'
import { nearestDistributionPointQuery } from './nearestDistributionPointQuery'

export type Place = { address: string; lat: number; lng: number }

export type DeliveryLookup =
  | { result: 'delivered'; departmentCode: string; delivery: CartDelivery }
  | { result: 'noBusinessUnit' }
  | { result: 'outOfDistance' }

/** Who delivers an address: its zone, then the nearest distribution point (specification, section 4). Rejects when the server cannot be reached. */
export const findDelivery = async (
  environment: Environment,
  { lat, lng }: Place,
  deliveryDay: Day | null,
): Promise<DeliveryLookup> => {
  const zoneAnswer = await fetchQuery<ZoneQuery>(environment, deliveryZoneQuery, {
    lat,
    lng,
  }).toPromise()
  const zone = zoneAnswer?.deliveryZoneForCoords
  if (!zone?.businessUnit) return { result: 'noBusinessUnit' }

  const businessUnitId = zone.businessUnit.id
  const pointAnswer = await fetchQuery<PointQuery>(environment, nearestDistributionPointQuery, {
    businessUnitId,
    lat,
    lng,
    deliveryDay,
  }).toPromise()
  const point = pointAnswer?.nearestDistributionPoint
  if (!point) return { result: 'outOfDistance' }

  return {
    result: 'delivered',
    departmentCode: zone.departmentCode,
    delivery: {
      businessUnitId,
      deliveryZoneId: zone.id,
      deliveryPrice: zone.deliveryPrice ?? null,
      distributionPointId: point.id,
      distanceToDistributionPoint: point.distance ?? null,
    },
  }
}
