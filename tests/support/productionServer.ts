import { join } from 'node:path'
import { builtSite } from '../../src/tools/support/builtSite'
import { productionOn } from '../../src/tools/support/production'
import { spawnServer, type ServerProcess } from '../../src/tools/support/serverProcess'
import { programFile } from './compiledServer'

const root = join(__dirname, '../..')
const READY = /ready at (http:\/\/\S+?)[\s"]/

export type ProductionServer = {
  url: string
  /** What it said until it was ready. */
  words: string
  /** Ends it at once, as a power cut would: nothing is finished, nothing is closed. */
  kill(): Promise<void>
  /** Ends it as Ctrl-C does. */
  stop(): Promise<void>
  /** Ends it as a release does. */
  terminate(): void
  /** Resolves with its exit code. */
  ended: Promise<number | null>
}

const running = new Set<ServerProcess>()

/** What a test that failed has left: the `process` of a test is jest's copy, whose end no server is tied to. */
afterAll(async () => {
  await Promise.all(Array.from(running, (server) => server.stop('SIGKILL')))
})

/** The server as a process of its own, in production, on a free port; it runs these operations. */
export function startProductionServer(
  variables: Record<string, string>,
  texts: readonly string[] = [],
  args: readonly string[] = [programFile('start'), '--no-build'],
): Promise<ProductionServer> {
  const site = builtSite(texts)
  const environment = {
    PATH: process.env.PATH,
    // In production it neither seeds a demo shop nor draws its pictures.
    ...productionOn(variables.DATABASE_URL),
    HOST: '127.0.0.1',
    PORT: '0',
    // A busy machine is behind, and its tests are served all the same.
    MAX_EVENT_LOOP_DELAY_MS: '0',
    CLIENT_DIR: site.clientDir,
    ...variables,
  }
  return new Promise((resolve, reject) => {
    let words = ''
    const server = spawnServer({ args, cwd: root, environment }, (chunk) => {
      words += chunk.toString()
      const url = READY.exec(words)?.[1]
      if (!url) return
      resolve({
        url,
        words,
        kill: () => server.stop('SIGKILL'),
        stop: () => server.stop('SIGINT'),
        terminate: () => server.kill('SIGTERM'),
        ended: server.ended,
      })
    })
    running.add(server)
    server.ended.then((code) => {
      running.delete(server)
      site.clear()
      reject(new Error(`The server ended with ${code}: ${words}`))
    }, reject)
  })
}
