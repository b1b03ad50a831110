import { spawn } from 'node:child_process'
import { chownSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { findPostgres, unprivilegedUser } from './postgresBinaries'

export type PostgresPrograms = ReturnType<typeof postgresPrograms>

/** The programs of PostgreSQL, run in `folder` as a user that may run them. */
export function postgresPrograms(folder: string) {
  const user = unprivilegedUser()
  const binaries = findPostgres(folder)
  return {
    /** Where they are, to say so. */
    binaries,

    /** Starts one that goes on; what it says is lost. */
    start: (program: string, args: readonly string[]) =>
      spawn(join(binaries, program), args, { ...user, cwd: folder, stdio: 'ignore' }),

    /** Runs one to its end; rejects with what it said if it failed. */
    run: (program: string, args: readonly string[]) =>
      new Promise<void>((resolve, reject) => {
        const child = spawn(join(binaries, program), args, {
          ...user,
          cwd: folder,
          stdio: ['ignore', 'ignore', 'pipe'],
        })
        let words = ''
        child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()))
        child.once('error', reject)
        child.once('close', (code) =>
          code === 0 ? resolve() : reject(new Error(`${program}: ${words}`)),
        )
      }),
  }
}

/** A new folder in `place` that the programs of PostgreSQL may write into. */
export function postgresFolder(place: string, prefix: string): string {
  const folder = mkdtempSync(join(place, prefix))
  const user = unprivilegedUser()
  if (user) chownSync(folder, user.uid, user.gid)
  return folder
}
