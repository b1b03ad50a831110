import { orderResult, parseOrderResult, type OrderRefusal } from '#domain/order/orderRefusal'
import type { Clock } from '#domain/time/clock'
import { HOUR_SECONDS } from '#domain/time/durations'
import type { Viewer } from '../../base/Viewer'
import type { Database } from '../../db/database'
import { missingReference } from '../../db/databaseErrors'
import { onSameConnection } from '../../db/sameConnection'
import { together } from '../../db/together'
import { callerMark } from '../../limits/callerMark'
import type { DefineLimit } from '../../limits/createLimits'
import type { MailService } from '../../mail/mailService'
import { countOrder } from '../../metrics/orders'
import type { CartService, StoredCart } from '../../modules/cart/cartService'
import type { CustomerService } from '../../modules/customer/customerService'
import type { DeliveryService } from '../../modules/delivery/deliveryService'
import type { InventoryService } from '../../modules/inventory/inventoryService'
import { insertOrder, PLACE_REFERENCE } from '../../modules/order/insertOrder'
import { lockPlace } from '../../modules/order/placeReadModel'
import { insertUnpaidCaller } from '../../modules/order/unpaidCallerRepo'
import {
  accountStanding,
  holdRefusal,
  type AccountStanding,
} from '../../modules/order/unpaidHoldsReadModel'
import { insertTransfer } from '../../modules/payment/paymentRepo'
import { createOrderDraft, type OrderDraft, type OrderDraftDependencies } from './orderDraft'
import { createOrderMails } from './orderMails'
import type { KeyedTurns } from './keyedTurns'

/** Card orders of an account without paid ones, an hour. docs/rules/orders.md#holding */
const ORDERS_AN_HOUR = 30
/** A cart that another tab changes meanwhile is read again, but not for ever. */
const MAX_READS = 5

type PlaceOrderRequest = {
  cartId: string
  payByCreditTransfer: boolean
  utm: Record<string, string>
  /** Of `callerKey`. */
  ip: string
}

type Dependencies = OrderDraftDependencies & {
  db: Database
  turns: KeyedTurns
  clock: Clock
  cart: Pick<CartService, 'find' | 'orderId' | 'lock'>
  customers: Pick<CustomerService, 'agreements'>
  delivery: Pick<DeliveryService, 'takeSlot'>
  inventory: Pick<InventoryService, 'take' | 'changed'>
  mail: Pick<MailService, 'write' | 'wake'>
  defineLimit: DefineLimit
}

type Outcome = { orderId: string } | { refusal: OrderRefusal } | 'cartChanged'

/** Leaves the transaction with nothing written. */
class RollbackError extends Error {
  constructor(readonly outcome: Outcome) {
    super('The order cannot be written')
    this.name = 'RollbackError'
  }
}

/** The rows that a buyer may have to wait for. */
const rowsToWaitFor = ({ stockKey: { pointId, day }, portions }: OrderDraft) =>
  portions.map(({ productId }) => `${pointId} ${day} ${productId}`)

