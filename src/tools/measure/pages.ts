import { get, type IncomingMessage } from 'node:http'
import { startBareServer } from './bareServer'
import { ratio, type Figure, type Part } from './figures'
import { PAGES_GOALS } from './goals'
import { load, type Rate } from './load'
import { median } from './median'
import { onPostgres } from './onPostgres'

const SECONDS = 4
/** The two take turns, so that whatever else the machine does falls on both. */
const ROUNDS = 3
const REQUEST = { accept: 'text/html', 'accept-encoding': 'br' }

/** The shop with its list, and a page that is its shell alone. */
const PATHS = ['/', '/cart']

export const pages = (): Promise<Part> =>
  onPostgres(async (url) => {
    const figures: Figure[] = []
    for (const path of PATHS) figures.push(...(await measurePath(url, path)))
    return { title: 'Pages, brotli, beside a bare server that sends the same bytes', figures }
  })

async function measurePath(url: string, path: string): Promise<Figure[]> {
  // What is packed better in the background is packed by then.
  await load({ url: url + path, connections: 10, seconds: SECONDS, headers: REQUEST })
  const { body, headers } = await bytesOf(url + path)
  const floor = await startBareServer(body, 'data', {
    ...headers,
    'content-length': String(body.length),
  })
  const rateOf = (of: string, connections: number) =>
    load({ url: of, connections, seconds: SECONDS, headers: REQUEST })
  const figures: Figure[] = []
  try {
    for (const connections of [10, 50]) {
      const rounds: { bare: Rate; ours: Rate }[] = []
      while (rounds.length < ROUNDS) {
        rounds.push({
          bare: await rateOf(floor.url, connections),
          ours: await rateOf(url + path, connections),
        })
      }
      const middle = (read: (rate: Rate) => number) => ({
        ours: median(rounds.map(({ ours }) => read(ours))),
        floor: median(rounds.map(({ bare }) => read(bare))),
      })
      const name = `${path} at ${connections} connections`
      figures.push(
        ratio(
          name,
          '/s',
          middle((rate) => rate.requestsPerSecond),
          { atLeast: PAGES_GOALS.rate },
        ),
        ratio(
          `p99 of ${name}`,
          'ms',
          middle((rate) => rate.p99),
          { atMost: PAGES_GOALS.p99 },
        ),
      )
    }
  } finally {
    await floor.stop()
  }
  return figures
}

/** A page as it travels, which `fetch` would unpack, and what a bare server needs to send it. */
async function bytesOf(url: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: REQUEST }, resolve).on('error', reject)
  })
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(Buffer.from(chunk))
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = response.headers
  return {
    body: Buffer.concat(chunks),
    headers: { 'content-type': type, 'content-encoding': encoding },
  }
}
