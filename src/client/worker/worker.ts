import { clientsClaim, type WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { isSitePath } from '#domain/site/routes'
import { dropOtherShells, keepShell, pageOrShell } from './shell'

/** Written in by the build: src/tools/support/workerBundle.ts. */
declare const TABLEE_WORKER: { build: string; files: readonly string[] }

type LifeEvent = Event & { waitUntil(work: Promise<unknown>): void }
declare const self: {
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
}

const { build, files } = TABLEE_WORKER

/** A file whose name holds a hash of its content never changes. */
const HASHED = /^\/assets\/[\w.-]+[.-][0-9a-zA-Z_]{8,}\.(?:js|css|woff2)$/
const PICTURE = /^\/static\/.+\.(?:avif|webp|jpe?g|png|svg)$/

const MAX_FILES = 120
const MAX_PICTURES = 200

// Its types take undefined for what may be left out.
const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin

// A page takes its code from one build by name: what an older worker keeps stands beside, and is never mixed in.
precacheAndRoute(files.map((url) => ({ url, revision: null })))
cleanupOutdatedCaches()
self.addEventListener('install', (event) => event.waitUntil(keepShell(build, files)))
self.addEventListener('activate', (event) => event.waitUntil(dropOtherShells(build)))
// The first visit itself may go on without a connection. A later release waits until the tabs of this one are closed.
clientsClaim()

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.mode === 'navigate' && isSitePath(url.pathname),
  ({ request }) => pageOrShell(build, request),
)
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && HASHED.test(url.pathname),
  new CacheFirst({
    cacheName: 'tablee-files',
    plugins: [atMost(MAX_FILES)],
  }),
)
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && PICTURE.test(url.pathname),
  new StaleWhileRevalidate({
    cacheName: 'tablee-pictures',
    plugins: [atMost(MAX_PICTURES)],
  }),
)
