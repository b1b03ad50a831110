import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, DatabaseConnection } from '#server/db/database'
import { runRawQuery, setRawQueries } from '#server/db/rawQueries'
import { onSameConnection, setSameConnection } from '#server/db/sameConnection'

const READING: readonly PropertyKey[] = [
  '$count',
  'delete',
  'execute',
  'insert',
  'query',
  'select',
  'selectDistinct',
  'transaction',
  'update',
  'with',
]

/**
 * A database that refuses queries from inside one of its transactions. The embedded one has a single connection and
 * would wait for itself; a pool does when every connection is inside a transaction that needs another.
 */
export function guardTransactions(connection: DatabaseConnection): DatabaseConnection {
  const insideTransaction = new AsyncLocalStorage<true>()
  const transaction: Database['transaction'] = (run, settings) =>
    connection.db.transaction((tx) => insideTransaction.run(true, () => run(tx)), settings)
  const refuseInside = (property: PropertyKey) => {
    if (insideTransaction.getStore()) {
      throw new Error(`db.${String(property)} inside a transaction: it needs the transaction`)
    }
  }
  const db = new Proxy(connection.db, {
    get(target, property, receiver) {
      if (READING.includes(property)) refuseInside(property)
      return property === 'transaction' ? transaction : Reflect.get(target, property, receiver)
    },
  })
  setRawQueries(db, (query) => {
    refuseInside(query.name ?? 'query')
    return runRawQuery(connection.db, query)
  })
  setSameConnection(db, async (work) => {
    refuseInside('connection')
    return onSameConnection(connection.db, work)
  })
  return { ...connection, db }
}
