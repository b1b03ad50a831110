import { readdirSync, readFileSync } from 'node:fs'
import type { Cluster } from '../../drill/cluster'

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

/** Milliseconds of processor that the servers and PostgreSQL have used so far. */
type ProcessorTime = { servers: number; postgres: number }

/** Reads `/proc`: what a request costs says more than a rate where load, servers and PostgreSQL share two cores. */
export async function watchProcessor({ servers, sql }: Pick<Cluster, 'servers' | 'sql'>) {
  const [backend] = await sql<{ pid: number }>('select pg_backend_pid() as pid')
  // It is gone by now; every other process of this PostgreSQL has the same parent.
  const parent = await parentOfBackends(sql, backend?.pid ?? 0)
  return (): ProcessorTime => {
    const all = processes()
    const ofServers = servers.map((server) => all.find(({ pid }) => pid === server.pid()))
    const main = all.find(({ pid }) => pid === parent)
    const children = all.filter(({ parent: of }) => of === parent)
    const sum = (some: readonly (Process | undefined)[]) =>
      some.reduce((total, one) => total + (one?.own ?? 0), 0)
    return {
      servers: sum(ofServers) * TICK_MS,
      postgres: (sum([main, ...children]) + (main?.ofEnded ?? 0)) * TICK_MS,
    }
  }
}

async function parentOfBackends(sql: Cluster['sql'], gone: number): Promise<number> {
  const rows = await sql<{ pid: number }>('select pid from pg_stat_activity where pid <> $1', [
    gone,
  ])
  const known = new Set(rows.map(({ pid }) => pid))
  const found = processes().find(({ pid }) => known.has(pid))
  if (!found) throw new Error('PostgreSQL is not among the processes of this machine')
  return found.parent
}

type Process = { pid: number; parent: number; own: number; ofEnded: number }

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name): Process[] => {
      try {
        const text = readFileSync(`/proc/${name}/stat`, 'utf8')
        // After the program's name, which may hold anything: state, parent, …
        const fields = text
          .slice(text.lastIndexOf(')') + 2)
          .split(' ')
          .map(Number)
        const at = (index: number) => fields[index] ?? 0
        return [
          { pid: Number(name), parent: at(1), own: at(11) + at(12), ofEnded: at(13) + at(14) },
        ]
      } catch {
        // It has ended meanwhile.
        return []
      }
    })
}
