import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { DatabaseConnection } from './database'
import { lockFolder } from './folderLock'
import { createListeners } from './listeners'
import { migrationsFolder } from './migrations'
import { STOCK_CHANNEL, parseStockChange, type StockChange } from './stockChange'
import * as tables from './tables'

/** Opens the embedded database in `<dataDir>/db`, which this process then has to itself. */
export async function openEmbedded(dataDir: string): Promise<DatabaseConnection> {
  const folder = join(dataDir, 'db')
  mkdirSync(dataDir, { recursive: true })
  const unlock = lockFolder(folder)
  try {
    return await connect(await PGlite.create(folder), unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/** Opens a database that is gone when it is closed: empty, or as it was when it was dumped. */
export async function openInMemory(
  dumped?: Blob,
): Promise<DatabaseConnection & { dump(): Promise<Blob> }> {
  const client = await PGlite.create(dumped ? { loadDataDir: dumped } : {})
  const connection = await connect(client, () => undefined)
  return { ...connection, dump: () => client.dumpDataDir('none') }
}

async function connect(client: PGlite, unlock: () => void): Promise<DatabaseConnection> {
  const db = drizzle(client, { schema: tables })
  const listeners = createListeners<StockChange>()
  await client.listen(STOCK_CHANNEL, (text) => listeners.tell(parseStockChange(text)))
  return {
    db,
    kind: 'embedded',
    migrate: () => migrate(db, { migrationsFolder }),
    ping: async () => {
      await client.query('SELECT 1')
    },
    onStockChange: listeners.add,
    isHearingChanges: () => true,
    close: async () => {
      if (!client.closed) await client.close()
      unlock()
    },
  }
}
