import type { FastifyInstance } from 'fastify'

/** Whether this process is about to stop: it still serves, and says that the next request belongs elsewhere. */
export type Drain = { begin(): void; isDraining(): boolean }

export function createDrain(): Drain {
  let isDraining = false
  return {
    begin: () => {
      isDraining = true
    },
    isDraining: () => isDraining,
  }
}

/** A connection that is kept alive would bring its next request here, until the process is gone in the middle of it. */
export function endConnectionsOnDrain(app: FastifyInstance, { isDraining }: Drain) {
  // At the beginning for files, which are not sent by Fastify; at the end for requests that were under way already.
  app.addHook('onRequest', (_request, reply, done) => {
    if (isDraining()) reply.header('connection', 'close')
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining()) reply.header('connection', 'close')
    done()
  })
}
