import { setTimeout } from 'node:timers/promises'
import { startBareServer } from './bareServer'
import { DAY } from './day'
import { ratio, type Figure, type Part } from './figures'
import { INVENTORY_GOALS } from './goals'
import { load } from './load'
import { onPostgres } from './onPostgres'

const SECONDS = 8
/** V8 still compiles a server that has just started: a shop serves for weeks. */
const WARM_UP_SECONDS = 10

/** A hundred products of twelve fields. */
const QUERY = `query measureInventory($input: AvailableInventoryInput!) {
  availableInventory(input: $input) {
    products {
      id name category pictureUrl price vatRate isHot isFeatured available description minimumQuantity participantsPerQuantity
    }
  }
}`

const JSON_HEADERS = { 'content-type': 'application/json' }

export const inventory = (): Promise<Part> =>
  onPostgres(async (url) => ({
    title: 'availableInventory on PostgreSQL, beside a bare server that stringifies the same JSON',
    figures: await measureInventory(`${url}/graphql`),
  }))

/** A shop that has just started from its sources may be behind for a moment, and says when to come back. */
async function responseOf(url: string, body: string, tries = 10): Promise<string> {
  const response = await fetch(url, { method: 'POST', headers: JSON_HEADERS, body })
  const json = await response.text()
  const retryAfter = Number(response.headers.get('retry-after'))
  if (response.status === 503 && retryAfter > 0 && tries > 1) {
    await setTimeout(retryAfter * 1_000)
    return responseOf(url, body, tries - 1)
  }
  if (!response.ok || json.includes('"errors"')) {
    throw new Error(`availableInventory failed: ${json}`)
  }
  return json
}

async function measureInventory(url: string): Promise<Figure[]> {
  const body = JSON.stringify({
    operationName: 'measureInventory',
    query: QUERY,
    variables: { input: { date: DAY, distributionPointsIds: ['111'] } },
  })
  const json = await responseOf(url, body)
  const floor = await startBareServer(JSON.parse(json), 'JSON.stringify(data)', JSON_HEADERS)
  const rateOf = (of: string, connections: number, seconds = SECONDS) =>
    load({ url: of, body, connections, seconds, method: 'POST', headers: JSON_HEADERS })
  const figures: Figure[] = []
  try {
    for (const server of [floor.url, url]) await rateOf(server, 10, WARM_UP_SECONDS)
    for (const connections of [10, 50]) {
      const bare = await rateOf(floor.url, connections)
      const ours = await rateOf(url, connections)
      const rates = { ours: ours.requestsPerSecond, floor: bare.requestsPerSecond }
      const latencies = { ours: ours.p99, floor: bare.p99 }
      figures.push(
        ratio(`at ${connections} connections`, '/s', rates, { atLeast: INVENTORY_GOALS.rate }),
        ratio(`p99 at ${connections} connections`, 'ms', latencies, {
          atMost: INVENTORY_GOALS.p99,
        }),
      )
    }
  } finally {
    await floor.stop()
  }
  return figures
}
