import type { PGlite, Transaction as EmbeddedTransaction } from '@electric-sql/pglite'
import type { Database } from './database'
import { setRawQueries, setRawQueriesWithin, type RunRawQuery } from './rawQueries'

/**
 * Lets raw queries of a database and of its transactions reach the embedded database. It runs one transaction at a time:
 * the one that it began last is the one that drizzle hands on.
 */
export function connectRawQueries(db: Database, client: PGlite): void {
  let begun: EmbeddedTransaction | null = null
  const begin = client.transaction.bind(client)
  client.transaction = (work) =>
    begin((inner) => {
      begun = inner
      return work(inner)
    })
  const transaction = db.transaction.bind(db)
  db.transaction = (work, config) =>
    transaction((tx) => {
      if (!begun) throw new Error('No transaction has begun')
      setRawQueriesWithin(tx, rawQueriesOn(begun))
      return work(tx)
    }, config)
  setRawQueries(db, rawQueriesOn(client))
}

const rawQueriesOn =
  (client: Pick<PGlite, 'query'>): RunRawQuery =>
  async <Row>({ text, values }: Parameters<RunRawQuery>[0]) => {
    // It keeps no plans by name.
    const { rows, affectedRows } = await client.query<Row>(text, values)
    return { rows, changedRows: affectedRows ?? 0 }
  }
