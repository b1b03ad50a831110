import { Worker } from 'node:worker_threads'

type BareServer = { url: string; stop(): Promise<void> }

/**
 * The least that a Node server can do, to compare ours with; in a thread of its own, as ours runs in a process of its own.
 * `response` is the text of an expression that makes the body of a response from `data`.
 */
export async function startBareServer(
  data: unknown,
  response: string,
  headers: Readonly<Record<string, string>>,
): Promise<BareServer> {
  const source = `
    const { workerData, parentPort } = require('node:worker_threads')
    const { data, headers } = workerData
    const server = require('node:http').createServer((request, response) => {
      request.resume().on('end', () => {
        response.writeHead(200, headers)
        response.end(${response})
      })
    })
    server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))`
  const worker = new Worker(source, { eval: true, workerData: { data, headers } })
  const port = await new Promise<number>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  return { url: `http://127.0.0.1:${port}`, stop: async () => void (await worker.terminate()) }
}
