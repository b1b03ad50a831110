import autocannon from 'autocannon'
import { Worker } from 'node:worker_threads'

export type Rate = { requestsPerSecond: number; p99: number }
export type InventoryFigures = { connections: number; ours: Rate; floor: Rate }

const SECONDS = 8

/** A hundred products of twelve fields, as measured for every server in docs/measures.md. */
const QUERY = `query measureInventory($input: AvailableInventoryInput!) {
  availableInventory(input: $input) {
    products {
      id name category pictureUrl price vatRate isHot isFeatured available description minimumQuantity participantsPerQuantity
    }
  }
}`

/** Requests per second of `availableInventory` and of a bare server that stringifies the same JSON. */
export async function measureInventory(url: string, date: string): Promise<InventoryFigures[]> {
  const body = JSON.stringify({
    operationName: 'measureInventory',
    query: QUERY,
    variables: { input: { date, distributionPointsIds: ['111'] } },
  })
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const json = await answer.text()
  if (!answer.ok || json.includes('"errors"')) throw new Error(`availableInventory failed: ${json}`)

  const floor = await startFloor(json)
  const figures: InventoryFigures[] = []
  try {
    for (const connections of [10, 50]) {
      await load(`${url}/graphql`, body, connections, 2)
      figures.push({
        connections,
        floor: await load(floor.url, body, connections, SECONDS),
        ours: await load(`${url}/graphql`, body, connections, SECONDS),
      })
    }
  } finally {
    await floor.stop()
  }
  return figures
}

async function load(
  url: string,
  body: string,
  connections: number,
  duration: number,
): Promise<Rate> {
  const result = await autocannon({
    url,
    body,
    connections,
    duration,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors under load`)
  }
  return { requestsPerSecond: result.requests.average, p99: result.latency.p99 }
}

/** The floor runs in a thread of its own, as our server runs in a process of its own. */
async function startFloor(json: string) {
  const source = `
    const { workerData, parentPort } = require('node:worker_threads')
    const data = JSON.parse(workerData)
    const server = require('node:http').createServer((request, response) => {
      request.resume().on('end', () => {
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(data))
      })
    })
    server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))`
  const worker = new Worker(source, { eval: true, workerData: json })
  const port = await new Promise<number>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  return { url: `http://127.0.0.1:${port}`, stop: async () => void (await worker.terminate()) }
}
