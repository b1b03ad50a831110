import Stripe from 'stripe'
import * as v from 'valibot'
import type { Intent, PaymentProvider, SavedCard } from '../PaymentProvider'
import { parseSignedEvent } from '../webhookSignature'

type Settings = {
  secretKey: string
  webhookSecret: string
  /** Another address than Stripe's own, for tests. */
  apiUrl: string | null
}

const ANSWER_WITHIN_MS = 20_000
const CARDS_SHOWN = 100

const intentStatus = v.picklist([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'requires_capture',
  'processing',
  'canceled',
  'succeeded',
])

const toIntent = (intent: Stripe.PaymentIntent): Intent => {
  if (intent.client_secret === null) throw new Error(`Intent ${intent.id} came without its secret`)
  return {
    id: intent.id,
    clientSecret: intent.client_secret,
    amount: intent.amount,
    status: v.parse(intentStatus, intent.status),
    orderId: intent.metadata.orderId ?? null,
  }
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

/** The answer, or null when Stripe says that there is no such thing. */
const orNullWhenMissing = <Answer>(answer: Promise<Answer>): Promise<Answer | null> =>
  answer.catch((error: unknown) => {
    if (hasCode(error, 'resource_missing')) return null
    throw error
  })

function openClient({ secretKey, apiUrl }: Settings): Stripe {
  const api = apiUrl === null ? null : new URL(apiUrl)
  const isPlain = api?.protocol === 'http:'
  return new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: ANSWER_WITHIN_MS,
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

    async createCustomer(email, idempotencyKey) {
      const customer = await stripe.customers.create({ email }, { idempotencyKey })
      return customer.id
    },

    // The browser asks to save the card (setup_future_usage) when it confirms: only there is the customer's wish known.
    async createIntent({ orderId, amount, customerId, idempotencyKey }) {
      const intent = await stripe.paymentIntents.create(
        {
          amount,
          currency: 'eur',
          allowed_payment_method_types: ['card'],
          metadata: { orderId },
          ...(customerId === null ? {} : { customer: customerId }),
        },
        { idempotencyKey },
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

    async refundIntent(id) {
      try {
        await stripe.refunds.create({ payment_intent: id }, { idempotencyKey: `refund:${id}` })
        return true
      } catch (error) {
        if (hasCode(error, 'charge_already_refunded')) return true
        if (hasCode(error, 'resource_missing')) return false
        throw error
      }
    },

    // Later payments are made with the customer present: the bank is asked again when it wants to.
    async createSetupIntent(customer) {
      const { id, client_secret: clientSecret } = await stripe.setupIntents.create({
        customer,
        allowed_payment_method_types: ['card'],
        usage: 'on_session',
      })
      if (clientSecret === null) throw new Error(`Intent ${id} came without its secret`)
      return { id, clientSecret }
    },

    async listCards(customerId) {
      const methods = await orNullWhenMissing(
        stripe.customers.listPaymentMethods(customerId, { type: 'card', limit: CARDS_SHOWN }),
      )
      return (methods?.data ?? []).flatMap((method) => toSavedCard(method, customerId))
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
