import type { Logger } from 'pino'

const PATIENCE_MS = 10_000

/**
 * The last resort: an error that no one handled, a rejected promise among them, is logged, and the process ends in order
 * with 1. Its state is not to be trusted any more; its supervisor starts another.
 */
export function stopOnFailure(stop: () => Promise<void>, logger: Logger) {
  let isStopping = false

  process.on('uncaughtException', (error, origin) => {
    logger.fatal({ err: error, origin }, 'an unhandled error')
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => process.exit(1), PATIENCE_MS).unref()
    stop()
      .catch((failure: unknown) => logger.error({ err: failure }, 'the stop failed'))
      .finally(() => process.exit(1))
  })
}
