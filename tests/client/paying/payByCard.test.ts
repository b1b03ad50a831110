import type { CardOutcome, OrderState } from '../../../src/client/areas/paying/cardOutcome'
import {
  payByCard,
  type CardPaymentPorts,
  type IntentResult,
} from '../../../src/client/areas/paying/payByCard'
import type { PaymentOutcome } from '../../../src/client/services/payments/payments'

type Given = {
  intent?: IntentResult
  /** What the provider says of the card; nothing when its code breaks down. */
  said?: PaymentOutcome | null
  order?: OrderState
  /** A card was sent earlier whose outcome no one has told. */
  wasSent?: boolean
  /** Another device may have an intent for the order; never asked without it. */
  mayHaveIntent?: boolean | undefined
  /** This attempt has made the order. */
  isNew?: boolean
}

const INTENT: IntentResult = { kind: 'intent', clientSecret: 'secret' }
const SUCCEEDED: PaymentOutcome = { status: 'succeeded' }
const failed = (code: string): PaymentOutcome => ({ status: 'failed', code, message: 'Refusée.' })
const noIntent = (isNothingCharged: boolean | null): IntentResult => ({
  kind: 'none',
  isNothingCharged,
})

/** Pays once, and tells what came of it, how often a card was sent and what is remembered. */
async function pay(given: Given) {
  const { intent = INTENT, said = SUCCEEDED, order = 'waiting' } = given
  const { wasSent = false, isNew = false } = given
  let mayBeCharged = wasSent
  let sent = 0
  const ports: CardPaymentPorts = {
    createIntent: () => Promise.resolve(intent),
    orderState: () => Promise.resolve(order),
    mayHaveIntent: () => {
      if (given.mayHaveIntent === undefined) throw new Error('asked in vain')
      return Promise.resolve(given.mayHaveIntent)
    },
    mayBeCharged: { read: () => mayBeCharged, write: (_, mayBe) => (mayBeCharged = mayBe) },
  }
  const confirm = () => {
    sent += 1
    return said === null ? Promise.reject(new Error('broken')) : Promise.resolve(said)
  }
  const outcome = await payByCard({ orderId: 'order-1', isNew }, confirm, ports)
  return { outcome, sent, mayBeCharged }
}

test.each<[string, Given, CardOutcome, boolean]>([
  ['charged, until the books say so', { said: SUCCEEDED }, { kind: 'charged' }, true],
  [
    'declined',
    { said: failed('card_declined') },
    { kind: 'cardFailed', code: 'card_declined', message: 'Refusée.' },
    false,
  ],
  ['left at the bank', { said: { status: 'abandoned' } }, { kind: 'abandoned' }, false],
  ['proven not charged', { said: failed('not_charged') }, { kind: 'nothingCharged' }, false],
  ['lost', { said: failed('outcome_unknown') }, { kind: 'outcomeUnknown' }, true],
  ['broken down on the way', { said: null }, { kind: 'outcomeUnknown' }, true],
])('a card that is %s', async (_, given, outcome, mayBeCharged) => {
  await expect(pay(given)).resolves.toEqual({ outcome, sent: 1, mayBeCharged })
})

test.each<[OrderState, CardOutcome['kind']]>([
  ['paid', 'paid'],
  ['canceled', 'canceled'],
  ['waiting', 'outcomeUnknown'],
  ['placed', 'outcomeUnknown'],
  ['signedOut', 'outcomeUnknown'],
  ['unknown', 'outcomeUnknown'],
])('after a card whose outcome got lost, the books say %s: %s', async (order, kind) => {
  const { outcome } = await pay({ said: failed('outcome_unknown'), order })
  expect(outcome).toEqual({ kind })
})

test.each<[OrderState, CardOutcome['kind']]>([
  ['paid', 'paid'],
  ['canceled', 'canceled'],
  ['waiting', 'nothingCharged'],
  ['placed', 'nothingCharged'],
  ['signedOut', 'signedOut'],
  ['unknown', 'connectionLost'],
])('without an intent on any device, the books say %s: %s', async (order, kind) => {
  const isAsked = kind === 'nothingCharged'
  const mayHaveIntent = isAsked ? false : undefined
  const { outcome, sent } = await pay({ intent: noIntent(null), mayHaveIntent, order })
  expect(outcome).toEqual({ kind })
  expect(sent).toBe(0)
})

test.each<[OrderState, CardOutcome['kind']]>([
  ['waiting', 'outcomeUnknown'],
  ['placed', 'outcomeUnknown'],
])(
  'without an intent, while another device may have one, the books say %s: %s',
  async (order, kind) => {
    const { outcome } = await pay({ intent: noIntent(null), mayHaveIntent: true, order })
    expect(outcome).toEqual({ kind })
  },
)

test.each<[boolean | null, boolean, CardOutcome['kind']]>([
  [true, true, 'nothingCharged'],
  [false, false, 'outcomeUnknown'],
  [null, true, 'outcomeUnknown'],
])(
  'without an intent, that nothing was charged is %s by the provider, a card sent before %s: %s',
  async (isNothingCharged, wasSent, kind) => {
    const { outcome, mayBeCharged } = await pay({ intent: noIntent(isNothingCharged), wasSent })
    expect(outcome).toEqual({ kind })
    expect(mayBeCharged).toBe(wasSent)
  },
)

test.each<[boolean, OrderState, CardOutcome['kind']]>([
  [false, 'waiting', 'nothingCharged'],
  [false, 'paid', 'paid'],
  [false, 'unknown', 'connectionLost'],
  [true, 'waiting', 'outcomeUnknown'],
])(
  'without an intent for an order that was made just now, a card sent from another tab %s, the books say %s: %s',
  async (wasSent, order, kind) => {
    const intent = noIntent(false)
    await expect(pay({ intent, wasSent, order, isNew: true })).resolves.toMatchObject({
      outcome: { kind },
    })
  },
)

test.each<OrderState>(['paid', 'canceled', 'signedOut'])(
  'an order that takes no payment because it is %s is told so, and no card is sent',
  async (order) => {
    const { outcome, sent } = await pay({ intent: { kind: 'refused', order } })
    expect(outcome).toEqual({ kind: order })
    expect(sent).toBe(0)
  },
)
