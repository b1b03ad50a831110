import { type OrderResult } from '../../../../domain/order/orderRefusal'
import { type PaymentOutcome } from '../../../services/payments/payments'

type RefusalCode = Extract<OrderResult, { kind: 'refused' }>['code']

export type PaymentChoice =
  | { kind: 'wireTransfer' }
  | { kind: 'card'; confirm: (clientSecret: string) => Promise<PaymentOutcome> }

/** An order as far as the flow needs to know it. */
export type KnownOrder = 'placed' | 'open' | 'canceled' | 'unknown' | 'signedOut'

/**
 * What is remembered of the order made from a cart: its id once known, the content that it was made with, and whether
 * a card was sent for it whose outcome nobody has told.
 */
export type OrderAttempt = {
  cartKey: string
  content: string
  orderId: string | null
  mayBeCharged: boolean
}

export type StoreAnswer<Change> =
  | { kind: 'stored'; totalTTC: number; changes: readonly Change[] }
  | { kind: 'alreadyOrdered' }
  /** Another account of this browser stored a cart under this key. */
  | { kind: 'foreignKey' }
  | Invalid
  | Failure

/** No intent, because the provider does not answer; whether the intents that there were prove that nothing was charged. */
type ProviderSilent = { kind: 'providerSilent'; isNothingCharged: boolean }

/** `fields` maps an input field to the code of its problem. */
type Invalid = { kind: 'invalid'; fields: Readonly<Record<string, string>> }

export type Failure =
  { kind: 'connectionLost' } | { kind: 'busy' } | { kind: 'failed' } | { kind: 'signedOut' }

/** Everything that placing an order asks of the outside; the hook binds it to Relay and to the state. */
export type PlaceOrderPorts<Change> = {
  storeCart: (cartKey: string) => Promise<StoreAnswer<Change>>
  createOrder: (
    cartKey: string,
    payByCreditTransfer: boolean,
  ) => Promise<OrderResult | Invalid | Failure>
  createIntent: (
    orderId: string,
  ) => Promise<{ kind: 'intent'; clientSecret: string } | ProviderSilent | Failure>
  orderState: (orderId: string) => Promise<KnownOrder>
  /** Cancels an unpaid order, its intent first; `kept` when its money has moved or may still move. */
  giveUp: (orderId: string) => Promise<'givenUp' | 'kept' | 'signedOut'>
  attempt: { read: () => OrderAttempt | null; write: (attempt: OrderAttempt) => void }
  /** Gives the cart a new key and answers it. */
  renewKey: () => string
}

export type PlaceOrderRequest = {
  cartKey: string
  /** What the server stores of the cart, as one comparable text. */
  content: string
  /** The total that the customer has read on the button, cents TTC. */
  shownTotal: number
  payment: PaymentChoice
}

export type PlaceOrderOutcome<Change> =
  | { kind: 'placed'; orderId: string }
  | { kind: 'refused'; code: RefusalCode }
  | { kind: 'itemsChanged'; changes: readonly Change[] }
  | { kind: 'priceChanged'; totalTTC: number }
  | Invalid
  | { kind: 'cardFailed'; message: string }
  | { kind: 'abandoned' }
  | { kind: 'intentFailed' }
  | { kind: 'outcomeUnknown' }
  | Failure

/** Places the order of a cart and pays it. Asking again, for whatever reason, goes on with the same order. */
export async function placeOrder<Change>(
  request: PlaceOrderRequest,
  ports: PlaceOrderPorts<Change>,
): Promise<PlaceOrderOutcome<Change>> {
  const started = await startOrder(request, ports, true)
  if (started.kind !== 'order') return started
  const { payment } = request
  if (payment.kind === 'wireTransfer') return { kind: 'placed', orderId: started.orderId }
  return payOrder(started.orderId, request, payment.confirm, ports)
}

type Started<Change> = { kind: 'order'; orderId: string } | PlaceOrderOutcome<Change>

async function startOrder<Change>(
  request: PlaceOrderRequest,
  ports: PlaceOrderPorts<Change>,
  mayRenew: boolean,
): Promise<Started<Change>> {
  const { cartKey, content, payment } = request
  const attempt = ports.attempt.read()
  const known = attempt?.cartKey === cartKey ? attempt : null
  if (known?.orderId != null) return resumeOrder(known.orderId, known, request, ports, mayRenew)

  const stored = await ports.storeCart(cartKey)
  if (stored.kind === 'stored') {
    if (stored.changes.length > 0) return { kind: 'itemsChanged', changes: stored.changes }
    if (stored.totalTTC !== request.shownTotal) {
      return { kind: 'priceChanged', totalTTC: stored.totalTTC }
    }
    ports.attempt.write({ cartKey, content, orderId: null, mayBeCharged: false })
  } else if (stored.kind === 'foreignKey') {
    return startAnew(request, ports, mayRenew)
  } else if (stored.kind !== 'alreadyOrdered') return stored

  const created = await ports.createOrder(cartKey, payment.kind === 'wireTransfer')
  if (created.kind === 'refused') return explainRefusal(created, request, ports)
  if (created.kind !== 'order') return created
  const { orderId } = created
  if (stored.kind === 'alreadyOrdered') {
    // Another tab may have sent a card for it.
    ports.attempt.write({ cartKey, content: known?.content ?? '', orderId, mayBeCharged: true })
    return resumeOrder(orderId, known, request, ports, mayRenew)
  }
  const made = { cartKey, content, orderId, mayBeCharged: false }
  ports.attempt.write(made)
  // The answer to an earlier try may have been lost: this may be its order, and not a new one.
  return known === null
    ? { kind: 'order', orderId }
    : resumeOrder(orderId, made, request, ports, mayRenew)
}

