import { Client } from 'pg'

/** The rows of one statement, on a connection of its own. */
export async function queryDatabase<Row extends Record<string, unknown>>(
  connectionString: string,
  text: string,
  values?: unknown[],
): Promise<Row[]> {
  const client = new Client({ connectionString })
  try {
    await client.connect()
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** Whether the database accepts connections. */
export const isConnectable = (connectionString: string): Promise<boolean> =>
  queryDatabase(connectionString, 'SELECT 1').then(
    () => true,
    () => false,
  )
