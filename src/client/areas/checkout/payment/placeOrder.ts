import type { CartChange } from '#domain/catalogue/inventory'
import type { OrderResult } from '#domain/order/orderRefusal'
import type { OrderAttempt } from '../../../state/orderAttempt'
import type { CardOutcome } from '../../paying/cardOutcome'
import { payByCard, type CardPaymentPorts, type PaymentChoice } from '../../paying/payByCard'

type RefusalCode = Extract<OrderResult, { kind: 'refused' }>['code']

export type StoreResult =
  | { kind: 'stored'; totalTTC: number; changes: readonly CartChange[] }
  /** `isThisCart` when the order stands and has these very items, address and slot, or waits for its payment and has the whole cart. */
  | { kind: 'alreadyOrdered'; isThisCart: boolean }
  /** Another account of this browser stored a cart under this key. */
  | { kind: 'foreignKey' }
  | Invalid
  | Failure

/** `fields` maps an input field to the code of its problem. */
type Invalid = { kind: 'invalid'; fields: Readonly<Record<string, string>> }

export type Failure =
  | { kind: 'connectionLost' }
  | { kind: 'busy' }
  | { kind: 'limited'; words: string }
  | { kind: 'failed' }
  | { kind: 'signedOut' }

/** Everything that placing an order asks of the outside; the hook binds it to Relay and to the state. */
export type PlaceOrderPorts = CardPaymentPorts & {
  storeCart: (cartKey: string) => Promise<StoreResult>
  createOrder: (
    cartKey: string,
    payByCreditTransfer: boolean,
  ) => Promise<OrderResult | Invalid | Failure>
  /** Cancels an unpaid order, its intent first; `kept` when its money has moved or may still move. */
  giveUp: (orderId: string) => Promise<'givenUp' | 'kept' | 'signedOut'>
  /** What the customer knows an order by, and its total, cents TTC; null while the server does not tell. */
  orderFacts: (orderId: string) => Promise<OrderFacts | null>
  attempt: { read: () => OrderAttempt | null; write: (attempt: OrderAttempt) => void }
  /** Gives the cart a new key and returns it. */
  renewKey: () => string
}

type OrderFacts = { number: string; totalTTC: number }

export type PlaceOrderRequest = {
  cartKey: string
  /** What the server stores of the cart, as one comparable text. */
  content: string
  /** The total that the customer has read on the button, cents TTC. */
  shownTotal: number
  payment: PaymentChoice
}

export type PlaceOrderOutcome =
  /** `isPaidNow` when the payment became known here: not for a transfer, nor for one that was counted elsewhere. */
  | { kind: 'placed'; orderId: string; isPaidNow: boolean }
  /** An order stands that the cart made before it was changed; the cart as it is now was not ordered. */
  | { kind: 'orderedBefore'; orderId: string; number: string | null; isPaidNow: boolean }
  /** The address that the visitor gave has an account: its owner signs in first. */
  | { kind: 'emailKnown' }
  | { kind: 'notOpened'; words: string }
  | { kind: 'refused'; code: RefusalCode }
  | { kind: 'itemsChanged'; changes: readonly CartChange[] }
  | { kind: 'priceChanged'; totalTTC: number }
  | Invalid
  | Failure
  | Exclude<CardOutcome, { kind: 'charged' | 'paid' }>

/** Places the order of a cart and pays it. A second call, for whatever reason, goes on with the same order. */
export async function placeOrder(
  request: PlaceOrderRequest,
  ports: PlaceOrderPorts,
): Promise<PlaceOrderOutcome> {
  const started = await startOrder(request, ports, true)
  if (started.kind !== 'order') return started
  const { payment } = request
  const { orderId } = started
  if (payment.kind === 'wireTransfer') return { kind: 'placed', orderId, isPaidNow: false }
  const outcome = await payByCard(started, payment.confirm, ports)
  if (outcome.kind === 'charged') return { kind: 'placed', orderId, isPaidNow: true }
  return outcome.kind === 'paid' ? paidOrder(orderId, ports) : outcome
}

type Started = { kind: 'order'; orderId: string; isNew: boolean } | PlaceOrderOutcome

async function startOrder(
  request: PlaceOrderRequest,
  ports: PlaceOrderPorts,
  mayRenew: boolean,
): Promise<Started> {
  const { cartKey, content, payment } = request
  const attempt = ports.attempt.read()
  const known = attempt?.cartKey === cartKey ? attempt : null
  if (known?.orderId != null) {
    return resumeOrder({ ...known, orderId: known.orderId }, request, ports, mayRenew)
  }

  const stored = await ports.storeCart(cartKey)
  if (stored.kind === 'foreignKey') return startAnew(request, ports, mayRenew)
  if (stored.kind !== 'stored' && stored.kind !== 'alreadyOrdered') return stored
  if (stored.kind === 'stored') {
    const surprise = surpriseOf(stored, request)
    if (surprise) return surprise
    ports.attempt.write({ cartKey, content, orderId: null, isPlaced: false })
  }

  const created = await ports.createOrder(cartKey, payment.kind === 'wireTransfer')
  if (created.kind === 'refused') return explainRefusal(created, request, ports)
  if (created.kind !== 'order') return created
  const { orderId } = created
  const made = { cartKey, content, orderId, isPlaced: false }
  if (stored.kind === 'alreadyOrdered') {
    const ordered = { ...made, content: known?.content ?? (stored.isThisCart ? content : '') }
    return joinOrder(ordered, request, ports, mayRenew)
  }
  ports.attempt.write(made)
  // The response to an earlier try may have been lost: this may be its order, and not a new one.
  return known === null
    ? { kind: 'order', orderId, isNew: true }
    : resumeOrder(made, request, ports, mayRenew)
}

