import { fetchQuery, graphql, type Environment } from 'react-relay/hooks'
import type { findDeliveryPointQuery } from '#generated/relay/findDeliveryPointQuery.graphql'
import type { findDeliveryZoneQuery } from '#generated/relay/findDeliveryZoneQuery.graphql'
import type { Day } from '#domain/time/calendar'
import type { DeliveryAddress } from '#domain/cart/cart'
import type { FoundDelivery } from '../offer/foundDelivery'

type DeliveryLookup =
  | ({ result: 'delivered' } & FoundDelivery)
  | { result: 'noBusinessUnit' }
  | { result: 'outOfDistance' }

const zoneQuery = graphql`
  query findDeliveryZoneQuery($lat: Float!, $lng: Float!, $brandId: ID) {
    deliveryZoneForCoords(lat: $lat, lng: $lng, brandId: $brandId) {
      id
      deliveryPrice
      departmentCode
      businessUnit {
        id
      }
    }
  }
`

const pointQuery = graphql`
  query findDeliveryPointQuery(
    $businessUnitId: ID!
    $lat: Float!
    $lng: Float!
    $deliveryDay: Date
  ) {
    nearestDistributionPoint(
      businessUnitId: $businessUnitId
      lat: $lat
      lng: $lng
      deliveryDay: $deliveryDay
    ) {
      id
      distance
    }
  }
`

/** Who delivers an address: its zone, then the nearest distribution point. Rejects when the server cannot be reached. docs/rules/delivery.md#choosing-an-address */
export const findDelivery = async (
  environment: Environment,
  { lat, lng }: DeliveryAddress,
  { deliveryDay, brandId }: { deliveryDay: Day | null; brandId: string },
): Promise<DeliveryLookup> => {
  const zones = fetchQuery<findDeliveryZoneQuery>(environment, zoneQuery, { lat, lng, brandId })
  const zone = (await zones.toPromise())?.deliveryZoneForCoords
  if (!zone?.businessUnit) return { result: 'noBusinessUnit' }

  const businessUnitId = zone.businessUnit.id
  const points = fetchQuery<findDeliveryPointQuery>(environment, pointQuery, {
    businessUnitId,
    lat,
    lng,
    deliveryDay,
  })
  const point = (await points.toPromise())?.nearestDistributionPoint
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
