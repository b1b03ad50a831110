import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

type Start = {
  /** Given to node after tsx. */
  args: readonly string[]
  cwd: string
  environment: Record<string, string>
  /** Where it answers once it is ready. */
  url: string
  logFile: string
}

/** A server in a process of its own, once it is ready to answer; what it says goes into a file. Answers how to stop it. */
export async function startServerProcess({ args, cwd, environment, url, logFile }: Start) {
  const log = createWriteStream(logFile)
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  child.stdout.pipe(log)
  child.stderr.pipe(log)
  const hasEnded = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await hasEnded
  }

  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${args[0]} did not start: see ${logFile}`)
    if (await isReady(url)) return stop
    await wait(200)
  }
  await stop()
  throw new Error(`${args[0]} was not ready after two minutes: see ${logFile}`)
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health/ready`)).ok
  } catch {
    return false
  }
}
