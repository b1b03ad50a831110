import { randomBytes, randomUUID } from 'node:crypto'
import { parisDay } from '../../../domain/time/calendar'
import type { Clock } from '../../../domain/time/clock'
import { normaliseSiret } from '../../../domain/requests/fields'
import { orderResult, type OrderRefusal } from '../../../domain/order/orderRefusal'
import { payableUntil, paymentTime } from '../../../domain/order/unpaidHold'
import type { Viewer } from '../../base/Viewer'
import type { Database } from '../../db/database'
import { together } from '../../db/together'
import { badUserInput, notFound } from '../../base/errors'
import type { DefineLimit } from '../../limits/createLimits'
import type { CartService, StoredCart } from '../cart/cartService'
import type { ConfigurationService } from '../configuration/configurationService'
import type { DeliveryService, PointRow } from '../delivery/deliveryService'
import type { InventoryService, StockPlace, WantedPortions } from '../inventory/inventoryService'
import type { MailService } from '../../mail/mailService'
import { contactProblems } from './contactProblems'
import { linesOf, portionsOf } from './orderContents'
import { createOrderLetters } from './orderLetters'
import { orderedRecovery } from './orderedRecovery'
import { orderRefusal, orderedSlot } from './orderRefusals'
import { insertOrder } from './insertOrder'
import { accountStanding, holdRefusal, type AccountStanding } from './unpaidHolds'
import type { NewOrder } from './orderRepo'
import type { Turns } from './orderTurns'

/** Card orders of an account without paid ones, an hour. docs/rules/orders.md#holding */
const ORDERS_AN_HOUR = 30
/** A cart that another tab changes meanwhile is read again, but not for ever. */
const MOST_READS = 5

export type PlaceOrderRequest = {
  cartId: string
  payByCreditTransfer: boolean
  utm: Record<string, string>
}

export type PlaceOrderDependencies = {
  db: Database
  turns: Turns
  clock: Clock
  cart: CartService
  delivery: DeliveryService
  inventory: InventoryService
  configuration: ConfigurationService
  mail: Pick<MailService, 'write' | 'wake'>
  defineLimit: DefineLimit
}

/** An order that every rule allows, ready to be written. */
type Draft = {
  order: NewOrder
  lines: ReturnType<typeof linesOf>
  point: PointRow
  place: StockPlace
  portions: WantedPortions[]
}

type Outcome = { orderId: string } | { refusal: OrderRefusal } | 'cartChanged'

/** Leaves the transaction with nothing written. */
class Undone extends Error {
  constructor(readonly outcome: Outcome) {
    super('The order cannot be written')
    this.name = 'Undone'
  }
}

/** The rows that a buyer may have to wait for. */
const stockKeys = ({ place: { pointId, day }, portions }: Draft) =>
  portions.map(({ productId }) => `${pointId} ${day} ${productId}`)

