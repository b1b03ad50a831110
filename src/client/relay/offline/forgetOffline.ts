import { forgetProfile } from './visitProfile'

/** Responses that outlive the visit, in the browser's cache storage. */
export const OFFLINE_CACHE = 'tablee-responses'

/** Where the browser has none (an old one, or a page without TLS) nothing is kept. */
export const hasCaches = (): boolean => typeof caches !== 'undefined'

/** Takes away all of them: what one account has seen the next one must not find. */
export async function forgetOffline(): Promise<void> {
  forgetProfile()
  if (hasCaches()) await caches.delete(OFFLINE_CACHE).catch(() => undefined)
}
