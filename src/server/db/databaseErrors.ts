import { DrizzleQueryError } from 'drizzle-orm'

/** What a failed statement has left behind. */
type Aftermath =
  /** Nothing: it never ran, or its transaction was rolled back. */
  | 'nothing'
  /** The connection went while it ran: whether it was committed cannot be known from here. */
  | 'unknown'

/** A transaction whose connection was lost before its end. */
export class TransactionLostError extends Error {
  constructor(
    readonly aftermath: Aftermath,
    cause: unknown,
  ) {
    super('The connection was lost inside a transaction', { cause })
    this.name = 'TransactionLostError'
  }
}

/** Refused by a database that is well: a time limit, a deadlock, a standby, no connection left, starting or stopping. */
const REFUSED = new Set([
  '55P03', // lock_not_available
  '57014', // query_canceled
  '40P01', // deadlock_detected
  '40001', // serialization_failure
  '25006', // read_only_sql_transaction: a primary that has become a standby
  '53300', // too_many_connections
  '57P03', // cannot_connect_now
  '08001', // sqlclient_unable_to_establish_sqlconnection
  '08004', // sqlserver_rejected_establishment_of_sqlconnection
])
const FOREIGN_KEY_VIOLATION = '23503'
const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
const LOST = new Set([
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P04', // database_dropped
  '57P05', // idle_session_timeout
  '25P03', // idle_in_transaction_session_timeout
  '25P04', // transaction_timeout
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ERR_STREAM_DESTROYED',
])

// The driver gives these no code.
const NOT_CONNECTED_WORDS =
  /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout|timeout expired)$/
const LOST_WORDS = /^(Connection terminated|Client (has encountered|was closed))/

/** Whether a failure is about the database rather than about the statement; and then, what is left of it. */
export function aftermathOf(error: unknown): Aftermath | null {
  const chain = causesOf(error)
  const transaction = chain.find((one) => one instanceof TransactionLostError)
  if (transaction) return transaction.aftermath
  const kinds = chain.map(kindOf)
  if (kinds.includes('refused')) return 'nothing'
  if (!kinds.includes('lost')) return null
  const statement = chain.find((one) => one instanceof DrizzleQueryError)
  return statement && isRead(statement.query) ? 'nothing' : 'unknown'
}

/** Whether the connection itself is of no more use. */
export const hasLostConnection = (error: unknown): boolean =>
  causesOf(error).some((one) => kindOf(one) === 'lost' || codeOf(one) === '25006')

/** The foreign key that keeps a row from being written, because what it refers to is gone; null for any other failure. */
export function missingReference(error: unknown): string | null {
  const refused = causesOf(error).find((one) => codeOf(one) === FOREIGN_KEY_VIOLATION)
  return refused && 'constraint' in refused && typeof refused.constraint === 'string'
    ? refused.constraint
    : null
}

const isRead = (statement: string) => /^\s*select\b/i.test(statement)

function kindOf(error: Error): 'refused' | 'lost' | null {
  const code = codeOf(error)
  if (REFUSED.has(code) || NOT_CONNECTED.has(code) || NOT_CONNECTED_WORDS.test(error.message)) {
    return 'refused'
  }
  return LOST.has(code) || code.startsWith('08') || LOST_WORDS.test(error.message) ? 'lost' : null
}

const codeOf = (error: Error) =>
  'code' in error && typeof error.code === 'string' ? error.code : ''

/** The error and what it wraps, outermost first; a host with two addresses fails with an error of each. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  let inner = error
  while (inner instanceof Error && causes.length < 10) {
    causes.push(inner)
    inner = inner instanceof AggregateError ? inner.errors[0] : (originalOf(inner) ?? inner.cause)
  }
  return causes
}

/** GraphQL keeps what a resolver threw under a name of its own. */
const originalOf = (error: Error) =>
  'originalError' in error && error.originalError instanceof Error ? error.originalError : null
