import Stripe from 'stripe'
import * as v from 'valibot'
import { boundedFetch } from '../../../base/boundedFetch'
import {
  CURRENCY,
  UnknownCustomerError,
  type Intent,
  type PaidIntent,
  type PaymentProvider,
  type Period,
  type Refund,
  type SavedCard,
} from '../PaymentProvider'
import { parseSignedEvent } from '../webhookSignature'
import { underKey } from './idempotencyKeys'
import { toDispute, toRefund } from './stripeObjects'

/** How long one call may take, and how often it is made again. */
export type Patience = { timeoutMs: number; retries: number }

type Settings = {
  secretKey: string
  webhookSecret: string
  /** Another address than Stripe's own, for tests. */
  apiUrl: string | null
  /** Whether the account takes Link, by which a wallet can pay an order. */
  hasLink: boolean
  /** The mark of the shop's own intents. */
  shop: string
  patience: Patience
}

const PAGE = 100

const intentStatus = v.picklist([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'requires_capture',
  'processing',
  'canceled',
  'succeeded',
])

const toPaidIntent = (intent: Stripe.PaymentIntent): PaidIntent => ({
  id: intent.id,
  amount: intent.amount,
  currency: intent.currency,
  status: v.parse(intentStatus, intent.status),
  orderId: intent.metadata.orderId ?? null,
  shop: intent.metadata.shop ?? null,
})

const toIntent = (intent: Stripe.PaymentIntent): Intent => {
  const { id, client_secret: clientSecret } = intent
  if (clientSecret == null) throw new Error(`Intent ${id} came without its secret`)
  return { ...toPaidIntent(intent), clientSecret }
}

/** The intent of a charge that was listed with its intent; nothing of one that was made without any. */
const intentsOf = ({ id, payment_intent: intent }: Stripe.Charge): PaidIntent[] => {
  if (typeof intent === 'string') throw new Error(`Charge ${id} came without its intent`)
  return intent === null ? [] : [toPaidIntent(intent)]
}

const toSavedCard = (method: Stripe.PaymentMethod, customer: string): SavedCard[] =>
  method.card
    ? [
        {
          id: method.id,
          brand: method.card.brand,
          country: method.card.country,
          customer,
          cvcCheck: method.card.checks?.cvc_check ?? null,
          last4: method.card.last4,
          expMonth: method.card.exp_month,
          expYear: method.card.exp_year,
        },
      ]
    : []

const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Stripe.errors.StripeError && codes.includes(error.code ?? '')

const isAbout = (error: unknown, param: string): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.param === param

const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

/** The response, or null when Stripe says that there is no such thing. */
const orNullWhenMissing = <Result>(response: Promise<Result>): Promise<Result | null> =>
  response.catch((error: unknown) => {
    if (hasCode(error, 'resource_missing')) return null
    throw error
  })

const namingCustomer = <Result>(response: Promise<Result>): Promise<Result> =>
  response.catch((error: unknown) => {
    const isUnknown = hasCode(error, 'resource_missing') && isAbout(error, 'customer')
    throw isUnknown ? new UnknownCustomerError() : error
  })

/** Whether Stripe responded, although with a refusal: then it is not silent. */
export const isStripeResponse = (error: unknown): boolean =>
  error instanceof UnknownCustomerError ||
  (error instanceof Stripe.errors.StripeError &&
    error.statusCode !== undefined &&
    error.statusCode < 500)

const isTooMuch = (error: unknown): boolean =>
  hasCode(error, 'charge_already_refunded', 'amount_too_large') || isAbout(error, 'amount')

/** Seconds: Stripe dates in no smaller part. */
const created = ({ from, to }: Period) => ({
  gte: Math.floor(from.getTime() / 1000),
  lt: Math.ceil(to.getTime() / 1000),
})

async function collect<Item, Found>(
  items: AsyncIterable<Item>,
  toFound: (item: Item) => readonly Found[],
): Promise<Found[]> {
  const found: Found[] = []
  for await (const item of items) found.push(...toFound(item))
  return found
}

function openClient({ secretKey, apiUrl, patience }: Settings): Stripe {
  const api = apiUrl === null ? null : new URL(apiUrl)
  const isPlain = api?.protocol === 'http:'
  return new Stripe(secretKey, {
    maxNetworkRetries: patience.retries,
    timeout: patience.timeoutMs,
    // Of the package's clients this one gives up a whole call in time: the other one waits as long as a byte comes now and then.
    httpClient: Stripe.createFetchHttpClient(boundedFetch),
    telemetry: false,
    ...(api && {
      protocol: isPlain ? 'http' : 'https',
      host: api.hostname,
      port: api.port || (isPlain ? 80 : 443),
    }),
  })
}

