import type { MapPoint, OrderMove } from '#generated/server/types'
import { toIso } from '#domain/time/calendar'
import type { OrderStatus } from '#domain/order/orderStatus'
import type { Database } from '../../db/database'
import { findMoves } from './trackingReadModel'

/** What tracking reads of an order. */
type TrackedOrder = {
  id: string
  createdAt: Date
  payByCreditTransfer: boolean
  totalTTC: number
  distributionPointId: number
  deliveryAddress: string
  lat: number
  lng: number
}

/** Where orders leave from: the delivery service knows. */
type Points = { point: (id: string) => Promise<MapPoint | null> }

type Dependencies = { db: Database; points: Points }

/** Where an order has been, from where it comes and where it goes. */
export function createTrackingService({ db, points }: Dependencies) {
  return {
    /** Each status that the order has had and since when, oldest first. */
    async moves(order: TrackedOrder): Promise<OrderMove[]> {
      const moves = await findMoves(db, order.id)
      const isConfirmedLater = moves.some(({ status }) => status === 'confirmed')
      const needsNoCard = order.payByCreditTransfer || order.totalTTC === 0
      const first: OrderStatus =
        needsNoCard && !isConfirmedLater ? 'confirmed' : 'waitingForPayment'
      return [{ status: first, at: order.createdAt }, ...moves].map(({ status, at }) => ({
        status,
        at: toIso(at),
      }))
    },

    /** The kitchen that the order leaves from. */
    async depot({ distributionPointId }: TrackedOrder): Promise<MapPoint> {
      const point = await points.point(String(distributionPointId))
      if (!point) throw new Error(`No distribution point ${distributionPointId}`)
      return { name: point.name, lat: point.lat, lng: point.lng }
    },

    destination: ({ deliveryAddress, lat, lng }: TrackedOrder): MapPoint => ({
      name: deliveryAddress,
      lat,
      lng,
    }),
  }
}