/** Stock and prices may move between the two calls: storing the cart again says what is left, and for how much. */
async function explainRefusal<Change>(
  refused: { kind: 'refused'; code: RefusalCode },
  { cartKey }: PlaceOrderRequest,
  ports: PlaceOrderPorts<Change>,
): Promise<PlaceOrderOutcome<Change>> {
  if (refused.code !== 'OUT_OF_STOCK' && refused.code !== 'PRICE_CHANGED') return refused
  const stored = await ports.storeCart(cartKey)
  if (stored.kind !== 'stored') return refused
  if (stored.changes.length > 0) return { kind: 'itemsChanged', changes: stored.changes }
  return refused.code === 'PRICE_CHANGED'
    ? { kind: 'priceChanged', totalTTC: stored.totalTTC }
    : refused
}

/** Goes on with an order that this cart already made, unless the cart has changed since or the order has lapsed. */
async function resumeOrder<Change>(
  orderId: string,
  known: OrderAttempt | null,
  request: PlaceOrderRequest,
  ports: PlaceOrderPorts<Change>,
  mayRenew: boolean,
): Promise<Started<Change>> {
  const state = await ports.orderState(orderId)
  if (state === 'signedOut') return { kind: 'signedOut' }
  if (state === 'unknown') return { kind: 'connectionLost' }
  if (state === 'placed') return { kind: 'placed', orderId }
  if (state === 'canceled') return startAnew(request, ports, mayRenew)
  // Only an order to be paid by card stays open.
  const isSame = known?.content === request.content && request.payment.kind === 'card'
  if (isSame) return { kind: 'order', orderId }
  // A second order may only be made once nobody can pay the first.
  const given = await ports.giveUp(orderId)
  if (given === 'givenUp') return startAnew(request, ports, mayRenew)
  return given === 'signedOut' ? { kind: 'signedOut' } : settled(orderId, ports)
}

/** What an order came to whose payment nobody here has seen. */
async function settled<Change>(
  orderId: string,
  ports: PlaceOrderPorts<Change>,
): Promise<PlaceOrderOutcome<Change>> {
  const state = await ports.orderState(orderId)
  if (state === 'placed') return { kind: 'placed', orderId }
  return { kind: 'outcomeUnknown' }
}

async function startAnew<Change>(
  request: PlaceOrderRequest,
  ports: PlaceOrderPorts<Change>,
  mayRenew: boolean,
): Promise<Started<Change>> {
  if (!mayRenew) return { kind: 'failed' }
  return startOrder({ ...request, cartKey: ports.renewKey() }, ports, false)
}

async function payOrder<Change>(
  orderId: string,
  { cartKey, content }: PlaceOrderRequest,
  confirm: (clientSecret: string) => Promise<PaymentOutcome>,
  ports: PlaceOrderPorts<Change>,
): Promise<PlaceOrderOutcome<Change>> {
  const remember = (mayBeCharged: boolean) => {
    // The server knows this cart by another key once the order was made anew.
    const attempt = ports.attempt.read() ?? { cartKey, content, orderId, mayBeCharged }
    ports.attempt.write({ ...attempt, mayBeCharged })
  }
  const intent = await ports.createIntent(orderId)
  if (intent.kind === 'signedOut') return intent
  if (intent.kind !== 'intent') {
    const isNothingCharged =
      intent.kind === 'providerSilent'
        ? intent.isNothingCharged
        : ports.attempt.read()?.mayBeCharged === false
    return withoutIntent(orderId, isNothingCharged, ports)
  }
  remember(true)
  const outcome = await confirm(intent.clientSecret)
  if (outcome.status === 'succeeded') return { kind: 'placed', orderId }
  if (outcome.status !== 'abandoned' && outcome.code === 'outcome_unknown') {
    return settled(orderId, ports)
  }
  remember(false)
  return outcome.status === 'abandoned'
    ? { kind: 'abandoned' }
    : { kind: 'cardFailed', message: outcome.message }
}

/** An earlier try may have paid while its answer got lost: nothing is said of the money unless none was sent. */
async function withoutIntent<Change>(
  orderId: string,
  isNothingCharged: boolean,
  ports: PlaceOrderPorts<Change>,
): Promise<PlaceOrderOutcome<Change>> {
  const state = await ports.orderState(orderId)
  if (state === 'placed') return { kind: 'placed', orderId }
  if (state === 'signedOut') return { kind: 'signedOut' }
  if (state === 'unknown') return { kind: 'connectionLost' }
  return { kind: isNothingCharged ? 'intentFailed' : 'outcomeUnknown' }
}
