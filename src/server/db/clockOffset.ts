import type { Logger } from 'pino'
import { createClock } from '#domain/time/clock'

/** A larger difference is logged: orders and sessions expire by this machine's clock and are compared with the database's. */
const MAX_CLOCK_OFFSET_MS = 1_000

export type ClockOffset = {
  /** How far this machine's clock is ahead of the database's, in milliseconds; negative when it is behind. */
  offsetMs: number
  isOff: boolean
}

/** Compares this machine's clock with the database's; how long the response took is no difference. */
export async function measureClockOffset(
  databaseNow: () => Promise<number>,
  machine = createClock(),
): Promise<ClockOffset> {
  const before = machine.now().getTime()
  const there = await databaseNow()
  const after = machine.now().getTime()
  const ahead = before - there
  const behind = after - there
  // The database responded at some moment between the two.
  const offsetMs = Math.round(ahead > 0 ? ahead : Math.min(behind, 0))
  return { offsetMs, isOff: Math.abs(offsetMs) > MAX_CLOCK_OFFSET_MS }
}

/** Logs when the clocks begin to differ, and when they agree again. */
export function createClockWatch(logger: Logger) {
  let wasOff = false
  return ({ offsetMs, isOff }: ClockOffset) => {
    if (isOff && !wasOff) {
      logger.error({ offsetMs }, 'this machine’s clock differs from the database’s')
    } else if (!isOff && wasOff) {
      logger.info({ offsetMs }, 'this machine’s clock agrees with the database’s again')
    }
    wasOff = isOff
  }
}
