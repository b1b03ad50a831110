import { connect, createServer, type Socket } from 'node:net'
import { once } from 'node:events'

/** Stands before a database, and can fall silent as a machine does that vanished: no connection is closed. */
export async function startSilentProxy(target: string) {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
    }
    near.pipe(far)
    far.pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  const address = server.address()
  url.port = String(typeof address === 'object' ? address?.port : '')
  return {
    url: url.href,
    /** Nothing passes on the connections that are open; new ones lead to the machine that stands in. */
    fallSilent() {
      for (const socket of sockets) socket.unpipe().pause()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
