import { spawn } from 'node:child_process'
import { createWriteStream, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../support/freePort'
import { requireProgram } from '../support/programs'
import { ROOT } from '../support/root'
import { tieToThisProcess } from '../support/tieToThisProcess'

export type Balancer = {
  url: string
  /** Resolves once so many backends pass their health check. */
  untilUp(count: number): Promise<void>
  /** How often a backend was silent for so long that its requests were cut off. */
  silences(): number
  stop(): Promise<void>
}

type Backend = { name: string; port: number }

const DEPLOYED = join(ROOT, 'deploy/haproxy/haproxy.cfg')

/** What is deployed, with the processes of a drill in place of the containers, and a page of states to read. */
function configuration(port: number, statsPort: number, backends: readonly Backend[]): string {
  const servers = backends.map(({ name, port: own }) => `  server ${name} 127.0.0.1:${own}\n`)
  const busyServers = backends.map(
    ({ name, port: own }) => `  server ${name}-busy 127.0.0.1:${own} no-check backup\n`,
  )
  const changes: [RegExp, string][] = [
    // As many as a shell without more file handles allows.
    [/maxconn 10000/, 'maxconn 4000'],
    [/bind :8080/, `bind 127.0.0.1:${port}`],
    [/ resolvers docker init-addr libc,none/, ''],
    [/\nresolvers docker[^]*/, ''],
    [/( {2}server \S+ \S+\n)+/, servers.join('')],
    [/( {2}server \S+ \S+ no-check backup\n)+/, busyServers.join('')],
  ]
  const deployed = changes.reduce(
    (text, [from, to]) => {
      if (!from.test(text)) throw new Error(`${DEPLOYED} has no ${String(from)}`)
      return text.replace(from, to)
    },
    readFileSync(DEPLOYED, 'utf8'),
  )
  return `${deployed}
frontend stats
  bind 127.0.0.1:${statsPort}
  stats enable
  stats uri /stats
`
}

/** HAProxy before the servers, from PATH or from Debian. */
export async function startHaproxy({
  folder,
  backends,
}: {
  folder: string
  backends: readonly Backend[]
}): Promise<Balancer> {
  const program = requireProgram('haproxy')
  const [port, statsPort] = [await freePort(), await freePort()]
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, configuration(port, statsPort, backends))
  const child = spawn(program, ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'pipe'] })
  const logFile = join(folder, 'haproxy.log')
  const log = createWriteStream(logFile)
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  const haproxy = tieToThisProcess(child)

  /** The state of each backend by its name, as HAProxy writes it: `UP`, `DOWN`, `MAINT`. */
  async function states() {
    const text = await (await fetch(`http://127.0.0.1:${statsPort}/stats;csv`)).text()
    return new Map(
      text.split('\n').flatMap((line): [string, string][] => {
        const fields = line.split(',')
        const [proxy, name] = fields
        return proxy === 'servers' && name && name !== 'BACKEND' ? [[name, fields[17] ?? '']] : []
      }),
    )
  }

  async function untilUp(count: number) {
    for (let tries = 0; tries < 300; tries += 1) {
      const found = await states().catch(() => new Map<string, string>())
      if ([...found.values()].filter((state) => state.startsWith('UP')).length >= count) return
      if (!haproxy.isRunning()) throw new Error(`HAProxy ended: see ${folder}/haproxy.log`)
      await wait(100)
    }
    throw new Error(`HAProxy found fewer than ${count} servers ready`)
  }

  return {
    url: `http://127.0.0.1:${port}`,
    untilUp,
    silences: () =>
      readFileSync(logFile, 'utf8').split(/ is DOWN, reason: Layer[47] timeout/).length - 1,
    stop: async () => {
      await haproxy.stop()
      log.end()
    },
  }
}
