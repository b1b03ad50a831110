import type { ClientBase, Pool } from 'pg'
import type { RunRawQuery } from './rawQueries'

/** Raw queries on a connection, or on whichever connection of a pool is free. */
export const rawQueriesOn =
  (client: ClientBase | Pool): RunRawQuery =>
  async <Row extends Record<string, unknown>>(query: Parameters<RunRawQuery>[0]) => {
    const { rows, rowCount } = await client.query<Row>(query)
    return { rows, changedRows: rowCount ?? 0 }
  }
