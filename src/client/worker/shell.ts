import { SERVER_TIME_HEADER } from '#domain/time/serverTime'

/** One for each build, so that a worker that waits for its turn changes nothing of the one at work. */
const PREFIX = 'tablee-shell-'
/** A page that has no list in it: the same for everybody, and for every address until its code runs. */
const SHELL_PAGE = '/cart'
/** On a connection so slow, the kept shell shows that something comes. */
const PATIENCE_MS = 4_000

/**
 * Keeps a shell whose files are all among those of this build. While a release rolls out the page may come from a process of
 * another one: the browser then tries to install this worker again at its next visit.
 */
export async function keepShell(build: string, files: readonly string[]): Promise<void> {
  const response = await fetch(SHELL_PAGE, {
    cache: 'no-cache',
    credentials: 'omit',
    headers: { accept: 'text/html' },
  })
  const html = response.ok ? await response.text() : ''
  const scripts = [...html.matchAll(/<script defer(?:="[^"]*")? src="([^"]+)"/g)].map(
    ([, src]) => src ?? '',
  )
  if (scripts.length === 0 || !scripts.every((src) => files.includes(src))) {
    throw new Error('The page is of another build than its worker')
  }
  const headers = new Headers(response.headers)
  // The hour at which it was kept is not the hour at which it is shown.
  headers.delete(SERVER_TIME_HEADER)
  const cache = await caches.open(PREFIX + build)
  await cache.put(SHELL_PAGE, new Response(html, { headers }))
}

/** Takes away those of other builds, once no tab is served from them any more. */
export async function dropOtherShells(build: string): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(PREFIX) && name !== PREFIX + build,
  )
  await Promise.all(others.map((name) => caches.delete(name)))
}

const readShell = async (build: string) => (await caches.open(PREFIX + build)).match(SHELL_PAGE)

const waitUntilSlow = () => new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null))

/** The page as the server sends it; without a connection, or on one that is too slow, the shell. */
export async function pageOrShell(build: string, request: Request): Promise<Response> {
  const page = fetch(request)
  const found = await Promise.race([page, waitUntilSlow()]).catch(() => undefined)
  // Undefined when the connection is lost, null when it is slow.
  return found ?? (await readShell(build)) ?? (found === null ? page : Response.error())
}
