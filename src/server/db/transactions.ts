import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { PostgresSettings } from '../base/env/envDatabase'
import { databaseOn } from './clientDatabase'
import type { Database } from './database'
import { hasLostConnection, TransactionLostError } from './databaseErrors'
import { rawQueriesOn } from './postgresRawQueries'
import { setRawQueriesWithin } from './rawQueries'

/**
 * Transactions on connections of their own. One whose connection is lost says what is left of it: nothing, until its
 * commit was sent; then no one knows.
 */
export function createTransactions(
  pool: Pool,
  { isPooled, limits }: Pick<PostgresSettings, 'isPooled' | 'limits'>,
): Database['transaction'] {
  // A pooler keeps no settings of a session, but those of a transaction are its own.
  const setLimits = sql`select set_config('lock_timeout', ${String(limits.lockMs)}, true),
    set_config('statement_timeout', ${String(limits.statementMs)}, true),
    set_config('idle_in_transaction_session_timeout', ${String(limits.idleInTransactionMs)}, true)`

  return async (run, config) => {
    const client = await pool.connect()
    let isCommitting = false
    let isLost = false
    try {
      return await databaseOn(client).transaction(async (tx) => {
        setRawQueriesWithin(tx, rawQueriesOn(client))
        if (isPooled) await tx.execute(setLimits)
        const result = await run(tx)
        isCommitting = true
        return result
      }, config)
    } catch (error) {
      isLost = hasLostConnection(error)
      throw isLost ? new TransactionLostError(isCommitting ? 'unknown' : 'nothing', error) : error
    } finally {
      client.release(isLost)
    }
  }
}
