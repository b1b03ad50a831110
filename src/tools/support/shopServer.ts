import { spawn } from 'node:child_process'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './freePort'
import { ROOT } from './root'
import { run } from './run'

export type ShopServer = { url: string; dataDir: string; stop(): Promise<void> }

/** Starts the built shop as `npm start` does, in a process of its own, on a free port and an empty data folder. */
export async function startShopServer(given: Record<string, string> = {}): Promise<ShopServer> {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'tablee-'))
  const environment = { PORT: String(port), DATA_DIR: dataDir, ...given }
  // Only the embedded database gets the demo shop by itself.
  if (given.DATABASE_URL) await run('tsx', ['src/tools/seed.ts'], environment)
  const url = `http://127.0.0.1:${port}`
  const log = createWriteStream(join(dataDir, 'server.log'))
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/tools/start.ts', '--no-build'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  child.stdout.pipe(log)
  child.stderr.pipe(log)
  const hasEnded = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await hasEnded
    rmSync(dataDir, { recursive: true, force: true })
  }

  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null)
      throw new Error(`The shop did not start: see ${dataDir}/server.log`)
    if (await isReady(url)) return { url, dataDir, stop }
    await wait(200)
  }
  await stop()
  throw new Error('The shop was not ready after two minutes.')
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health/ready`)).ok
  } catch {
    return false
  }
}