export function createStripeProvider(settings: Settings): PaymentProvider {
  const stripe = openClient(settings)

  async function retrieveIntent(id: string): Promise<Intent | null> {
    const intent = await orNullWhenMissing(stripe.paymentIntents.retrieve(id))
    return intent && toIntent(intent)
  }

  return {
    isSandbox: false,
    isLive: settings.secretKey.split('_')[1] === 'live',
    shop: settings.shop,

    async createCustomer(email, idempotencyKey) {
      const customer = await underKey(idempotencyKey, (options) =>
        stripe.customers.create({ email }, options),
      )
      return customer.id
    },

    // The browser asks to save the card (setup_future_usage) when it confirms: only there is the customer's wish known.
    async createIntent({ orderId, amount, customerId, idempotencyKey }) {
      const intent = await namingCustomer(
        underKey(idempotencyKey, (options) =>
          stripe.paymentIntents.create(
            {
              amount,
              currency: CURRENCY,
              allowed_payment_method_types: settings.hasLink ? ['card', 'link'] : ['card'],
              metadata: { orderId, shop: settings.shop },
              ...(customerId === null ? {} : { customer: customerId }),
            },
            options,
          ),
        ),
      )
      return toIntent(intent)
    },

    retrieveIntent,

    async cancelIntent(id) {
      try {
        return toIntent(await stripe.paymentIntents.cancel(id))
      } catch (error) {
        if (hasCode(error, 'payment_intent_unexpected_state')) return retrieveIntent(id)
        if (hasCode(error, 'resource_missing')) return null
        throw error
      }
    },

    async refund(id, part) {
      try {
        const refund = await underKey(
          // A part that has become smaller is another refund.
          part === null ? `refund:${id}` : `refund:${id}:${part.paymentId}:${part.amount}`,
          (options) =>
            stripe.refunds.create(
              part === null
                ? { payment_intent: id }
                : {
                    payment_intent: id,
                    amount: part.amount,
                    metadata: { paymentId: String(part.paymentId) },
                  },
              options,
            ),
        )
        return toRefund(refund, id)
      } catch (error) {
        if (isTooMuch(error)) return 'tooMuch'
        if (hasCode(error, 'charge_disputed')) return 'disputed'
        if (hasCode(error, 'resource_missing')) return 'unknownIntent'
        throw error
      }
    },

    // Stripe lists the newest first.
    listRefunds: async (id) => {
      const list = stripe.refunds.list({ payment_intent: id, limit: PAGE })
      return (await collect(list, (refund): Refund[] => [toRefund(refund, id)])).reverse()
    },

    // An intent may have waited for days for its card: its charge says when the money came.
    listPaidIntents: (period) =>
      collect(
        stripe.charges.list({
          created: created(period),
          limit: PAGE,
          expand: ['data.payment_intent'],
        }),
        (charge) => (charge.status === 'succeeded' ? intentsOf(charge) : []),
      ),

    listRefundsOf: (period) =>
      collect(stripe.refunds.list({ created: created(period), limit: PAGE }), (refund) => {
        const intentId = idOf(refund.payment_intent)
        return intentId === null ? [] : [toRefund(refund, intentId)]
      }),

    listDisputesOf: (period) =>
      collect(stripe.disputes.list({ created: created(period), limit: PAGE }), (dispute) => {
        const intentId = idOf(dispute.payment_intent)
        return intentId === null ? [] : [toDispute(dispute, intentId)]
      }),

    // Later payments are made with the customer present: the bank may ask them to confirm each one.
    async createSetupIntent(customer) {
      const { id, client_secret: clientSecret } = await namingCustomer(
        stripe.setupIntents.create({
          customer,
          allowed_payment_method_types: ['card'],
          usage: 'on_session',
        }),
      )
      if (clientSecret === null) throw new Error(`Intent ${id} came without its secret`)
      return { id, clientSecret }
    },

    async listCards(customerId) {
      const methods = await orNullWhenMissing(
        stripe.customers.listPaymentMethods(customerId, { type: 'card', limit: PAGE }),
      )
      return (methods?.data ?? []).flatMap((method) => toSavedCard(method, customerId))
    },

    async deleteCustomer(customerId) {
      await orNullWhenMissing(stripe.customers.del(customerId))
    },

    async deleteCard(cardId, customerId) {
      // Without an id the address would be that of the whole list.
      if (cardId === '') return false
      const method = await orNullWhenMissing(
        stripe.customers.retrievePaymentMethod(customerId, cardId),
      )
      if (!method) return false
      await stripe.paymentMethods.detach(cardId)
      return true
    },

    parseEvent: (body, signature) => parseSignedEvent(body, signature, settings.webhookSecret),
  }
}
