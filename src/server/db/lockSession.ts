import { Client } from 'pg'
import type { Logger } from 'pino'
import type { DatabaseSession } from './exclusion'

/** PostgreSQL ends the session of a process that says nothing for so long: stopped, or its machine gone. */
const IDLE_SESSION_TIMEOUT = '30s'
const HEARTBEAT_MS = 5_000
/** No query here takes long: a server that does not respond for that time is gone. */
const QUERY_TIMEOUT_MS = 10_000

type Times = { heartbeatMs: number; queryTimeoutMs: number }

/**
 * The connection that holds this process's locks, opened when it is first needed and again after it broke. It needs an
 * address of PostgreSQL itself: a pooler in transaction mode hands its sessions on to others, with the locks on them.
 */
export function createLockSession(
  url: string,
  logger: Logger,
  { heartbeatMs, queryTimeoutMs }: Times = {
    heartbeatMs: HEARTBEAT_MS,
    queryTimeoutMs: QUERY_TIMEOUT_MS,
  },
) {
  let session: Promise<Client> | null = null

  function open(): Promise<Client> {
    if (session) return session
    const opened = connect(() => {
      if (session === opened) session = null
    })
    session = opened
    return opened
  }

  async function connect(forget: () => void): Promise<Client> {
    const client = new Client({
      connectionString: url,
      // The jobs of a process lock and release side by side, and the heartbeat goes between.
      pipeline: true,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      query_timeout: queryTimeoutMs,
      application_name: 'tablee-locks',
    })
    const heartbeat = setInterval(() => {
      client.query('SELECT 1').catch(giveUp)
    }, heartbeatMs)
    heartbeat.unref()
    /** A machine that vanished closes no connection: the system would go on sending to it for a quarter of an hour. */
    function giveUp(error: unknown) {
      logger.warn({ err: error }, 'the database is silent on the connection that holds the locks')
      clearInterval(heartbeat)
      forget()
      client.end().catch(() => undefined)
    }
    client.on('error', (error) =>
      logger.warn({ err: error }, 'the connection that holds the locks of background jobs broke'),
    )
    client.once('end', () => {
      clearInterval(heartbeat)
      forget()
    })
    try {
      await client.connect()
      await client.query("SELECT set_config('idle_session_timeout', $1, false)", [
        IDLE_SESSION_TIMEOUT,
      ])
      return client
    } catch (error) {
      clearInterval(heartbeat)
      forget()
      await client.end().catch(() => undefined)
      throw error
    }
  }

  return {
    open: (): Promise<DatabaseSession> => open(),
    close: async () => {
      const client = await session?.catch(() => null)
      await client?.end()
    },
  }
}
