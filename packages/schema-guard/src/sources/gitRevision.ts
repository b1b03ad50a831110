import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { CannotRun } from '../cannotRun'

const run = promisify(execFile)
const MAX_BYTES = 64 * 1024 * 1024

/** The text of a file in a revision; `revision:path` names another file. Error: CannotRun. */
export async function readRevision(revision: string, file: string, cwd: string): Promise<string> {
  const isSafe = /^[\w@^~/.{}:-]+$/.test(revision) && !revision.startsWith('-')
  const object = revision.includes(':') ? revision : `${revision}:./${file}`
  try {
    if (!isSafe) throw new Error('no such file')
    const { stdout } = await run('git', ['show', object], { cwd, maxBuffer: MAX_BYTES })
    return stdout
  } catch {
    throw new CannotRun(
      `« ${revision} » is neither a file, nor a URL, nor a git revision that holds ${file}.`,
    )
  }
}
