import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { EnvironmentError } from '../base/env/env'
import { makeFolder } from '../base/makeFolder'
import type { DatabaseConnection } from './database'
import { connectRawQueries } from './embeddedRawQueries'
import { errorWords } from './errorWords'
import { createExclusion } from './exclusion'
import { lockFolder } from './folderLock'
import { createListeners } from './listeners'
import { MIGRATIONS_FOLDER } from '../files'
import { STOCK_CHANNEL, parseStockChange, type StockChange } from './stockChange'

function makeDataFolder(dataDir: string) {
  try {
    makeFolder(dataDir)
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    throw new EnvironmentError([`DATA_DIR cannot be written: ${errorWords(error)}`])
  }
}

/** Opens the embedded database in `<dataDir>/db`, which this process then has to itself. */
export async function openEmbedded(dataDir: string): Promise<DatabaseConnection> {
  const folder = join(dataDir, 'db')
  makeDataFolder(dataDir)
  const unlock = lockFolder(folder)
  try {
    return await connect(await createClient({ dataDir: folder }), unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/** Opens a database that is gone when it is closed: empty, or as it was when it was dumped. */
export async function openInMemory(
  dumped?: Blob,
): Promise<DatabaseConnection & { dump(): Promise<Blob> }> {
  const client = await createClient(dumped ? { loadDataDir: dumped } : {})
  const connection = await connect(client, () => undefined)
  return { ...connection, dump: () => client.dumpDataDir('none') }
}

/**
 * V8 compiles the database once, quickly. To compile it better as well takes a second of processor and more, and its queries
 * are then a tenth faster: a shop has to serve tens of thousands of them to get that second back.
 */
async function createClient(options: PGliteOptions): Promise<PGlite> {
  setFlagsFromString('--liftoff-only')
  return PGlite.create(options)
}

async function connect(client: PGlite, unlock: () => void): Promise<DatabaseConnection> {
  const db = drizzle(client)
  connectRawQueries(db, client)
  const listeners = createListeners<StockChange>()
  await client.listen(STOCK_CHANNEL, (text) => listeners.tell(parseStockChange(text)))
  return {
    db,
    kind: 'embedded',
    maxTransactions: 1,
    migrate: () => migrate(db, { migrationsFolder: MIGRATIONS_FOLDER }),
    ping: async () => {
      await client.query('SELECT 1')
      // It runs on this machine's clock.
      return { offsetMs: 0, isOff: false }
    },
    waitingQueries: () => 0,
    onStockChange: listeners.add,
    isHearingChanges: () => true,
    runExclusively: createExclusion(async () => client),
    close: async () => {
      if (!client.closed) await client.close()
      unlock()
    },
  }
}
