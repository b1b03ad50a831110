import { quietMoment } from '../../services/quietMoment'

const WORKER = '/sw.js'

/**
 * Registers the service worker for offline visits, once the page is idle. Under `npm run dev` files keep their names
 * when they change, so a worker of an earlier `npm start` on the same address is removed.
 */
export async function startWorker(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers) return
  await quietMoment()
  try {
    if (process.env.NODE_ENV === 'production') await register(workers)
    else
      for (const registration of await workers.getRegistrations()) await registration.unregister()
  } catch {
    // A browser that refuses it, or a release in the middle of its rollout: the next visit tries again.
  }
}

async function register(workers: ServiceWorkerContainer) {
  await workers.register(trusted(WORKER))
  const { active } = await workers.ready
  // What this visit has fetched before the worker was there.
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /\/(?:assets|static)\//.test(name) && name.startsWith(location.origin))
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loaded } })
}

type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

/** The one address that may become a script by itself, for browsers that watch over them. */
function trusted(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('tablee-worker', {
    createScriptURL: (wanted) => {
      if (wanted !== WORKER) throw new TypeError('No address of a worker')
      return wanted
    },
  })
  return policy ? policy.createScriptURL(url) : url
}
