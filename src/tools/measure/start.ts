import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { buildIfStale } from '../support/buildIfStale'
import { startPostgres } from '../support/postgres'
import { productionOn } from '../support/production'
import { ROOT } from '../support/root'
import { buildServer } from '../support/serverBundle'
import { ratio, type Part } from './figures'
import { START_GOALS } from './goals'
import { median } from './median'

const ROUNDS = 9
const COMPILED = join(ROOT, 'dist/server')

/** From the start of the compiled server until it is ready, beside node doing nothing, turn by turn. */
export async function start(): Promise<Part> {
  await buildIfStale()
  await buildServer()
  const postgres = await startPostgres()
  try {
    const environment = productionEnvironment(await postgres.createDatabase())
    await untilEnd(spawnNode([join(COMPILED, 'migrate.js')], environment))
    const rounds: { ours: number; floor: number }[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ ours: await startOnce(environment), floor: await doNothing(environment) })
    }
    const figure = {
      ours: median(rounds.map(({ ours }) => ours)),
      floor: median(rounds.map(({ floor }) => floor)),
    }
    return {
      title:
        'The compiled server in production, from its start until it is ready, beside `node -e 0`',
      figures: [ratio('start', 'ms', figure, { atMost: START_GOALS.ready })],
    }
  } finally {
    await postgres.stop()
  }
}

const productionEnvironment = (databaseUrl: string) => ({
  PATH: process.env.PATH,
  ...productionOn(databaseUrl),
  HOST: '127.0.0.1',
  PORT: '0',
})

const spawnNode = (args: readonly string[], env: NodeJS.ProcessEnv) =>
  spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })

async function startOnce(environment: NodeJS.ProcessEnv): Promise<number> {
  const startedAt = performance.now()
  const server = spawnNode([join(COMPILED, 'main.js')], environment)
  try {
    await untilSaid(server, 'ready at')
    return performance.now() - startedAt
  } finally {
    server.kill('SIGKILL')
  }
}

async function doNothing(environment: NodeJS.ProcessEnv): Promise<number> {
  const startedAt = performance.now()
  await untilEnd(spawnNode(['-e', '0'], environment))
  return performance.now() - startedAt
}

type Child = ReturnType<typeof spawnNode>

async function untilSaid(child: Child, words: string): Promise<void> {
  let said = ''
  for await (const chunk of child.stdout) {
    said += String(chunk)
    if (said.includes(words)) return
  }
  throw new Error(`The server ended before it was ready: ${said}`)
}

async function untilEnd(child: Child): Promise<void> {
  child.stdout.resume()
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`It ended with ${code}`)
}
