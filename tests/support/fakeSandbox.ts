type Step = 'payment_methods' | 'confirm' | 'challenge' | 'retrieve'
type Reply = { status: number; body: object } | 'lost'

const stepOf = (path: string): Step => {
  if (path.endsWith('/payment_methods')) return 'payment_methods'
  if (path.endsWith('/confirm')) return 'confirm'
  return path.endsWith('/challenge') ? 'challenge' : 'retrieve'
}

/** Returns the browser in the sandbox's place, in the order given, and keeps what it was sent. */
export function fakeSandbox() {
  const requests: { path: string; body: unknown }[] = []
  const replies: Record<Step, Reply[]> = {
    payment_methods: [],
    confirm: [],
    challenge: [],
    retrieve: [],
  }
  const original = globalThis.fetch

  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(String(input))
    requests.push({ path: pathname, body: init?.body ? JSON.parse(String(init.body)) : null })
    const reply = replies[stepOf(pathname)].shift()
    if (!reply || reply === 'lost') throw new TypeError('Failed to fetch')
    // jsdom has no Response of its own; these two are all that the client reads.
    return Object.assign(Object.create(null), {
      ok: reply.status < 400,
      json: async () => reply.body,
    })
  }

  return {
    requests,
    intent: (status: string) => ({ paymentIntent: { id: 'pi_1', amount: 24_000, status } }),
    response: (step: Step, body: object) => replies[step].push({ status: 200, body }),
    refuse: (step: Step, code: string, declineCode: string | undefined, message: string) =>
      replies[step].push({
        status: 402,
        body: { error: { type: 'card_error', code, decline_code: declineCode, message } },
      }),
    lose: (step: Step) => replies[step].push('lost'),
    restore() {
      globalThis.fetch = original
    },
  }
}
