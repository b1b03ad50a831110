import { orderedCart } from '#domain/cart/counterMeal'
import type { StockKey, WantedPortions } from '#domain/catalogue/portions'
import { longestLeadTime } from '#domain/order/orderDeadline'
import type { OrderRefusal } from '#domain/order/orderRefusal'
import { payableUntil, paymentTime } from '#domain/order/unpaidHold'
import { parisDay } from '#domain/time/calendar'
import type { Clock } from '#domain/time/clock'
import { badUserInput } from '../../base/errors'
import type { Viewer } from '../../base/Viewer'
import type { CartContent } from '../../modules/cart/cartContent'
import type { StoredCart } from '../../modules/cart/cartService'
import type { Agreements } from '../../modules/customer/customerService'
import type { ConfigurationService } from '../../modules/configuration/configurationService'
import type { DeliveryService, PointRow, ZoneRow } from '../../modules/delivery/deliveryService'
import type { InventoryService } from '../../modules/inventory/inventoryService'
import type { NewOrder } from '../../modules/order/orderRepo'
import type { CartQuotes } from '../cart/cartQuotes'
import { newOrder, type OrderContacts } from './newOrder'
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
    if (!slot || !quote.nearest) return 'SLOT_UNAVAILABLE'
    const contacts = requireContacts(content, await recoveryZone(content))
    if (quote.totals.sumPriceCartTTC !== stored.returnedTotalTTC) return 'PRICE_CHANGED'
    const { point } = quote.nearest
    const heldUntil = new Date(now.getTime() + paymentTime(isToPaySoon))
    const leadTimeMinutes = longestLeadTime(content.items, lines)
    const isWaiting = !payByCreditTransfer && quote.totals.sumPriceCartTTC > 0
    return {
      point,
      stockKey: { pointId: point.id, day: parisDay(slot.start) },
      portions: portionsOf(quote.items, catalogue),
      lines: linesOf(quote, catalogue),
      order: newOrder({
        userId: viewer.id,
        cartKey: stored.key,
        content,
        contacts,
        quote,
        point,
        slot,
        status: isWaiting ? 'waitingForPayment' : 'confirmed',
        expiresAt: isWaiting
          ? payableUntil({ orderedAt: now, heldUntil, slotStartAt: slot.start, leadTimeMinutes })
          : null,
        payByCreditTransfer,
        utm,
        now,
      }),
    }
  }
}

/** Error BAD_USER_INPUT with what each contact lacks. */
function requireContacts(content: CartContent, recoveryZone: ZoneRow | null): OrderContacts {
  const { deliveryContact, invoiceContact } = content
  const problems = orderContactProblems(content, recoveryZone)
  if (problems || !deliveryContact?.name || !deliveryContact.phone || !invoiceContact) {
    throw badUserInput('Contacts are missing', problems ?? {})
  }
  const { name, phone } = deliveryContact
  return { delivery: { ...deliveryContact, name, phone }, invoice: invoiceContact }
}