type Stored = Extract<StoreResult, { kind: 'stored' }>

/** What the server stored otherwise than the customer has read it; null for nothing. */
function surpriseOf(
  { changes, totalTTC }: Stored,
  { shownTotal }: PlaceOrderRequest,
): PlaceOrderOutcome | null {
  if (changes.length > 0) return { kind: 'itemsChanged', changes }
  return totalTTC === shownTotal ? null : { kind: 'priceChanged', totalTTC }
}

/** Goes on with an order that the cart became elsewhere, such as in another tab. */
async function joinOrder(
  ordered: Made,
  request: PlaceOrderRequest,
  ports: PlaceOrderPorts,
  mayRenew: boolean,
): Promise<Started> {
  ports.attempt.write(ordered)
  // Another tab may have sent a card for it.
  ports.mayBeCharged.write(ordered.orderId, true)
  const resumed = await resumeOrder(ordered, request, ports, mayRenew)
  // A payment that came from elsewhere was counted there.
  return 'isPaidNow' in resumed ? { ...resumed, isPaidNow: false } : resumed
}

/** Stock and prices may move between the two calls: storing the cart again says what is left, and for how much. */
async function explainRefusal(
  refused: { kind: 'refused'; code: RefusalCode },
  { cartKey }: PlaceOrderRequest,
  ports: PlaceOrderPorts,
): Promise<PlaceOrderOutcome> {
  if (refused.code !== 'OUT_OF_STOCK' && refused.code !== 'PRICE_CHANGED') return refused
  const stored = await ports.storeCart(cartKey)
  if (stored.kind !== 'stored') return refused
  if (stored.changes.length > 0) return { kind: 'itemsChanged', changes: stored.changes }
  return refused.code === 'PRICE_CHANGED'
    ? { kind: 'priceChanged', totalTTC: stored.totalTTC }
    : refused
}

type Made = OrderAttempt & { orderId: string }

/** Goes on with an order that this cart already made, unless the cart has changed since, or the order has expired or is too dear by now. */
async function resumeOrder(
  made: Made,
  request: PlaceOrderRequest,
  ports: PlaceOrderPorts,
  mayRenew: boolean,
): Promise<Started> {
  const { orderId } = made
  const state = await ports.orderState(orderId)
  if (state === 'signedOut') return { kind: 'signedOut' }
  if (state === 'unknown') return { kind: 'connectionLost' }
  if (state === 'placed' || state === 'paid') return standing(made, state, request, ports)
  if (state === 'canceled') return startAnew(request, ports, mayRenew)
  if (await isWanted(made, request, ports)) return { kind: 'order', orderId, isNew: false }
  // A second order may only be made once no one can pay the first.
  const given = await ports.giveUp(orderId)
  if (given === 'givenUp') return startAnew(request, ports, mayRenew)
  return given === 'signedOut' ? { kind: 'signedOut' } : settled(made, request, ports)
}

/**
 * Whether an unpaid order is what the customer pays now: only one to be paid by card stays open. Prices may have moved since: no order is
 * paid that is dearer than the button says. A cheaper one is kept, with its stock and its slot.
 */
async function isWanted(
  { orderId, content }: Made,
  { payment, shownTotal, ...request }: PlaceOrderRequest,
  { orderFacts }: PlaceOrderPorts,
): Promise<boolean> {
  if (content !== request.content || payment.kind !== 'card') return false
  const facts = await orderFacts(orderId)
  return facts === null || facts.totalTTC <= shownTotal
}

/** What an order came to whose payment no one here has seen. */
async function settled(
  made: Made,
  request: PlaceOrderRequest,
  ports: PlaceOrderPorts,
): Promise<PlaceOrderOutcome> {
  const state = await ports.orderState(made.orderId)
  const stands = state === 'placed' || state === 'paid'
  return stands ? standing(made, state, request, ports) : { kind: 'outcomeUnknown' }
}

/** An order that stands is this cart's, unless the cart was changed since: that one is then to be ordered on purpose. */
async function standing(
  { orderId, content }: Made,
  state: 'placed' | 'paid',
  request: PlaceOrderRequest,
  ports: PlaceOrderPorts,
): Promise<PlaceOrderOutcome> {
  const placed =
    state === 'paid'
      ? paidOrder(orderId, ports)
      : { kind: 'placed' as const, orderId, isPaidNow: false }
  if (content === request.content) return placed
  ports.mayBeCharged.write(orderId, false)
  ports.renewKey()
  const facts = await ports.orderFacts(orderId)
  return { ...placed, kind: 'orderedBefore', number: facts?.number ?? null }
}

/** The books have the money: it is news while no one has told the outcome of a card that was sent from here. */
function paidOrder(orderId: string, { mayBeCharged }: PlaceOrderPorts) {
  const isPaidNow = mayBeCharged.read(orderId)
  if (isPaidNow) mayBeCharged.write(orderId, false)
  return { kind: 'placed' as const, orderId, isPaidNow }
}

async function startAnew(
  request: PlaceOrderRequest,
  ports: PlaceOrderPorts,
  mayRenew: boolean,
): Promise<Started> {
  if (!mayRenew) return { kind: 'failed' }
  return startOrder({ ...request, cartKey: ports.renewKey() }, ports, false)
}
