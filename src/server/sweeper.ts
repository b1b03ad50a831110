import type { Logger } from 'pino'

/** Does a job again and again, never twice at once; a failure is logged and the next round comes all the same. */
export function startSweeper(
  name: string,
  seconds: number,
  job: () => Promise<unknown>,
  logger: Logger,
) {
  let isStopped = false
  let timer: NodeJS.Timeout | null = null
  let round: Promise<void> = Promise.resolve()

  async function run() {
    try {
      await job()
    } catch (error) {
      logger.error({ err: error, sweeper: name }, 'a sweeper failed')
    }
    plan()
  }

  function plan() {
    if (isStopped) return
    timer = setTimeout(() => {
      round = run()
    }, seconds * 1000)
    timer.unref()
  }

  plan()
  return {
    /** Resolves when no round is under way any more. */
    stop: async () => {
      isStopped = true
      if (timer) clearTimeout(timer)
      await round
    },
  }
}
