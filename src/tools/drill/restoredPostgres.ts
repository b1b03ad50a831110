import { spawn } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../support/freePort'
import { findPostgres, unprivilegedUser } from '../support/postgresBinaries'
import { tieToThisProcess } from '../support/tieToThisProcess'
import { queryDatabase } from './queryDatabase'

type PostgresTools = ReturnType<typeof postgresTools>

/** The programs of PostgreSQL, run as the user that owns its data. */
export function postgresTools() {
  const root = mkdtempSync(join(tmpdir(), 'tablee-restore-'))
  const user = unprivilegedUser()
  const own = (path: string) => user && chownSync(path, user.uid, user.gid)
  own(root)
  const binaries = findPostgres(root)
  const start = (program: string, args: readonly string[]) =>
    spawn(join(binaries, program), args, {
      ...user,
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  return {
    start,
    folder(name: string): string {
      const path = join(root, name)
      mkdirSync(path, { mode: 0o700 })
      own(path)
      return path
    },
    run: (program: string, args: readonly string[]) =>
      new Promise<void>((resolve, reject) => {
        const child = start(program, args)
        let words = ''
        child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()))
        child.once('error', reject)
        child.once('close', (code) =>
          code === 0 ? resolve() : reject(new Error(`${program}: ${words}`)),
        )
      }),
    clear: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** Starts a restored data folder; resolves once it has come to its target and is a database of its own. */
export async function startRestored(data: string, tools: PostgresTools) {
  const port = await freePort()
  const settings = ['unix_socket_directories=', 'max_connections=300']
  const child = tools.start('postgres', [
    '-D',
    data,
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    ...settings.flatMap((one) => ['-c', one]),
  ])
  child.stderr.resume()
  const server = tieToThisProcess(child, 'SIGQUIT')
  const url = `postgresql://tablee@127.0.0.1:${port}/postgres`
  while (!(await isPromoted(url))) {
    if (!server.isRunning()) throw new Error('The restored PostgreSQL did not start')
    await wait(100)
  }
  // A fast shutdown: PostgreSQL waits for its clients at a SIGTERM.
  return { url, stop: () => server.stop('SIGINT') }
}

async function isPromoted(url: string): Promise<boolean> {
  const rows = await queryDatabase<{ recovering: boolean }>(
    url,
    'select pg_is_in_recovery() as recovering',
  ).catch(() => [])
  return rows[0]?.recovering === false
}

/** The database of an address on another server. */
export function databaseAt(serverUrl: string, databaseUrl: string): string {
  const url = new URL(serverUrl)
  url.pathname = new URL(databaseUrl).pathname
  return url.href
}
