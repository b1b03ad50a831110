import type { MapPoint, OrderMove } from '../../../../__generated__/server/types'
import { toIso } from '../../../domain/time/calendar'
import type { OrderStatus } from '../../../domain/order/orderStatus'
import type { Database } from '../../db/database'
import type { DeliveryService } from '../delivery/deliveryService'
import { findMoves } from './trackingRepo'

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

type Dependencies = { db: Database; delivery: Pick<DeliveryService, 'point'> }

export type TrackingService = ReturnType<typeof createTrackingService>

/** Where an order has been, from where it comes and where it goes. */
export function createTrackingService({ db, delivery }: Dependencies) {
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
      const point = await delivery.point(String(distributionPointId))
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
