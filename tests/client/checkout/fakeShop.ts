import type {
  PlaceOrderPorts,
  PlaceOrderRequest,
} from '../../../src/client/areas/checkout/payment/placeOrder'
import type { OrderState } from '../../../src/client/areas/paying/cardOutcome'
import type { PaymentOutcome } from '../../../src/client/services/payments/payments'
import type { OrderAttempt } from '../../../src/client/state/orderAttempt'

/** A server that keeps one order a cart key, as the real one does, and records its requests. */
export function fakeShop(overrides: Partial<PlaceOrderPorts> = {}) {
  const requested: string[] = []
  const orders = new Map<string, string>()
  const states = new Map<string, OrderState>()
  const sentCards = new Set<string>()
  const memory: { attempt: OrderAttempt | null; keys: number } = { attempt: null, keys: 1 }
  const ports: PlaceOrderPorts = {
    storeCart: (key) => {
      requested.push(`store ${key}`)
      return Promise.resolve({ kind: 'stored', totalTTC: 1200, changes: [] })
    },
    createOrder: (key) => {
      requested.push(`create ${key}`)
      const orderId = orders.get(key) ?? `order-${orders.size + 1}`
      orders.set(key, orderId)
      return Promise.resolve({ kind: 'order', orderId })
    },
    createIntent: (orderId) => {
      requested.push(`intent ${orderId}`)
      return Promise.resolve({ kind: 'intent', clientSecret: `secret-${orderId}` })
    },
    orderState: (orderId) => Promise.resolve(states.get(orderId) ?? 'waiting'),
    mayHaveIntent: () => Promise.resolve(false),
    giveUp: (orderId) => {
      requested.push(`give up ${orderId}`)
      states.set(orderId, 'canceled')
      return Promise.resolve('givenUp')
    },
    orderFacts: (orderId) => Promise.resolve({ number: `T-${orderId}`, totalTTC: 1200 }),
    attempt: {
      read: () => memory.attempt,
      write: (attempt) => {
        memory.attempt = attempt
      },
    },
    mayBeCharged: {
      read: (orderId) => sentCards.has(orderId),
      write: (orderId, mayBeCharged) => {
        if (mayBeCharged) sentCards.add(orderId)
        else sentCards.delete(orderId)
      },
    },
    renewKey: () => {
      memory.keys += 1
      return `key-${memory.keys}`
    },
    ...overrides,
  }
  return { ports, requested, orders, states, memory }
}

export const NO_INTENT = { kind: 'none' as const, isNothingCharged: null }

export const accepted: PaymentOutcome = { status: 'succeeded' }
export const unknown: PaymentOutcome = {
  status: 'failed',
  code: 'outcome_unknown',
  message: 'Inconnu.',
}
export const declined: PaymentOutcome = {
  status: 'failed',
  code: 'card_declined',
  message: 'Refusée.',
}

export const byCard = (
  ...outcomes: PaymentOutcome[]
): { request: PlaceOrderRequest; confirmed: string[] } => {
  const confirmed: string[] = []
  const confirm = (secret: string) => {
    confirmed.push(secret)
    return Promise.resolve(outcomes[confirmed.length - 1] ?? accepted)
  }
  const payment = { kind: 'card' as const, confirm }
  return {
    request: { cartKey: 'key-1', content: 'ten trays', shownTotal: 1200, payment },
    confirmed,
  }
}

export const byTransfer: PlaceOrderRequest = {
  cartKey: 'key-1',
  content: 'ten trays',
  shownTotal: 1200,
  payment: { kind: 'wireTransfer' },
}

/** The server does its work and the response never comes. */
export const lostResponse =
  (call: PlaceOrderPorts['createOrder']): PlaceOrderPorts['createOrder'] =>
  async (...args) => {
    await call(...args)
    return { kind: 'connectionLost' }
  }
