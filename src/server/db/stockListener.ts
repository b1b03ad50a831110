import { Client } from 'pg'
import type { Logger } from 'pino'
import {
  EVERYTHING_CHANGED,
  STOCK_CHANNEL,
  parseStockChange,
  type StockChange,
} from './stockChange'

const FIRST_RETRY_MS = 200
const LAST_RETRY_MS = 10_000

/**
 * Hears `stock_changed` on a connection of its own and comes back when that breaks. What was missed meanwhile is
 * unknown, so coming back tells that everything changed.
 */
export async function listenToStock(
  url: string,
  tell: (change: StockChange) => void,
  logger: Logger,
) {
  let client: Client | null = null
  let retry: NodeJS.Timeout | null = null
  let delay = FIRST_RETRY_MS
  let isClosed = false

  async function connect() {
    const candidate = new Client({
      connectionString: url,
      keepAlive: true,
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

  function lose(lost: Client, error?: Error) {
    if (client !== lost) return
    client = null
    if (isClosed) return
    logger.warn({ err: error }, 'the connection that hears stock changes broke')
    tell(EVERYTHING_CHANGED)
    comeBack()
  }

  function comeBack() {
    retry = setTimeout(() => {
      connect().then(
        () => tell(EVERYTHING_CHANGED),
        () => comeBack(),
      )
    }, delay)
    delay = Math.min(delay * 2, LAST_RETRY_MS)
  }

  await connect()
  return {
    isHearing: () => client !== null,
    close: async () => {
      isClosed = true
      if (retry) clearTimeout(retry)
      await client?.end()
    },
  }
}
