import { createServer } from 'node:http'
import { readCall, type StripeCall } from './stripeCalls'
import { STRIPE_CARD } from './stripeCard'
import { chargesOf } from './stripeCharges'

type Reply = { status: number; body: object; headers?: Record<string, string> }
type RefundRow = {
  id: string
  object: 'refund'
  payment_intent: string
  amount: number
  currency: 'eur'
  status: string
  metadata: Record<string, string>
  created: number
}
type Listed = Record<string, unknown>

/** Responds like Stripe's API, checks the key, honours idempotency keys, and records its requests. */
export async function startStripeDouble(secretKey: string) {
  const calls: StripeCall[] = []
  const remembered = new Map<string, { form: string; reply: Reply }>()
  const intents = new Map<string, Record<string, unknown>>()
  const refunds: string[] = []
  const refundRows: RefundRow[] = []
  const disputes: Listed[] = []
  let maxPage = 100
  /** When what is made next is made, in Stripe's seconds. */
  let created = 0
  let outages = 0
  let failures = 0
  let isHanging: (call: StripeCall) => boolean | Promise<boolean> = () => false

  const goneCustomers = new Set<string>()

  const missing = (message: string, param?: string): Reply => ({
    status: 404,
    body: { error: { type: 'invalid_request_error', code: 'resource_missing', message, param } },
  })
  const unexpectedState: Reply = {
    status: 400,
    body: {
      error: {
        type: 'invalid_request_error',
        code: 'payment_intent_unexpected_state',
        message: 'This PaymentIntent could not be canceled.',
      },
    },
  }

  const alreadyRefunded: Reply = {
    status: 400,
    body: {
      error: {
        type: 'invalid_request_error',
        code: 'charge_already_refunded',
        message: 'Charge has already been refunded.',
      },
    },
  }

  function respondIntent({ method, path, form }: StripeCall): Reply {
    if (path === '/v1/payment_intents') {
      const id = `pi_${intents.size + 1}`
      const intent = {
        id,
        object: 'payment_intent',
        amount: Number(form.amount),
        currency: form.currency,
        customer: form.customer ?? null,
        status: 'requires_payment_method',
        client_secret: `${id}_secret_double`,
        metadata: { orderId: form['metadata[orderId]'], shop: form['metadata[shop]'] },
        created,
      }
      intents.set(id, intent)
      return { status: 200, body: intent }
    }
    const [, , , id = '', verb] = path.split('/')
    const intent = intents.get(id)
    if (!intent) return missing(`No such payment_intent: '${id}'`)
    if (method === 'POST' && verb === 'cancel') {
      if (intent.status === 'succeeded') return unexpectedState
      intent.status = 'canceled'
    }
    return { status: 200, body: intent }
  }

  const broken = (): Reply => {
    failures -= 1
    const headers = { 'stripe-should-retry': 'false' }
    return { status: 500, body: { error: { type: 'api_error', message: 'Broken' } }, headers }
  }

  const tooMuch: Reply = {
    status: 400,
    body: {
      error: {
        type: 'invalid_request_error',
        param: 'amount',
        message: 'Refund amount is greater than unrefunded amount on charge',
      },
    },
  }

  const leftOf = (id: string) =>
    refundRows
      .filter((row) => row.payment_intent === id && row.status !== 'failed')
      .reduce((left, { amount }) => left - amount, Number(intents.get(id)?.amount ?? 0))

  function addRefund(id: string, amount: number, metadata: Record<string, string>): RefundRow {
    refunds.push(id)
    const row: RefundRow = {
      id: `re_${refunds.length}`,
      object: 'refund',
      payment_intent: id,
      amount,
      currency: 'eur',
      status: 'succeeded',
      metadata,
      created,
    }
    refundRows.push(row)
    return row
  }

  function respondRefund({ form }: StripeCall): Reply {
    const { payment_intent: id = '' } = form
    if (intents.get(id)?.status !== 'succeeded') return missing(`No such payment_intent: '${id}'`)
    const left = leftOf(id)
    if (left === 0) return alreadyRefunded
    const amount = Number(form.amount ?? left)
    if (amount > left) return tooMuch
    const paymentId = form['metadata[paymentId]']
    return {
      status: 200,
      body: addRefund(id, amount, paymentId === undefined ? {} : { paymentId }),
    }
  }

  /** Newest first, of the period that is requested, a page at a time, as Stripe lists. */
  function list(items: readonly Listed[], { form }: StripeCall): Reply {
    const { starting_after: after, limit = '10' } = form
    const [from, to] = [Number(form['created[gte]'] ?? 0), Number(form['created[lt]'] ?? Infinity)]
    const all = items.filter((item) => Number(item.created) >= from && Number(item.created) < to)
    const left = all.reverse().slice(1 + all.findIndex(({ id }) => id === after))
    const data = left.slice(0, Math.min(Number(limit), maxPage))
    return { status: 200, body: { object: 'list', data, has_more: data.length < left.length } }
  }

  function response(call: StripeCall): Reply {
    const { method, path, form } = call
    const { customer } = form
    if (customer !== undefined && goneCustomers.has(customer)) {
      return missing(`No such customer: '${customer}'`, 'customer')
    }
    if (method === 'GET' && path === '/v1/charges') return list(chargesOf(intents, call.form), call)
    if (method === 'GET' && path === '/v1/disputes') return list(disputes, call)
    if (method === 'GET' && path === '/v1/refunds') {
      const wanted = form.payment_intent
      return list(
        refundRows.filter((row) => !wanted || row.payment_intent === wanted),
        call,
      )
    }
    if (path.startsWith('/v1/payment_intents')) return respondIntent(call)
    if (path === '/v1/customers') {
      return { status: 200, body: { id: `cus_${goneCustomers.size + 1}`, object: 'customer' } }
    }
    if (path === '/v1/setup_intents') {
      return { status: 200, body: { id: 'seti_1', client_secret: 'seti_1_secret_double' } }
    }
    if (path === '/v1/refunds') return respondRefund(call)
    if (method === 'GET' && path === '/v1/customers/cus_1/payment_methods') {
      return { status: 200, body: { object: 'list', data: [STRIPE_CARD], has_more: false } }
    }
    const [, deleted] = /^\/v1\/customers\/(\w+)$/.exec(path) ?? []
    if (method === 'DELETE' && deleted !== undefined) {
      if (goneCustomers.has(deleted)) return missing(`No such customer: '${deleted}'`, 'id')
      goneCustomers.add(deleted)
      return { status: 200, body: { id: deleted, object: 'customer', deleted: true } }
    }
    if (path === '/v1/customers/cus_1/payment_methods/pm_1')
      return { status: 200, body: STRIPE_CARD }
    if (path === '/v1/payment_methods/pm_1/detach') return { status: 200, body: STRIPE_CARD }
    return missing(`Unrecognized request URL (${method}: ${path})`)
  }

  function replyTo(call: StripeCall): Reply {
    if (call.authorization !== `Bearer ${secretKey}`) {
      return {
        status: 401,
        body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } },
      }
    }
    if (outages > 0) {
      outages -= 1
      return { status: 500, body: { error: { type: 'api_error', message: 'Down' } } }
    }
    const key = call.idempotencyKey
    const known = key === undefined ? undefined : remembered.get(key)
    if (known && known.form !== JSON.stringify(call.form)) {
      return {
        status: 400,
        body: { error: { type: 'idempotency_error', message: 'Keys are for one request only' } },
      }
    }
    if (known) {
      const { reply } = known
      return { ...reply, headers: { ...reply.headers, 'idempotent-replayed': 'true' } }
    }
    const reply = failures > 0 ? broken() : response(call)
    if (key !== undefined)
      remembered.set(key, { form: JSON.stringify(call.form), reply: structuredClone(reply) })
    return reply
  }

  const server = createServer((request, response) => {
    void readCall(request).then(async (call) => {
      calls.push(call)
      if (await isHanging(call)) return
      const { status, body, headers } = replyTo(call)
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined

  const url = `http://127.0.0.1:${port}`
  return {
    url,
    /** What a shop is given that pays through it. */
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: 'whsec_double',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_double',
      STRIPE_API_URL: url,
    },
    calls,
    /** The intents given back, each as often as it was. */
    refunds,
    refundInDashboard: (id: string, amount = leftOf(id)) => addRefund(id, amount, {}),
    /** The bank does not take it after all; what was responded to its key stays. */
    failRefund: (id: string) => refundRows.filter((row) => row.id === id).forEach(fail),
    disputeByBank: (dispute: Listed) => disputes.push({ created, ...dispute }),
    /** An intent that the shop has not requested: another program's on the same account. */
    addIntent: (intent: Listed & { id: string }) => intents.set(intent.id, { created, ...intent }),
    /** What is made from now on is made at this instant. */
    makeAt(instant: Date) {
      created = Math.floor(instant.getTime() / 1000)
    },
    /** Between tests: forgets every request. */
    forget() {
      for (const rows of [calls, refunds, refundRows, disputes]) rows.length = 0
      for (const known of [intents, remembered, goneCustomers]) known.clear()
      maxPage = 100
    },
    /** No page of a list is longer. */
    pageBy(count: number) {
      maxPage = count
    },
    /** Somebody deleted a customer in the dashboard: the next ones have another id. */
    deleteCustomer: (id: string) => goneCustomers.add(id),
    /** The customer paid in the browser. */
    succeed: (id: string) =>
      Object.assign(intents.get(id) ?? {}, { status: 'succeeded', paid: created }),
    /** A bank declined the customer's card: the intent waits for another one. */
    decline: (id: string) => Object.assign(intents.get(id) ?? {}, { declined: created }),
    /** Takes such calls and never responds; a call waits until this is known. */
    hangOn(isSilent: (call: StripeCall) => boolean | Promise<boolean>) {
      isHanging = isSilent
    },
    /** Fails before anything is executed: nothing is remembered of it. */
    failNext(count: number) {
      outages = count
    },
    /** Fails as it executes: its response is replayed to the same key, as all its responses are. */
    breakNext(count: number) {
      failures = count
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const fail = (row: { status: string }) => Object.assign(row, { status: 'failed' })
