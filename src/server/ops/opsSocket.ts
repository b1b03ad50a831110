import { chmodSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import type { Logger } from 'pino'
import type { Env } from '../base/env/env'
import type { OpsResult } from './OpsResult'
import { opsCommand, type OpsCommand } from './OpsCommand'

/** Longer than a payment provider may take that has to be asked three times. */
const MAX_WAIT_MS = 90_000

/** Where a running shop listens to the person who runs it. Only its own user can open the file, and nothing of it is on a network. */
export const opsSocketPath = ({ dataDir }: Pick<Env, 'dataDir'>) => join(dataDir, 'ops.sock')

/**
 * Listens for commands, a line of JSON each: the embedded database belongs to the process of the shop, so that another
 * one has to ask it. Returns how to stop.
 */
export async function listenForOps(
  env: Pick<Env, 'dataDir'>,
  run: (command: OpsCommand) => Promise<OpsResult>,
  logger: Logger,
): Promise<() => Promise<void>> {
  const path = opsSocketPath(env)
  const outcome = async (line: string): Promise<OpsResult> => {
    try {
      return await run(v.parse(opsCommand, JSON.parse(line)))
    } catch (error) {
      logger.error({ err: error }, 'a command failed')
      return { isDone: false, words: 'The command failed: see the log of the shop.' }
    }
  }
  const serve = (socket: Socket) => {
    socket.setTimeout(MAX_WAIT_MS, () => socket.destroy())
    socket.on('error', () => socket.destroy())
    // Who stopped their command before its response breaks the pipe; the interface repeats the socket's error as its own.
    createInterface(socket)
      .on('error', () => undefined)
      .once('line', (line) => {
        void outcome(line).then((result) => socket.end(`${JSON.stringify(result)}\n`))
      })
  }
  const server = createServer(serve)
  // The process that holds the database's lock is the only shop here: what lies there is left from one that fell over.
  rmSync(path, { force: true })
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(path, resolve)
    })
    chmodSync(path, 0o600)
  } catch (error) {
    // A shop without commands still sells.
    logger.warn({ err: error, path }, '`npm run ops` will not reach this shop')
    return async () => undefined
  }
  return () => new Promise((resolve) => server.close(() => resolve()))
}
