import type { Logger } from 'pino'

const PATIENCE_MS = 10_000

/** Ctrl-C or SIGTERM stops gracefully; a second one, or ten seconds, at once. */
export function stopOnSignal(stop: () => Promise<void>, logger: Logger) {
  let isStopping = false

  function onSignal(signal: NodeJS.Signals) {
    if (isStopping) process.exit(1)
    isStopping = true
    logger.info({ signal }, 'stopping')
    setTimeout(() => {
      logger.error('requests did not end in time')
      process.exit(1)
    }, PATIENCE_MS).unref()
    stop().then(
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
