import type { RequestErrorCode } from './RequestError'
import type { ActionResult } from './useAction'

const UNHEARD: readonly RequestErrorCode[] = ['NETWORK', 'OUTCOME_UNKNOWN']

/** Requests again when no one knows what became of it; only for what returns the same when sent twice. */
export async function onceMore<T>(send: () => Promise<ActionResult<T>>): Promise<ActionResult<T>> {
  const result = await send()
  return !result.ok && UNHEARD.includes(result.code) ? send() : result
}
