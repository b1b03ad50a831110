import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './freePort'
import { quickestPlace } from './quickestPlace'
import { ROOT } from './root'
import { run } from './run'
import { RUN_TYPESCRIPT, startServerProcess } from './serverProcess'

const FROM_SOURCES = [...RUN_TYPESCRIPT, 'src/tools/start.ts']

export type ShopServer = { url: string; dataDir: string; stop(): Promise<void> }

/** What was made before. */
export type PreparedShop = {
  /** The data folder to begin with a copy of; without it, an empty one. */
  folder?: string
  /** The compiled program to run. */
  program: string
}

/**
 * Starts the built shop as `npm start` does, in a process of its own, on a free port: from the sources on an empty data folder,
 * or from what was prepared.
 */
export async function startShopServer(
  given: Record<string, string> = {},
  prepared?: PreparedShop,
): Promise<ShopServer> {
  const port = await freePort()
  const dataDir = mkdtempSync(join(prepared?.folder ? quickestPlace() : tmpdir(), 'tablee-'))
  if (prepared?.folder) cpSync(prepared.folder, dataDir, { recursive: true })
  // A demonstration: a compiled program would take production for granted.
  const environment = {
    NODE_ENV: 'development',
    PORT: String(port),
    DATA_DIR: dataDir,
    ...given,
  }
  // Only the embedded database gets the demo shop by itself.
  if (given.DATABASE_URL && (await run('tsx', ['src/tools/seed.ts'], environment)) !== 0) {
    throw new Error('The demo shop could not be put into the database.')
  }
  const url = `http://127.0.0.1:${port}`
  const server = await startServerProcess({
    args: [...(prepared ? [prepared.program] : FROM_SOURCES), '--no-build'],
    cwd: ROOT,
    environment,
    url,
    logFile: join(dataDir, 'server.log'),
  })
  return {
    url,
    dataDir,
    async stop() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
