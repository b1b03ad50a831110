import { spawn } from 'node:child_process'
import { createWriteStream, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../support/freePort'
import { requireProgram } from '../support/programs'

export type Balancer = {
  url: string
  /** Resolves once so many backends pass their health check. */
  untilUp(count: number): Promise<void>
  /** The state of each backend by its name, as HAProxy writes it: `UP`, `DOWN`, `MAINT`. */
  states(): Promise<Map<string, string>>
  stop(): Promise<void>
}

type Backend = { name: string; port: number }

/**
 * A request goes to another backend when its own takes no connection; one that was sent is never sent twice. A backend
 * that fails its health check loses its sessions, so that no one waits for a process that is frozen; one that is about to
 * stop says 404 and keeps them until they are done.
 */
const configuration = (port: number, statsPort: number, backends: readonly Backend[]) => `
global
  maxconn 4000
defaults
  mode http
  timeout connect 1s
  timeout client 75s
  timeout server 75s
  timeout queue 5s
  timeout http-keep-alive 30s
  retries 3
  option redispatch 1
  retry-on conn-failure
  option forwardfor
frontend shop
  bind 127.0.0.1:${port}
  default_backend processes
backend processes
  balance roundrobin
  option httpchk GET /health/traffic
  http-check disable-on-404
  timeout check 1500ms
  default-server check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${backends.map(({ name, port: own }) => `  server ${name} 127.0.0.1:${own}`).join('\n')}
frontend stats
  bind 127.0.0.1:${statsPort}
  stats enable
  stats uri /stats
`

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
  const log = createWriteStream(join(folder, 'haproxy.log'))
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  const killNow = () => child.kill('SIGKILL')
  process.once('exit', killNow)
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))

  async function states() {
    const text = await (await fetch(`http://127.0.0.1:${statsPort}/stats;csv`)).text()
    return new Map(
      text.split('\n').flatMap((line): [string, string][] => {
        const fields = line.split(',')
        const [proxy, name] = fields
        return proxy === 'processes' && name && name !== 'BACKEND' ? [[name, fields[17] ?? '']] : []
      }),
    )
  }

  async function untilUp(count: number) {
    for (let tries = 0; tries < 300; tries += 1) {
      const found = await states().catch(() => new Map<string, string>())
      if ([...found.values()].filter((state) => state.startsWith('UP')).length >= count) return
      if (child.exitCode !== null) throw new Error(`HAProxy ended: see ${folder}/haproxy.log`)
      await wait(100)
    }
    throw new Error(`HAProxy found fewer than ${count} servers ready`)
  }

  return {
    url: `http://127.0.0.1:${port}`,
    untilUp,
    states,
    stop: async () => {
      process.off('exit', killNow)
      child.kill('SIGTERM')
      await ended
      log.end()
    },
  }
}
