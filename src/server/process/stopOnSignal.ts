import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { RunningServer } from './main'
import { stopOnFailure } from './stopOnFailure'

const PATIENCE_MS = 20_000

type Options = { logger: Logger; drainSeconds: number }

/**
 * SIGTERM stops in order: the process says that it is not ready, goes on serving until every balancer has seen that and
 * sends no requests any more, or for ten seconds more, then ends. Ctrl-C leaves the wait out, and so does a process without a time to
 * drain: no balancer stands before it. A second signal, or twenty seconds over
 * what is under way from then on, stops at once.
 */
export function stopOnSignal(
  server: Pick<RunningServer, 'drain' | 'untilQuiet' | 'stop'>,
  { logger, drainSeconds }: Options,
) {
  let isStopping = false
  stopOnFailure(() => server.stop(), logger)

  async function stop(signal: NodeJS.Signals) {
    logger.info({ signal }, 'stopping')
    const isDrained = server.drain()
    if (signal === 'SIGTERM' && drainSeconds > 0) {
      await wait(drainSeconds * 1000)
      await server.untilQuiet()
    }
    setTimeout(() => {
      logger.error('what was under way did not end in time')
      process.exit(1)
    }, PATIENCE_MS).unref()
    await isDrained
    await server.stop()
  }

  function onSignal(signal: NodeJS.Signals) {
    if (isStopping) process.exit(1)
    isStopping = true
    stop(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'the stop failed')
        process.exit(1)
      },
    )
  }

  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}
