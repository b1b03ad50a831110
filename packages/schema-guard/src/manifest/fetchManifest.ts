import { CannotRun } from '../cannotRun'

const PATIENCE_MS = 30_000
const MAX_REDIRECTS = 5
const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]']

/**
 * The text at an address. The headers go to its own host only: where a redirect leads elsewhere, they stay behind.
 * Error: CannotRun.
 */
export async function fetchManifest(
  address: string,
  headers: Readonly<Record<string, string>>,
): Promise<string> {
  const { origin } = new URL(address)
  let url = new URL(address)
  for (let count = 0; count <= MAX_REDIRECTS; count += 1) {
    assertSafe(url)
    const response = await get(url, url.origin === origin ? headers : {})
    const location = response.headers.get('location')
    if (response.status >= 300 && response.status < 400 && location !== null) {
      await response.body?.cancel()
      url = new URL(location, url)
      continue
    }
    if (!response.ok) throw new CannotRun(`${address}: HTTP ${response.status}${hint(response)}.`)
    return response.text()
  }
  throw new CannotRun(`${address} leads from one address to another without an end.`)
}

/** What a manifest says decides whether a schema is released: no one on the way may change it. */
function assertSafe({ protocol, hostname, href }: URL) {
  if (protocol === 'https:' || OWN_MACHINE.includes(hostname)) return
  throw new CannotRun(`${href}: a manifest is fetched by https only.`)
}

async function get(url: URL, headers: Readonly<Record<string, string>>): Promise<Response> {
  try {
    return await fetch(url, {
      headers: { accept: 'application/json, */*', ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    throw new CannotRun(
      `${url.href} does not respond: ${cause instanceof Error ? cause.message : String(cause)}`,
    )
  }
}

const hint = ({ status }: Response) =>
  [401, 403, 404].includes(status)
    ? '; if it is not for everyone, give what it wants in SCHEMA_GUARD_HEADERS'
    : ''
