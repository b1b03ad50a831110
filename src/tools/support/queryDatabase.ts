import { Client } from 'pg'

/** What `work` finds, on a connection that ends with it. */
export async function withConnection<Found>(
  connectionString: string,
  work: (client: Client) => Promise<Found>,
): Promise<Found> {
  const client = new Client({ connectionString })
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The rows of one statement, on a connection of its own. */
export const queryDatabase = <Row extends Record<string, unknown>>(
  connectionString: string,
  text: string,
  values?: unknown[],
): Promise<Row[]> =>
  withConnection(connectionString, async (client) => (await client.query<Row>(text, values)).rows)

/** Whether the database accepts connections. */
export const isConnectable = (connectionString: string): Promise<boolean> =>
  queryDatabase(connectionString, 'SELECT 1').then(
    () => true,
    () => false,
  )