/** Turns a stored cart into an order. docs/rules/orders.md#placing-an-order */
export function createPlaceOrder(dependencies: Dependencies) {
  const { db, turns, clock, cart, customers, delivery, inventory, mail, defineLimit } = dependencies
  const mails = createOrderMails(mail)
  const draftOrder = createOrderDraft(dependencies)
  const newAccounts = defineLimit('create-order', { points: ORDERS_AN_HOUR, seconds: HOUR_SECONDS })

  /** Everything or nothing: the place, stock in id order, then the slot, then the order. */
  async function write(
    viewer: Viewer,
    stored: StoredCart,
    { order, stockKey, portions, point, lines: { lines, menuLines } }: OrderDraft,
    { isTrusted, caller }: Pick<AccountStanding, 'isTrusted'> & { caller: string | null },
  ): Promise<Outcome> {
    const isHeld = order.status === 'waitingForPayment' && !isTrusted
    const hold = { userId: viewer.id, caller, stockKey, portions, now: order.createdAt }
    return db.transaction(async (tx): Promise<Outcome> => {
      // Sent together, so that rows that others wait for are locked for one round trip; an error rolls all of it back.
      const [holdRefused, isSameCart, , isStockTaken, isSlotTaken, isPlaced] = await together([
        isHeld ? holdRefusal(tx, hold) : Promise.resolve(null),
        cart.lock(tx, viewer, stored),
        lockPlace(tx, order.roomServiceLocationId),
        inventory.take(tx, stockKey, portions),
        delivery.takeSlot(tx, point, order.slotStartAt),
        insertOrder(tx, { order, lines, menuLines }),
        isHeld && caller ? insertUnpaidCaller(tx, order.id, caller) : Promise.resolve(),
      ])
      // Nothing was placed here: the transaction that held the lock before has placed this cart's order. The next try finds it.
      if (!isSameCart || !isPlaced) throw new RollbackError('cartChanged')
      if (holdRefused) throw new RollbackError({ refusal: holdRefused })
      if (!isStockTaken) throw new RollbackError({ refusal: 'OUT_OF_STOCK' })
      if (!isSlotTaken) throw new RollbackError({ refusal: 'SLOT_UNAVAILABLE' })
      if (order.status === 'confirmed') {
        await together([
          order.payByCreditTransfer ? insertTransfer(tx, order) : Promise.resolve(),
          mails.confirmed(tx, order.id),
        ])
      }
      return { orderId: order.id }
    })
  }

  async function attempt(viewer: Viewer, request: PlaceOrderRequest): Promise<Outcome> {
    // One round trip; what an order that is placed already does not need costs it nothing more.
    const [stored, standing, agreements] = await onSameConnection(db, (connection) =>
      together([
        cart.find(viewer, request.cartId, connection),
        accountStanding(connection, viewer.id, clock.now()),
        customers.agreements(viewer, connection),
      ]),
    )
    const orderId = stored ? stored.orderId : await cart.orderId(viewer, request.cartId)
    if (orderId !== null) return { orderId }
    // The key of another account's cart gets the same error as one that was never stored.
    if (!stored) return { refusal: 'CART_EMPTY' }
    if (!standing.isTrusted && !request.payByCreditTransfer) await newAccounts.take(viewer.id)
    const { isToPaySoon } = standing
    const draft = await draftOrder(viewer, stored, { ...request, isToPaySoon, agreements })
    if (typeof draft === 'string') return { refusal: draft }
    try {
      const outcome = await turns(rowsToWaitFor(draft), () =>
        write(viewer, stored, draft, { ...standing, caller: callerMark(request.ip) }),
      )
      if (draft.order.status === 'confirmed') mail.wake()
      return outcome
    } catch (error) {
      if (error instanceof RollbackError) return error.outcome
      // Its company has just withdrawn the place: the next try reads what is left, and refuses the place as gone.
      if (missingReference(error) === PLACE_REFERENCE) return 'cartChanged'
      throw error
    } finally {
      // After a refusal too: another customer has just taken what the memory still offers.
      inventory.changed(draft.stockKey)
    }
  }

  async function place(viewer: Viewer, request: PlaceOrderRequest): Promise<string> {
    for (let reads = 0; reads < MAX_READS; reads += 1) {
      const outcome = await attempt(viewer, request)
      if (outcome !== 'cartChanged') {
        return 'orderId' in outcome ? orderResult(outcome.orderId) : outcome.refusal
      }
    }
    // The cart keeps changing, perhaps in another tab: it no longer holds what the customer has seen.
    return 'PRICE_CHANGED' satisfies OrderRefusal
  }

  /** The order's id, or why there is none: see domain/order/orderRefusal.ts. */
  return async (viewer: Viewer, request: PlaceOrderRequest): Promise<string> => {
    const result = await place(viewer, request)
    const parsed = parseOrderResult(result)
    countOrder(parsed.kind === 'order' ? 'placed' : parsed.code)
    return result
  }
}
