import { randomBytes, randomUUID } from 'node:crypto'
import { orderedCart } from '#domain/cart/counterMeal'
import type { StockKey, WantedPortions } from '#domain/catalogue/portions'
import { longestLeadTime } from '#domain/order/orderDeadline'
import type { OrderRefusal } from '#domain/order/orderRefusal'
import { payableUntil, paymentTime } from '#domain/order/unpaidHold'
import { normaliseSiret } from '#domain/requests/fields'
import { parisDay } from '#domain/time/calendar'
import type { Clock } from '#domain/time/clock'
import { badUserInput } from '../../base/errors'
import type { Viewer } from '../../base/Viewer'
import type { StoredCart } from '../../modules/cart/cartService'
import type { Agreements } from '../../modules/customer/customerService'
import type { ConfigurationService } from '../../modules/configuration/configurationService'
import type { DeliveryService, PointRow } from '../../modules/delivery/deliveryService'
import type { InventoryService } from '../../modules/inventory/inventoryService'
import type { NewOrder } from '../../modules/order/orderRepo'
import type { CartQuotes } from '../cart/cartQuotes'
import { orderContactProblems } from './orderContactProblems'
import { linesOf, portionsOf } from './orderContents'
import { orderedRecovery } from './orderedRecovery'
import { orderRefusal, orderedSlot } from './orderRefusals'

/** An order that every rule allows, ready to be written. */
export type OrderDraft = {
  order: NewOrder
  lines: ReturnType<typeof linesOf>
  point: PointRow
  stockKey: StockKey
  portions: WantedPortions[]
}

export type OrderDraftDependencies = {
  clock: Clock
  quotes: Pick<CartQuotes, 'quote'>
  delivery: Pick<DeliveryService, 'zoneAt' | 'lineRules'>
  inventory: Pick<InventoryService, 'catalogue'>
  configuration: Pick<ConfigurationService, 'specialConfiguration'>
}

type DraftRequest = {
  payByCreditTransfer: boolean
  utm: Record<string, string>
  /** Who has held stock without paying has less time to pay. */
  isToPaySoon: boolean
  /** Of the viewer's company. */
  agreements: Agreements | null
}

/** Makes an order of a stored cart, or says why it cannot be ordered; nothing is written. */
export function createOrderDraft({
  clock,
  quotes,
  delivery,
  inventory,
  configuration,
}: OrderDraftDependencies) {
  async function recoveryZone({ itemRecovery }: StoredCart['content']) {
    const address = itemRecovery?.recoveryAddress ?? null
    return address && delivery.zoneAt(address)
  }

  return async (
    viewer: Viewer,
    stored: StoredCart,
    { payByCreditTransfer, utm, isToPaySoon, agreements }: DraftRequest,
  ): Promise<OrderDraft | OrderRefusal> => {
    const [quote, lines, special, catalogue] = await Promise.all([
      quotes.quote(viewer, stored.content, agreements),
      delivery.lineRules(),
      configuration.specialConfiguration(),
      inventory.catalogue(),
    ])
    const content = {
      ...orderedCart(stored.content),
      itemRecovery: orderedRecovery(stored.content, quote),
    }
    const now = clock.now()
    const slot = orderedSlot(content)
    const refusal = orderRefusal({
      content,
      quote,
      catalogue,
      slot,
      distance: quote.nearest?.distance ?? null,
      lines,
      configuration: special,
      payByCreditTransfer,
      canUseWireTransfer: viewer.canUseWireTransfer,
      now,
    })
    if (refusal) return refusal
    const { deliveryContact, invoiceContact } = content
    if (!slot || !quote.nearest) return 'SLOT_UNAVAILABLE'
    const problems = orderContactProblems(content, await recoveryZone(content))
    if (problems || !deliveryContact?.name || !deliveryContact.phone || !invoiceContact) {
      throw badUserInput('Contacts are missing', problems ?? {})
    }
    if (quote.totals.sumPriceCartTTC !== stored.returnedTotalTTC) return 'PRICE_CHANGED'
    const { point } = quote.nearest
    const deliveryDay = parisDay(slot.start)
    const heldUntil = new Date(now.getTime() + paymentTime(isToPaySoon))
    const totalTTC = quote.totals.sumPriceCartTTC
    const isWaiting = !payByCreditTransfer && totalTTC > 0
    return {
      point,
      stockKey: { pointId: point.id, day: deliveryDay },
      portions: portionsOf(quote.items, catalogue),
      lines: linesOf(quote, catalogue),
      order: {
        id: randomUUID(),
        userId: viewer.id,
        cartKey: stored.key,
        status: isWaiting ? 'waitingForPayment' : 'confirmed',
        payByCreditTransfer,
        distributionPointId: point.id,
        deliveryDay,
        slotStartAt: slot.start,
        slotEndAt: slot.end,
        deliveryAddress: quote.place.address,
        lat: quote.place.lat,
        lng: quote.place.lng,
        departmentCode: quote.zone?.departmentCode ?? content.departmentCode ?? '',
        roomServiceLocationId: quote.place.locationId,
        deliveryContactName: deliveryContact.name,
        deliveryContactPhone: deliveryContact.phone,
        deliveryDetails: deliveryContact.details,
        smsNumber: content.deliveryContactSMSNumber,
        toDeliversHot: content.toDeliversHot,
        hasToLeaveBags: content.hasToLeaveBags,
        itemRecovery: content.itemRecovery,
        invoiceAddress: invoiceContact.address,
        invoiceCompanyName: invoiceContact.companyName,
        invoiceCompanySiret:
          invoiceContact.companySiret && normaliseSiret(invoiceContact.companySiret),
        invoiceCustomerName: invoiceContact.customerName,
        invoicePhone: invoiceContact.phone,
        invoiceDetails: invoiceContact.details,
        totals: quote.totals,
        totalTTC,
        totalHT: quote.totals.sumPriceCartHT,
        utm,
        trackingToken: randomBytes(32).toString('base64url'),
        createdAt: now,
        updatedAt: now,
        expiresAt: isWaiting
          ? payableUntil({
              orderedAt: now,
              heldUntil,
              slotStartAt: slot.start,
              leadTimeMinutes: longestLeadTime(content.items, lines),
            })
          : null,
      },
    }
  }
}
