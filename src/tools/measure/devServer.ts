import { spawn } from 'node:child_process'
import { createWriteStream, cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../support/freePort'
import { ROOT } from '../support/root'

export type DevServer = { url: string; folder: string; stop(): Promise<void> }

const NOT_COPIED = ['.git', '.data', 'dist', 'node_modules', 'test-results']

/** `npm run dev` in a copy of the project, on free ports: its files may be changed. */
export async function startDevServer(environment: Record<string, string>): Promise<DevServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-dev-'))
  for (const name of readdirSync(ROOT)) {
    if (!NOT_COPIED.includes(name))
      cpSync(join(ROOT, name), join(folder, name), { recursive: true })
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const [port, apiPort] = [await freePort(), await freePort()]
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/tools/dev.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), API_PORT: String(apiPort), ...environment },
  })
  const log = createWriteStream(join(folder, 'dev.log'))
  child.stdout.pipe(log)
  child.stderr.pipe(log)
  const hasEnded = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await hasEnded
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`npm run dev ended: see ${folder}/dev.log`)
    const ready = await fetch(`${url}/health/ready`).catch(() => null)
    if (ready?.ok) return { url, folder, stop }
    await wait(200)
  }
  await stop()
  throw new Error('npm run dev was not ready after two minutes.')
}
