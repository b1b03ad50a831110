import { setTimeout as wait } from 'node:timers/promises'
import { ROOT } from '../support/root'
import { startServerProcess, type ServerProcess } from '../support/serverProcess'

export type ServerStart = {
  name: string
  port: number
  args: readonly string[]
  environment: Record<string, string>
  logFile: string
}

export type ClusterServer = {
  name: string
  url: string
  /** Of the process that runs now; null between two. */
  pid(): number | null
  isRunning(): boolean
  /** SIGTERM, SIGKILL, SIGSTOP, SIGCONT. */
  kill(signal: NodeJS.Signals): void
  /** Resolves once it is ready. */
  start(changes?: Record<string, string>): Promise<void>
  /** SIGTERM; resolves with its exit code. */
  stop(): Promise<number | null>
  /** Ends it whatever state it is in. */
  end(): Promise<void>
}

const PATIENCE_MS = 20_000

/** One process of the cluster, which may end and come back on the same port. */
export function clusterServer({ name, port, args, environment, logFile }: ServerStart) {
  const url = `http://127.0.0.1:${port}`
  let running: ServerProcess | null = null

  const launch = (changes: Record<string, string> = {}) => ({
    args,
    cwd: ROOT,
    environment: { ...environment, PORT: String(port), ...changes },
    url,
    logFile,
  })

  const start = async (changes?: Record<string, string>) => {
    running = await startServerProcess(launch(changes))
  }

  async function stop() {
    const server = running
    if (!server) return null
    server.kill('SIGTERM')
    const code = await server.ended
    running = null
    return code
  }

  async function end() {
    const server = running
    if (!server) return
    // A process that is frozen hears nothing but these two.
    server.kill('SIGCONT')
    server.kill('SIGTERM')
    const patience = new AbortController()
    await Promise.race([
      server.ended.then(() => patience.abort()),
      wait(PATIENCE_MS, null, { signal: patience.signal }).then(
        () => server.kill('SIGKILL'),
        () => undefined,
      ),
    ])
    await server.ended
    running = null
  }

  const server: ClusterServer = {
    name,
    url,
    pid: () => running?.pid ?? null,
    isRunning: () => running?.isRunning() ?? false,
    kill: (signal) => running?.kill(signal),
    start,
    stop,
    end,
  }
  return server
}
