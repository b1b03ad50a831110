import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../support/freePort'
import type { PostgresPrograms } from '../support/postgresPrograms'
import { queryDatabase } from '../support/queryDatabase'
import { tieToThisProcess } from '../support/tieToThisProcess'

/** Starts a restored data folder; resolves once it has come to its target and is a database of its own. */
export async function startRestored(data: string, programs: PostgresPrograms) {
  const port = await freePort()
  const settings = ['unix_socket_directories=', 'max_connections=300']
  const child = programs.start('postgres', [
    ...['-D', data, '-h', '127.0.0.1', '-p', String(port)],
    ...settings.flatMap((one) => ['-c', one]),
  ])
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
