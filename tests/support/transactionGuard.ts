import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, DatabaseConnection } from '#server/db/database'

const READING: readonly PropertyKey[] = [
  '$count',
  '_',
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
 * A database that refuses to be asked from inside one of its transactions. The embedded one has a single connection and
 * would wait for itself; a pool does when every connection is inside a transaction that asks for another.
 */
export function guardTransactions(connection: DatabaseConnection): DatabaseConnection {
  const insideTransaction = new AsyncLocalStorage<true>()
  const transaction: Database['transaction'] = (run, settings) =>
    connection.db.transaction((tx) => insideTransaction.run(true, () => run(tx)), settings)
  const db = new Proxy(connection.db, {
    get(target, property, receiver) {
      if (READING.includes(property) && insideTransaction.getStore()) {
        throw new Error(`db.${String(property)} inside a transaction: it needs the transaction`)
      }
      return property === 'transaction' ? transaction : Reflect.get(target, property, receiver)
    },
  })
  return { ...connection, db }
}
