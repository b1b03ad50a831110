import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** So long without a request, and the balancers send theirs elsewhere. */
const QUIET_MS = 500
/** A balancer that goes on for longer does not look at this process. */
const MAX_WAIT_MS = 10_000
const LOOK_EVERY_MS = 50
/** In the first, what waits is accepted, in the next its request is read; one more, because the first may begin halfway. */
const TURNS = 3

/** Whether this process is about to stop: it still serves, and says that the next request belongs elsewhere. */
export type Drain = {
  begin(): void
  isDraining(): boolean
  noteRequest(): void
  /** Resolves once no requests come any more, or they do not end. */
  untilQuiet(): Promise<void>
}

export function createDrain(): Drain {
  let isDraining = false
  let lastRequestAt = Number.NEGATIVE_INFINITY
  return {
    begin: () => {
      isDraining = true
    },
    isDraining: () => isDraining,
    noteRequest: () => {
      lastRequestAt = performance.now()
    },
    untilQuiet: async () => {
      const startedAt = performance.now()
      await readWhatHasCome()
      while (
        performance.now() - lastRequestAt < QUIET_MS &&
        performance.now() - startedAt < MAX_WAIT_MS
      ) {
        await wait(LOOK_EVERY_MS)
        await readWhatHasCome()
      }
    },
  }
}

/** A busy process has not read yet what the system has taken for it: a request that would be lost with its connection. */
async function readWhatHasCome() {
  for (let turns = 0; turns < TURNS; turns += 1) await turn()
}

/** A connection that is kept alive would bring its next request here, until the process is gone in the middle of it. */
export function endConnectionsOnDrain(
  app: FastifyInstance,
  { isDraining, noteRequest }: Pick<Drain, 'isDraining' | 'noteRequest'>,
) {
  // At the beginning for files, which are not sent by Fastify; at the end for requests that were under way already.
  app.addHook('onRequest', (request, reply, done) => {
    // Health checks go on until the end.
    if (!request.url.startsWith('/health/')) noteRequest()
    if (isDraining()) reply.header('connection', 'close')
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining()) reply.header('connection', 'close')
    done()
  })
  app.addHook('preClose', readWhatHasCome)
}
