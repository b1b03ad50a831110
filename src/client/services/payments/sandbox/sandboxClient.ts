import * as v from 'valibot'
import { fullYear, type TypedCard } from './cardChecks'

const intentSchema = v.object({
  paymentIntent: v.object({
    id: v.string(),
    amount: v.number(),
    status: v.picklist([
      'requires_payment_method',
      'requires_action',
      'processing',
      'canceled',
      'succeeded',
    ]),
  }),
})
const methodSchema = v.object({ id: v.string() })
const errorSchema = v.object({
  error: v.object({
    code: v.string(),
    decline_code: v.optional(v.string()),
    message: v.string(),
  }),
})

export type SandboxIntent = v.InferOutput<typeof intentSchema>['paymentIntent']

/** The sandbox refused, in words for the customer. */
export class SandboxRefusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
    this.name = 'SandboxRefusal'
  }
}

/** No response came, or none that can be read: no one knows what the sandbox did. */
export class LostResponse extends Error {
  constructor(cause: unknown) {
    super('The payment sandbox did not respond', { cause })
    this.name = 'LostResponse'
  }
}

const RESPOND_WITHIN_MS = 15_000

export type SandboxClient = ReturnType<typeof createSandboxClient>

/** The only place that card data goes to. The sandbox lives beside the GraphQL endpoint. */
export function createSandboxClient(graphqlUrl: string) {
  const base = new URL('/sandbox-payments/', new URL(graphqlUrl, window.location.href))

  async function post<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    body?: object,
  ): Promise<v.InferOutput<Schema>> {
    const { isOk, json } = await fetchJson(new URL(path, base), body)
    const parsed = v.safeParse(schema, json)
    if (isOk && parsed.success) return parsed.output
    const refusal = v.safeParse(errorSchema, json)
    if (!refusal.success) throw new LostResponse(json)
    const { code, decline_code: declineCode, message } = refusal.output.error
    throw new SandboxRefusal(
      declineCode && declineCode !== 'generic_decline' ? declineCode : code,
      message,
    )
  }

  const pathOf = (clientSecret: string) =>
    `payment_intents/${encodeURIComponent(intentIdOf(clientSecret))}`

  return {
    createPaymentMethod: (clientSecret: string, card: TypedCard): Promise<string> =>
      post('payment_methods', methodSchema, {
        paymentIntent: intentIdOf(clientSecret),
        clientSecret,
        number: card.number,
        expMonth: Number(card.month),
        expYear: fullYear(card.year),
        cvc: card.cvc,
      }).then(({ id }) => id),

    confirm: (clientSecret: string, paymentMethod: string, saveCard: boolean) =>
      post(`${pathOf(clientSecret)}/confirm`, intentSchema, {
        clientSecret,
        paymentMethod,
        saveCard,
      }).then(({ paymentIntent }) => paymentIntent),

    completeChallenge: (clientSecret: string, outcome: 'accepted' | 'refused') =>
      post(`${pathOf(clientSecret)}/challenge`, intentSchema, { clientSecret, outcome }).then(
        ({ paymentIntent }) => paymentIntent,
      ),

    retrieve: (clientSecret: string) =>
      post(
        `${pathOf(clientSecret)}?clientSecret=${encodeURIComponent(clientSecret)}`,
        intentSchema,
      ).then(({ paymentIntent }) => paymentIntent),
  }
}

const intentIdOf = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? clientSecret

async function fetchJson(url: URL, body?: object): Promise<{ isOk: boolean; json: unknown }> {
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      signal: AbortSignal.timeout(RESPOND_WITHIN_MS),
    })
    return { isOk: response.ok, json: await response.json() }
  } catch (error) {
    throw new LostResponse(error)
  }
}
