import { fetchQuery, graphql, type Environment } from 'react-relay/hooks'
import type { findUsualDeliveryQuery } from '#generated/relay/findUsualDeliveryQuery.graphql'
import { lastEaten, orderedDays } from '#domain/order/asLastTime'
import { firstOfferedDay, parisDay } from '#domain/time/calendar'
import type { DeliveryAddress } from '#domain/cart/cart'
import { locationsForLines } from '#domain/delivery/companyLocations'
import { isFarDeliveryRefused } from '#domain/delivery/delivery'
import type { Point } from '#domain/delivery/geography'
import { isCanteenLine, type Storefront } from '#domain/catalogue/storefronts'
import {
  lastDelivered,
  usualLocation,
  usualSlot,
  type UsualDelivery,
} from '#domain/delivery/usualDelivery'
import { companyLocations } from '../../offer/companyLocations'
import type { FindDelivery } from '../../offer/foundDelivery'
import { offeredDays } from '../../offer/offeredDays'
import { clock } from '../../../services/clock'

/** Orders that are looked through for one that was delivered. */
const ORDERS_READ = 8

/** Where and when the customer's last order went, as this storefront can bring the next one, and for how many people; null when that cannot be said. */
export async function findUsualDelivery(
  environment: Environment,
  { lineId, brandId, path }: Storefront,
  findDelivery: FindDelivery,
): Promise<(UsualDelivery & { people: number }) | null> {
  const { last, ordered, usual } = await fetchUsualAddress(environment, lineId)
  const found = usual && (await findDelivery(usual, brandId))
  if (!usual || !found) return null
  const { departmentCode, delivery } = found
  const { distributionPointId: pointId, distanceToDistributionPoint: distance } = delivery
  const address = { ...usual, departmentCode }
  if (last === null || pointId === null) return { address, delivery, slot: null, people: 0 }

  const { lat, lng } = usual
  const now = clock.now()
  const from = firstOfferedDay(now)
  const days = await offeredDays(environment, { pointId, from, lat, lng, lineId, brandId })
  const near = days.filter(
    ({ day }) => !isFarDeliveryRefused({ pathname: path, distance, deliveryDay: day, now }),
  )
  // At a canteen one orders for oneself, and every day.
  const isCanteen = isCanteenLine(lineId)
  const free = near.filter(({ day }) => !ordered.includes(day))
  const slot = usualSlot(free, last.slotStartAt, { isDaily: isCanteen })
  return { address, delivery, slot, people: isCanteen ? 0 : last.people }
}

async function fetchUsualAddress(environment: Environment, lineId: string) {
  const query = fetchQuery<findUsualDeliveryQuery>(
    environment,
    graphql`
      query findUsualDeliveryQuery($limit: Int!) {
        getCustomerProfile {
          ...companyLocations_profile
        }
        orders(limit: $limit) {
          status
          slotStartAt
          people
          deliveryPlace {
            name
            lat
            lng
          }
        }
      }
    `,
    { limit: ORDERS_READ },
  )
  const response = await query.toPromise()
  const orders = (response?.orders ?? []).map(({ status, ...order }) => ({ status, ...order }))
  // The one that home proposes again; before the first meal, the one that is awaited.
  const last = lastEaten(orders, parisDay(clock.now())) ?? lastDelivered(orders)
  const locations = response ? companyLocations(response.getCustomerProfile) : []
  const allowed = locationsForLines([lineId], locations)
  return {
    last,
    ordered: orderedDays(orders),
    usual: allowed
      ? usualLocation(allowed, last?.deliveryPlace ?? null)
      : last && ownAddress(last.deliveryPlace),
  }
}

const ownAddress = ({ name, lat, lng }: Point & { name: string }): DeliveryAddress => ({
  address: name,
  lat,
  lng,
  roomServiceLocationId: null,
})
