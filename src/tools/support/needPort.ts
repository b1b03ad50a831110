import { createServer } from 'node:net'

/** Its message says which port, and what to type instead. */
export class PortTakenError extends Error {}

/** Looks whether a port can be had before what takes longer begins. Error: PortTakenError. */
export function needPort(port: number, instead: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new PortTakenError(`Port ${port} is taken. Choose another: ${instead}`)
          : error,
      ),
    )
    server.listen(port, () => server.close(() => resolve()))
  })
}
