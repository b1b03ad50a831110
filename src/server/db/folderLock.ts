import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hasCode } from '../base/hasCode'

/** Another process has the embedded database open. */
export class FolderLockedError extends Error {
  constructor(folder: string, pid: number) {
    super(
      `Process ${pid} already uses the embedded database in ${folder}; two writers would lose data. ` +
        'Stop it first, or choose another DATA_DIR, or set DATABASE_URL to share a PostgreSQL.',
    )
    this.name = 'FolderLockedError'
  }
}

/** Takes `<folder>.lock` for this process, or throws FolderLockedError; returns how to give it back. */
export function lockFolder(folder: string): () => void {
  const lock = `${folder}.lock`
  const own = `${process.pid} ${startOf(process.pid)}`
  const draft = `${lock}.${process.pid}`
  // A link appears whole or not at all: no one reads a lock that is half written.
  writeFileSync(draft, own)
  try {
    if (!isLinked(draft, lock)) takeOver(lock, folder, draft)
  } finally {
    rmSync(draft, { force: true })
  }
  const unlock = () => {
    process.off('exit', unlock)
    if (read(lock) === own) rmSync(lock, { force: true })
  }
  process.on('exit', unlock)
  return unlock
}

function takeOver(lock: string, folder: string, draft: string) {
  const found = read(lock)
  if (found !== null && isAlive(found)) throw new FolderLockedError(folder, pidOf(found))
  const aside = `${draft}.stale`
  try {
    renameSync(lock, aside)
  } catch {
    // Another process has just put it aside: the link below decides who wins.
  }
  const taken = read(aside)
  if (taken !== null && isAlive(taken)) {
    renameSync(aside, lock)
    throw new FolderLockedError(folder, pidOf(taken))
  }
  rmSync(aside, { force: true })
  if (!isLinked(draft, lock)) throw new FolderLockedError(folder, pidOf(read(lock) ?? ''))
}

function isLinked(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

const pidOf = (content: string) => Number.parseInt(content, 10)

function isAlive(content: string): boolean {
  const pid = pidOf(content)
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it lives and belongs to another user.
    if (!hasCode(error, 'EPERM')) return false
  }
  // The number may have been given to another process since, always so in a container that restarts.
  const start = content.split(' ')[1] ?? ''
  return start === '' || start === startOf(pid)
}

/** When a process started, in ticks since boot; empty where the system does not say (macOS). */
function startOf(pid: number): string {
  const stat = read(`/proc/${pid}/stat`)
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}
