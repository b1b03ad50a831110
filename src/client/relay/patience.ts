import type { RequestParameters } from 'relay-runtime'
import { RequestError } from './RequestError'

/**
 * A server that is silent for longer is out of reach. One that is busy has said so before (docs/decisions/039-time-limits-in-the-database.md);
 * a change may wait for those who hold the money (docs/rules/payments.md#patience).
 */
const PATIENCE_MS = { query: 20_000, mutation: 45_000 }

/** What `request` resolves to; rejects with NETWORK, and ends the request, when that takes too long or `ended` says so. */
export function withPatience<T>(
  { operationKind }: RequestParameters,
  ended: AbortSignal,
  request: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const end = () => controller.abort()
  let timer: ReturnType<typeof setTimeout>
  const silence = new Promise<never>((_, reject) => {
    const lost = () => {
      reject(new RequestError({ message: 'No response', code: 'NETWORK' }))
      end()
    }
    timer = setTimeout(lost, PATIENCE_MS[operationKind === 'query' ? 'query' : 'mutation'])
  })
  ended.addEventListener('abort', end)
  return Promise.race([request(controller.signal), silence]).finally(() => {
    clearTimeout(timer)
    ended.removeEventListener('abort', end)
  })
}
