import type { Clock } from '#domain/time/clock'
import type { Log } from '../../../base/Log'
import type { Database } from '../../../db/database'
import { signWebhook } from '../webhookSignature'
import { acknowledgeEvent, pendingEvents, type PendingEvent } from './sandboxEvents'

export type SandboxDelivery = {
  /** Begins delivering to this address, first what an earlier process left. */
  start: (webhookUrl: string) => void
  /** There is something new to deliver. */
  wake: () => void
  /** Hands what is pending to a handler of this process: for a command beside the shop, which listens to no address. */
  handTo: (handle: (body: string, signature: string) => Promise<void>) => Promise<void>
  /** Resolves once nothing is on its way any more. What is left waits for the next start. */
  stop: () => Promise<void>
}

const FIRST_RETRY_MS = 250
const MAX_RETRY_MS = 30_000
const RESPOND_WITHIN_MS = 10_000

/** Brings the sandbox's events to the shop's own webhook over HTTP, signed, until it acknowledges them. */
export function createSandboxDelivery({
  db,
  clock,
  log,
  webhookSecret,
}: {
  db: Database
  clock: Clock
  log: Pick<Log, 'warn'>
  webhookSecret: string
}): SandboxDelivery {
  let url: string | null = null
  let timer: NodeJS.Timeout | null = null
  let round: Promise<void> | null = null
  let isWokenAgain = false
  let retryMs = FIRST_RETRY_MS

  async function deliver(event: PendingEvent, to: string): Promise<boolean> {
    const response = await fetch(to, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signWebhook(event.body, webhookSecret),
      },
      body: event.body,
      signal: AbortSignal.timeout(RESPOND_WITHIN_MS),
    })
    await response.arrayBuffer()
    if (!response.ok) {
      log.warn({ event: event.id, status: response.status }, 'the webhook did not take an event')
      return false
    }
    await acknowledgeEvent(db, event.id, clock.now())
    return true
  }

  /** Takes what is pending until nothing is left or something was refused. */
  async function deliverPending(to: string): Promise<boolean> {
    for (;;) {
      const events = await pendingEvents(db)
      if (events.length === 0) return true
      let isAllDelivered = true
      for (const event of events) {
        if (!url) return true
        if (!(await deliver(event, to))) isAllDelivered = false
      }
      if (!isAllDelivered) return false
    }
  }

  async function runRound(to: string): Promise<void> {
    isWokenAgain = false
    const isAllDelivered = await deliverPending(to).catch((error: unknown) => {
      log.warn({ err: error }, 'payment events could not be delivered')
      return false
    })
    round = null
    if (!url) return
    if (isWokenAgain) return begin()
    if (isAllDelivered) {
      retryMs = FIRST_RETRY_MS
      return
    }
    timer = setTimeout(begin, retryMs)
    timer.unref()
    retryMs = Math.min(retryMs * 2, MAX_RETRY_MS)
  }

  function begin(): void {
    if (timer) clearTimeout(timer)
    timer = null
    if (!url) return
    if (round) isWokenAgain = true
    else round = runRound(url)
  }

  return {
    start(webhookUrl) {
      url = webhookUrl
      begin()
    },
    wake: begin,
    async handTo(handle) {
      for (const event of await pendingEvents(db)) {
        await handle(event.body, signWebhook(event.body, webhookSecret))
        await acknowledgeEvent(db, event.id, clock.now())
      }
    },
    async stop() {
      url = null
      if (timer) clearTimeout(timer)
      timer = null
      await round
    },
  }
}
