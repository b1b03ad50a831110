import { randomBytes, randomUUID } from 'node:crypto'
import type { OrderStatus } from '#domain/order/orderStatus'
import { normaliseSiret } from '#domain/requests/fields'
import { parisDay } from '#domain/time/calendar'
import type { CartContent } from '../../modules/cart/cartContent'
import type { PointRow } from '../../modules/delivery/deliveryService'
import type { NewOrder } from '../../modules/order/orderRepo'
import type { CartQuotes } from '../cart/cartQuotes'
import type { OrderedSlot } from './orderRefusals'

type Facts = {
  userId: number
  cartKey: string
  content: CartContent
  contacts: OrderContacts
  quote: Awaited<ReturnType<CartQuotes['quote']>>
  point: PointRow
  slot: OrderedSlot
  status: OrderStatus
  /** Until when a card may pay it; null for what no card has to pay. */
  expiresAt: Date | null
  payByCreditTransfer: boolean
  utm: Record<string, string>
  now: Date
}

/** Those of a cart without which it cannot be ordered. */
export type OrderContacts = {
  delivery: NonNullable<CartContent['deliveryContact']> & { name: string; phone: string }
  invoice: NonNullable<CartContent['invoiceContact']>
}

/** The row of an order, as its cart and its quote say. */
export function newOrder(facts: Facts): NewOrder {
  const { content, contacts, quote, slot } = facts
  const { delivery, invoice } = contacts
  return {
    id: randomUUID(),
    trackingToken: randomBytes(32).toString('base64url'),
    userId: facts.userId,
    cartKey: facts.cartKey,
    status: facts.status,
    expiresAt: facts.expiresAt,
    payByCreditTransfer: facts.payByCreditTransfer,
    utm: facts.utm,
    createdAt: facts.now,
    updatedAt: facts.now,
    distributionPointId: facts.point.id,
    deliveryDay: parisDay(slot.start),
    slotStartAt: slot.start,
    slotEndAt: slot.end,
    deliveryAddress: quote.destination.address,
    lat: quote.destination.lat,
    lng: quote.destination.lng,
    departmentCode: quote.zone?.departmentCode ?? content.departmentCode ?? '',
    roomServiceLocationId: quote.destination.locationId,
    deliveryContactName: delivery.name,
    deliveryContactPhone: delivery.phone,
    deliveryDetails: delivery.details,
    smsNumber: content.deliveryContactSMSNumber,
    toDeliversHot: content.toDeliversHot,
    hasToLeaveBags: content.hasToLeaveBags,
    itemRecovery: content.itemRecovery,
    invoiceAddress: invoice.address,
    invoiceCompanyName: invoice.companyName,
    invoiceCompanySiret: invoice.companySiret && normaliseSiret(invoice.companySiret),
    invoiceCustomerName: invoice.customerName,
    invoicePhone: invoice.phone,
    invoiceDetails: invoice.details,
    totals: quote.totals,
    totalTTC: quote.totals.sumPriceCartTTC,
    totalHT: quote.totals.sumPriceCartHT,
  }
}
