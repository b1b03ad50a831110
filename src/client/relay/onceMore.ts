import type { RequestErrorCode } from './RequestError'
import type { ActionResult } from './useAction'

const UNHEARD: readonly RequestErrorCode[] = ['NETWORK', 'OUTCOME_UNKNOWN']

/** Asks again when nobody knows what became of it; only for what answers the same when asked twice. */
export async function onceMore<T>(ask: () => Promise<ActionResult<T>>): Promise<ActionResult<T>> {
  const result = await ask()
  return !result.ok && UNHEARD.includes(result.code) ? ask() : result
}
