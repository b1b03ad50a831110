import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../support/freePort'
import { ROOT } from '../support/root'
import { RUN_TYPESCRIPT, startServerProcess } from '../support/serverProcess'

export type DevServer = { url: string; folder: string; stop(): Promise<void> }

const NOT_COPIED = ['.git', '.data', 'dist', 'node_modules', 'test-results']

/** `npm run dev` in a copy of the project, on free ports: its files may be changed. */
export async function startDevServer(environment: Record<string, string>): Promise<DevServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-dev-'))
  for (const name of readdirSync(ROOT).filter((each) => !NOT_COPIED.includes(each))) {
    cpSync(join(ROOT, name), join(folder, name), { recursive: true })
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const [port, apiPort] = [await freePort(), await freePort()]
  const url = `http://localhost:${port}`
  const server = await startServerProcess({
    args: [...RUN_TYPESCRIPT, 'src/tools/dev.ts'],
    cwd: folder,
    environment: { PORT: String(port), API_PORT: String(apiPort), ...environment },
    url,
    logFile: join(folder, 'dev.log'),
  })
  return {
    url,
    folder,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
