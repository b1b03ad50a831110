import autocannon from 'autocannon'
import type { Cluster } from '../../drill/cluster'
import type { Requests } from './loads'
import type { Request } from './steadyLoad'

/** Of each process. */
const CONNECTIONS = 10

/** Served in a second when every connection sends its next request at once, by all processes together. */
export async function fullRate(
  cluster: Cluster,
  requests: Requests,
  amountOfEach: number,
): Promise<number> {
  const started = performance.now()
  const ends = await Promise.all(
    cluster.servers.map(({ url }) => sendAll(url, requests, amountOfEach)),
  )
  return (amountOfEach * ends.length) / ((Math.max(...ends) - started) / 1000)
}

/** When the last of them was served. */
async function sendAll(url: string, { next, isOne, expect }: Requests, amount: number) {
  let ended = performance.now()
  const failures: unknown[] = []
  const onResponse = (_status: number, body: string) => {
    try {
      expect?.(body)
    } catch (error) {
      failures.push(error)
    }
  }
  const request = isOne
    ? { ...withPath(next(url)), ...(expect && { onResponse }) }
    : { setupRequest: () => withPath(next(url)), ...(expect && { onResponse }) }
  await new Promise<void>((resolve, reject) => {
    const running = autocannon(
      { url, connections: CONNECTIONS, amount, requests: [request] },
      (error: unknown) => (error instanceof Error ? reject(error) : resolve()),
    )
    // autocannon itself ends with the next full second.
    running.on('response', () => (ended = performance.now()))
  })
  if (failures.length > 0) throw failures[0]
  return ended
}

const withPath = ({ url, ...request }: Request) => ({ ...request, path: new URL(url).pathname })
