import { spawn } from 'node:child_process'
import { chownSync, createWriteStream, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../support/freePort'
import { unprivilegedUser } from '../support/postgresBinaries'
import { requireProgram } from '../support/programs'
import { isConnectable } from '../support/queryDatabase'
import { tieToThisProcess } from '../support/tieToThisProcess'

type Pooler = {
  /** The address of a database of the PostgreSQL behind it. */
  through(databaseUrl: string): string
  stop(): Promise<void>
}

/** As docs/decisions/039-time-limits-in-the-database.md has it. */
const configuration = (port: number, postgres: URL, { users, poolSize }: PoolerFiles) => `
[databases]
* = host=${postgres.hostname} port=${postgres.port} connect_query='SET lock_timeout = 2000; SET statement_timeout = 8000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${poolSize}
server_login_retry = 1
query_wait_timeout = 5
max_client_conn = 500
`

type PoolerFiles = { users: string; poolSize: number }

/** PgBouncer before a PostgreSQL, handing its connections on between two transactions; from PATH or from Debian. */
export async function startPgbouncer({
  folder,
  postgresUrl,
  poolSize,
}: {
  folder: string
  postgresUrl: string
  poolSize: number
}): Promise<Pooler> {
  const program = requireProgram('pgbouncer')
  const port = await freePort()
  const own = join(folder, 'pgbouncer')
  const [file, users] = [join(own, 'pgbouncer.ini'), join(own, 'users.txt')]
  mkdirSync(own)
  writeFileSync(users, '"tablee" ""\n')
  writeFileSync(file, configuration(port, new URL(postgresUrl), { users, poolSize }))
  const user = unprivilegedUser()
  // It refuses to run as root, and has to come to its files.
  if (user) for (const path of [folder, own, file, users]) chownSync(path, user.uid, user.gid)
  const child = spawn(program, [file], { ...user, cwd: own, stdio: ['ignore', 'ignore', 'pipe'] })
  const log = createWriteStream(join(folder, 'pgbouncer.log'))
  child.stderr.pipe(log, { end: false })
  const pgbouncer = tieToThisProcess(child)
  const through = (databaseUrl: string) => {
    const url = new URL(databaseUrl)
    url.host = `127.0.0.1:${port}`
    return url.href
  }
  const stop = async () => {
    await pgbouncer.stop()
    log.end()
  }
  for (let tries = 0; !(await isConnectable(through(postgresUrl))); tries += 1) {
    if (tries > 100 || !pgbouncer.isRunning()) {
      await stop()
      throw new Error(`PgBouncer did not start: see ${folder}/pgbouncer.log`)
    }
    await wait(100)
  }
  return { through, stop }
}
