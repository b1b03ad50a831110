import { CannotRun } from '../cannotRun'
import { causeOf } from '../causeOf'

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
  let url = addressOf(address)
  const { origin } = url
  for (let count = 0; count <= MAX_REDIRECTS; count += 1) {
    assertSafe(url)
    const response = await get(url, url.origin === origin ? headers : {})
    const location = response.headers.get('location')
    if (response.status >= 300 && response.status < 400 && location !== null) {
      await response.body?.cancel()
      url = addressOf(location, url)
      continue
    }
    if (!response.ok) throw new CannotRun(`${address}: HTTP ${response.status}${hint(response)}.`)
    return textWithin(response, url)
  }
  throw new CannotRun(`${address} leads from one address to another without an end.`)
}

/** What a manifest says decides whether a schema is released: no one on the way may change it. */
function assertSafe({ protocol, hostname, href }: URL) {
  if (protocol === 'https:' || OWN_MACHINE.includes(hostname)) return
  throw new CannotRun(`${href}: a manifest is fetched by https only.`)
}

function addressOf(text: string, base?: URL): URL {
  if (URL.canParse(text, base)) return new URL(text, base)
  throw new CannotRun(
    `${base ? `${base.href} leads to « ${text} »` : `« ${text} »`}: this is no address.`,
  )
}

async function textWithin(response: Response, url: URL): Promise<string> {
  try {
    return await response.text()
  } catch (error) {
    throw new CannotRun(`${url.href} breaks off before its end: ${causeOf(error)}`)
  }
}

async function get(url: URL, headers: Readonly<Record<string, string>>): Promise<Response> {
  try {
    return await fetch(url, {
      headers: { accept: 'application/json, */*', ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  } catch (error) {
    throw new CannotRun(`${url.href} does not respond: ${causeOf(error)}`)
  }
}

const hint = ({ status }: Response) =>
  [401, 403, 404].includes(status)
    ? '; if it is not for everyone, give what it wants in SCHEMA_GUARD_HEADERS'
    : ''
