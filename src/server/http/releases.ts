import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Env } from '../base/env/env'
import { makeFolder } from '../base/makeFolder'

/** `npm run build` puts it beside the page; like every name that starts with a dot, it is served to no one. */
export const OPERATIONS_FILE = '.operations.json'

/** What back-end teams hold a new schema against those operations with; beside them, and served to no one either. */
export const GUARD_FILE = '.schema-guard.mjs'

/** This one and the two before it. */
const KEPT_RELEASES = 3
const ASSETS = 'assets'
const RELEASE = /^[0-9a-f]{16}$/

/** The folders of the releases that are kept in `releasesDir`, the latest first. */
export function findReleases(releasesDir: string): string[] {
  if (!existsSync(releasesDir)) return []
  return readdirSync(releasesDir)
    .filter((name) => RELEASE.test(name))
    .map((name) => join(releasesDir, name))
    .map((folder) => ({ folder, at: statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .toSorted((a, b) => b.at - a.at)
    .map(({ folder }) => folder)
}

/**
 * Lays the files of the built site that never change, and the list of what it sends, where all processes of the shop find
 * them; takes away what is older than the last two releases. See docs/decisions/037-releases.md.
 */
export function publishRelease(
  { clientDir, releasesDir }: Pick<Env, 'clientDir' | 'releasesDir'>,
  now: Date,
): void {
  const id = releaseId(clientDir)
  if (id === null) return
  const folder = join(releasesDir, id)
  if (!existsSync(folder)) copyRelease(clientDir, folder)
  // An older release that is started again is the latest.
  utimesSync(folder, now, now)
  for (const old of findReleases(releasesDir).slice(KEPT_RELEASES)) removeRelease(old)
}

/** Renames the folder before its files are deleted: other processes read here, and must not find a half of it. */
function removeRelease(folder: string) {
  const hidden = join(dirname(folder), `.${basename(folder)}.${process.pid}`)
  try {
    renameSync(folder, hidden)
  } catch (error) {
    // Another process that starts has just taken it away.
    if (existsSync(folder)) throw error
    return
  }
  rmSync(hidden, { recursive: true, force: true })
}

/** The same for the same files: their names hold what is in them. */
function releaseId(clientDir: string): string | null {
  const assets = join(clientDir, ASSETS)
  const operations = join(clientDir, OPERATIONS_FILE)
  if (!existsSync(assets) || !existsSync(operations)) return null
  const hash = createHash('sha256').update(readdirSync(assets).toSorted().join('\n'))
  return hash.update(readFileSync(operations)).digest('hex').slice(0, 16)
}

function copyRelease(clientDir: string, folder: string) {
  const draft = `${folder}.${process.pid}`
  makeFolder(draft)
  try {
    for (const name of [ASSETS, OPERATIONS_FILE]) {
      cpSync(join(clientDir, name), join(draft, name), { recursive: true })
    }
    // It appears whole or not at all.
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Another process that starts has just laid the same there.
    if (!existsSync(folder)) throw error
  }
}
