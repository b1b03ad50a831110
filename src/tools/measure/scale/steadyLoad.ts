import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

const TICK_MS = 5

export type Request = {
  url: string
  method?: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
}

type SteadyLoad = {
  perSecond: number
  seconds: number
  /** The next request; it is called once for each. */
  next: () => Request
  /** Throws when a response is not what was expected. */
  expect?: (body: string) => void
}

/**
 * Requests spread evenly over the time, the same number whatever the server does: what one of them costs is then not
 * a matter of how many wait for each other. Gives their count, when the last of them has been served.
 */
export async function sendSteadily({ perSecond, seconds, next, expect }: SteadyLoad) {
  const agent = new Agent({ keepAlive: true })
  const total = Math.round(perSecond * seconds)
  const started = performance.now()
  const running: Promise<void>[] = []
  try {
    while (running.length < total) {
      const due = Math.min(total, ((performance.now() - started) / 1000) * perSecond)
      while (running.length < due) running.push(send(agent, next(), expect))
      await wait(TICK_MS)
    }
    await Promise.all(running)
  } finally {
    agent.destroy()
  }
  return total
}

async function send(
  agent: Agent,
  { url, body, ...options }: Request,
  expect?: (body: string) => void,
) {
  const response = await new Promise<{ status: number | undefined; body: string }>(
    (resolve, reject) => {
      request(url, { ...options, agent }, (incoming) => {
        // A packed page is not text: only what is expected to say something is read as such.
        if (!expect)
          incoming.resume().on('end', () => resolve({ status: incoming.statusCode, body: '' }))
        else
          text(incoming).then(
            (read) => resolve({ status: incoming.statusCode, body: read }),
            reject,
          )
        incoming.on('error', reject)
      })
        .on('error', reject)
        .end(body)
    },
  )
  if (response.status !== 200) throw new Error(`${url}: ${response.status} under a steady load`)
  expect?.(response.body)
}
