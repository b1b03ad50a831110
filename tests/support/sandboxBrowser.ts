import type { TestServer } from './testServer'

type SandboxResponse = {
  status: number
  paymentIntent?: { id: string; amount: number; status: string }
  error?: { code: string; decline_code?: string; message: string }
}

export type OpenIntent = { id: string; clientSecret: string; amount: number }

const CREATE_INTENT = `mutation Intent($orderId: ID!) {
  createPaymentIntent(orderId: $orderId) { id clientSecret amount }
}`

/** Does over HTTP what the browser does when a person pays. */
export function sandboxBrowser(server: Pick<TestServer, 'url' | 'graphql'>) {
  async function send(path: string, body: object) {
    const response = await fetch(`${server.url}/sandbox-payments/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, ...(await response.json()) }
  }

  const requestIntent = (orderId: string, token?: string) =>
    server.graphql<{ createPaymentIntent: OpenIntent }>(CREATE_INTENT, { orderId }, token)

  const typeCard = (
    { id, clientSecret }: OpenIntent,
    number: string,
    changes: object = {},
  ): Promise<SandboxResponse & { id: string }> =>
    send('payment_methods', {
      paymentIntent: id,
      clientSecret,
      number,
      expMonth: 12,
      expYear: 2030,
      cvc: '123',
      ...changes,
    })

  const confirm = (
    { id, clientSecret }: OpenIntent,
    paymentMethod: string,
    saveCard = false,
  ): Promise<SandboxResponse> =>
    send(`payment_intents/${id}/confirm`, { clientSecret, paymentMethod, saveCard })

  return {
    send,
    requestIntent,
    typeCard,
    confirm,

    /** The open intent of an order that can be paid. */
    async openIntent(orderId: string, token: string): Promise<OpenIntent> {
      const { data, errors } = await requestIntent(orderId, token)
      if (errors[0]) throw new Error(errors[0].message)
      return data.createPaymentIntent
    },

    async pay(intent: OpenIntent, number: string, saveCard = false): Promise<SandboxResponse> {
      const card = await typeCard(intent, number)
      return card.error ? card : confirm(intent, card.id, saveCard)
    },

    response: (
      { id, clientSecret }: OpenIntent,
      outcome: 'accepted' | 'refused',
    ): Promise<SandboxResponse> =>
      send(`payment_intents/${id}/challenge`, { clientSecret, outcome }),
  }
}
