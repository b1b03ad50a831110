import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { tieToThisProcess, type TiedProcess } from './tieToThisProcess'

type Program = {
  /** Given to node. */
  args: readonly string[]
  cwd: string
  /** All that it finds there. */
  environment: NodeJS.ProcessEnv
}

type Start = Omit<Program, 'environment'> & {
  /** Beside what this process finds. */
  environment: Record<string, string>
  /** Where it listens once it is ready. */
  url: string
  /** What it says is added to it. */
  logFile: string
}

export type ServerProcess = TiedProcess & {
  pid: number
  kill(signal: NodeJS.Signals): void
}

/** What node needs before the path of a TypeScript file. */
export const RUN_TYPESCRIPT = ['--import', 'tsx'] as const

/** A server in a process of its own, which ends with this one; `hear` gets what it says. */
export function spawnServer(
  { args, cwd, environment }: Program,
  hear: (chunk: Buffer) => void,
): ServerProcess {
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment,
  })
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const tied = tieToThisProcess(child)
  const { pid } = child
  if (pid === undefined) throw new Error(`${args.join(' ')} could not be started`)
  return { ...tied, pid, kill: (signal) => void child.kill(signal) }
}

/** A server in a process of its own, once it is ready to respond. */
export async function startServerProcess(start: Start): Promise<ServerProcess> {
  const log = createWriteStream(start.logFile, { flags: 'a' })
  const environment = { ...process.env, ...start.environment }
  const server = spawnServer({ ...start, environment }, (chunk) => log.write(chunk))
  void server.ended.then(() => log.end())
  const words = start.args.join(' ')
  for (let tries = 0; tries < 2_400; tries += 1) {
    if (!server.isRunning()) throw new Error(`${words} did not start: see ${start.logFile}`)
    if (await isReady(start.url)) return server
    await wait(50)
  }
  await server.stop()
  throw new Error(`${words} was not ready after two minutes: see ${start.logFile}`)
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health/ready`)).ok
  } catch {
    return false
  }
}
