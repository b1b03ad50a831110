import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { builtSite } from '../../src/tools/support/builtSite'
import { productionOn } from '../../src/tools/support/production'
import { programFile } from './compiledServer'

const root = join(__dirname, '../..')
const READY = /ready at (http:\/\/\S+?)[\s"]/

export type ServerProcess = {
  url: string
  /** What it said until it was ready. */
  words: string
  /** Ends it at once, as a power cut would: nothing is finished, nothing is closed. */
  kill(): Promise<void>
  /** Ends it as Ctrl-C does. */
  stop(): Promise<void>
  /** Ends it as a release does. */
  terminate(): void
  /** Resolves with its exit code. */
  ended: Promise<number | null>
}

/** The server as a process of its own, on a free port; it runs these operations. */
export function startServerProcess(
  variables: Record<string, string>,
  texts: readonly string[] = [],
  args: readonly string[] = [programFile('start'), '--no-build'],
): Promise<ServerProcess> {
  const site = builtSite(texts)
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      // In production it neither seeds a demo shop nor draws its pictures.
      ...productionOn(variables.DATABASE_URL),
      HOST: '127.0.0.1',
      PORT: '0',
      // A busy machine is behind, and its tests are served all the same.
      MAX_EVENT_LOOP_DELAY_MS: '0',
      CLIENT_DIR: site.clientDir,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.once('exit', site.clear)
  const end = async (signal: 'SIGKILL' | 'SIGINT') => {
    child.kill(signal)
    await ended
  }
  return new Promise((resolve, reject) => {
    let words = ''
    const listen = (chunk: Buffer) => {
      words += chunk.toString()
      const url = READY.exec(words)?.[1]
      if (!url) return
      resolve({
        url,
        words,
        kill: () => end('SIGKILL'),
        stop: () => end('SIGINT'),
        terminate: () => void child.kill('SIGTERM'),
        ended,
      })
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${words}`)))
    child.once('error', reject)
  })
}
