import { Client } from 'pg'
import type { Logger } from 'pino'
import * as v from 'valibot'
import {
  EVERYTHING_CHANGED,
  STOCK_CHANNEL,
  parseStockChange,
  type StockChange,
} from './stockChange'

const FIRST_RETRY_MS = 200
const MAX_RETRY_MS = 2_000
/** A connection that was lost silently looks like one on which nothing changes. */
const HEARTBEAT_MS = 5_000
const HEARTBEAT_TIMEOUT_MS = 3_000

const heartbeatRows = v.tuple([v.object({ standby: v.boolean() })])

/**
 * Listens to `stock_changed` on its own connection and reconnects when that breaks. Changes in between are unknown, so
 * a reconnection reports that everything changed.
 */
export async function listenToStock(
  url: string,
  tell: (change: StockChange) => void,
  logger: Logger,
) {
  let client: Client | null = null
  let retry: NodeJS.Timeout | null = null
  let delay = FIRST_RETRY_MS
  /** Whether the log has the reason for which it cannot come back yet: once for each time that it broke. */
  let isReasonLogged = false
  let isClosed = false
  const heartbeat = setInterval(() => void beat(), HEARTBEAT_MS)
  heartbeat.unref()

  async function connect() {
    const candidate = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: HEARTBEAT_TIMEOUT_MS,
      query_timeout: HEARTBEAT_TIMEOUT_MS,
      application_name: 'tablee-listener',
    })
    candidate.on('error', (error) => lose(candidate, error))
    candidate.on('end', () => lose(candidate))
    candidate.on('notification', ({ payload }) => tell(parseStockChange(payload ?? '')))
    try {
      await candidate.connect()
      await candidate.query(`LISTEN ${STOCK_CHANNEL}`)
    } catch (error) {
      await candidate.end().catch(() => undefined)
      throw error
    }
    if (isClosed) return void candidate.end()
    client = candidate
    delay = FIRST_RETRY_MS
  }

  /** A primary that has become a standby hears nothing of what its successor writes. */
  async function beat() {
    const listening = client
    if (!listening) return
    try {
      const { rows } = await listening.query('SELECT pg_is_in_recovery() AS standby')
      if (!v.parse(heartbeatRows, rows)[0].standby) return
      lose(listening, new Error('the database is a standby now'))
    } catch (error) {
      lose(listening, error instanceof Error ? error : undefined)
    }
    await listening.end().catch(() => undefined)
  }

  function lose(lost: Client, error?: Error) {
    if (client !== lost) return
    client = null
    if (isClosed) return
    isReasonLogged = false
    logger.warn({ err: error }, 'the connection that hears stock changes broke')
    tell(EVERYTHING_CHANGED)
    comeBack()
  }

  function comeBack() {
    retry = setTimeout(() => {
      connect().then(
        () => {
          logger.info('stock changes are heard again')
          tell(EVERYTHING_CHANGED)
        },
        (error: unknown) => {
          if (!isReasonLogged) logger.warn({ err: error }, 'stock changes cannot be heard yet')
          isReasonLogged = true
          comeBack()
        },
      )
    }, delay)
    delay = Math.min(delay * 2, MAX_RETRY_MS)
  }

  try {
    await connect()
  } catch (error) {
    clearInterval(heartbeat)
    throw error
  }
  return {
    isHearing: () => client !== null,
    close: async () => {
      isClosed = true
      clearInterval(heartbeat)
      if (retry) clearTimeout(retry)
      await client?.end()
    },
  }
}