/** Turns a stored cart into an order. docs/rules/orders.md#placing-an-order */
export function createPlaceOrder(dependencies: PlaceOrderDependencies) {
  const { db, turns, clock, cart, delivery, inventory, configuration, mail, defineLimit } =
    dependencies
  const letters = createOrderLetters(mail)
  const newAccounts = defineLimit('create-order', { points: ORDERS_AN_HOUR, seconds: 3600 })

  async function recoveryZone({ itemRecovery }: StoredCart['content']) {
    const address = itemRecovery?.recoveryAddress ?? null
    return address && delivery.zoneAt(address)
  }

  async function draft(
    viewer: Viewer,
    stored: StoredCart,
    { payByCreditTransfer, utm }: PlaceOrderRequest,
    { hasLetOneExpire }: AccountStanding,
  ): Promise<Draft | OrderRefusal> {
    const [quote, lines, special, catalogue] = await Promise.all([
      cart.quote(viewer, stored.content),
      delivery.lineRules(),
      configuration.specialConfiguration(),
      inventory.catalogue(),
    ])
    const content = {
      ...stored.content,
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
    const problems = contactProblems(content, await recoveryZone(content))
    if (problems || !deliveryContact || !invoiceContact) {
      throw badUserInput('Contacts are missing', problems ?? {})
    }
    if (quote.totals.sumPriceCartTTC !== stored.answeredTotalTTC) return 'PRICE_CHANGED'
    const { point } = quote.nearest
    const deliveryDay = parisDay(slot.start)
    const heldUntil = new Date(now.getTime() + paymentTime(hasLetOneExpire))
    const totalTTC = quote.totals.sumPriceCartTTC
    const isWaiting = !payByCreditTransfer && totalTTC > 0
    return {
      point,
      place: { pointId: point.id, day: deliveryDay },
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
        trackingToken: randomBytes(24).toString('base64url'),
        createdAt: now,
        updatedAt: now,
        expiresAt: isWaiting ? payableUntil(heldUntil, slot.start) : null,
      },
    }
  }

  /** Everything or nothing: stock in id order, then the slot, then the order. */
  async function write(
    viewer: Viewer,
    stored: StoredCart,
    made: Draft,
    { isTrusted }: AccountStanding,
  ): Promise<Outcome> {
    const { order, place, portions, point } = made
    const { lines, menuLines } = made.lines
    const isHeld = order.status === 'waitingForPayment' && !isTrusted
    return db.transaction(async (tx): Promise<Outcome> => {
      // Sent together, so that rows which others wait for are held for one round trip; whatever is wrong undoes all of it.
      const [holdRefused, isSameCart, isStockTaken, isSlotTaken, isPlaced] = await together([
        isHeld ? holdRefusal(tx, { userId: viewer.id, place, portions }) : Promise.resolve(null),
        cart.lock(tx, viewer, stored),
        inventory.take(tx, place, portions),
        delivery.takeSlot(tx, point, order.slotStartAt),
        insertOrder(tx, { order, lines, menuLines }),
      ])
      // Not placed: whoever held the lock before has made an order of the cart, which is found with it the next time.
      if (!isSameCart || !isPlaced) throw new Undone('cartChanged')
      if (holdRefused) throw new Undone({ refusal: holdRefused })
      if (!isStockTaken) throw new Undone({ refusal: 'OUT_OF_STOCK' })
      if (!isSlotTaken) throw new Undone({ refusal: 'SLOT_UNAVAILABLE' })
      if (order.status === 'confirmed') await letters.confirmed(tx, order.id)
      return { orderId: order.id }
    })
  }

  async function attempt(viewer: Viewer, request: PlaceOrderRequest): Promise<Outcome> {
    const stored = await cart.find(viewer, request.cartId)
    if (!stored) throw notFound('Unknown cart')
    if (stored.orderId !== null) return { orderId: stored.orderId }
    const standing = await accountStanding(db, viewer.id, clock.now())
    if (!standing.isTrusted && !request.payByCreditTransfer) await newAccounts.take(viewer.id)
    const made = await draft(viewer, stored, request, standing)
    if (typeof made === 'string') return { refusal: made }
    try {
      const outcome = await turns(stockKeys(made), () => write(viewer, stored, made, standing))
      if (made.order.status === 'confirmed') mail.wake()
      return outcome
    } catch (error) {
      if (error instanceof Undone) return error.outcome
      throw error
    } finally {
      // After a refusal too: somebody else has just taken what the memory still offers.
      inventory.changed(made.place)
    }
  }

  return async function placeOrder(viewer: Viewer, request: PlaceOrderRequest): Promise<string> {
    for (let reads = 0; reads < MOST_READS; reads += 1) {
      const outcome = await attempt(viewer, request)
      if (outcome !== 'cartChanged') {
        return 'orderId' in outcome ? orderResult(outcome.orderId) : outcome.refusal
      }
    }
    // Somebody keeps changing the cart: what was agreed on is not what it holds.
    return 'PRICE_CHANGED' satisfies OrderRefusal
  }
}
