import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { EnvironmentError, type Env } from '../../base/env/env'
import { BUILT_CLIENT_FOLDER } from '../../files'
import { findReleases, OPERATIONS_FILE } from '../releases'

const manifestSchema = v.object({
  operations: v.array(v.object({ name: v.string(), text: v.string() })),
})

export type TrustedOperations = {
  count(): number
  /** Whether the site can send this text, to the letter, under this name. */
  has(query: string, operationName: string | undefined): boolean
}

/**
 * The operations of the manifests that `npm run build` has written: the site's own, those of the last releases, and those
 * of other clients that `TRUSTED_OPERATIONS` names. Error: EnvironmentError when there is none. See docs/decisions/024-trusted-operations.md.
 */
export function readTrustedOperations({
  clientDir,
  trustedOperations: others,
  releasesDir,
}: Pick<Env, 'clientDir' | 'trustedOperations'> & { releasesDir?: string }): TrustedOperations {
  const own = join(clientDir, OPERATIONS_FILE)
  const names = new Map<string, string>()
  let readAt = 0
  let releasesReadAt = 0

  const add = (file: string, remedy: string) => {
    for (const { name, text } of parseManifest(file, remedy)) names.set(text, name)
  }
  /** The page is read again whenever it is built again: so are its queries. Tabs that are still open keep theirs. */
  const addOwn = () => {
    const changedAt = statSync(own, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (changedAt === readAt) return
    readAt = changedAt
    if (changedAt > 0) add(own, 'Run `npm run build`')
  }
  /** Another process may have begun a release since: its tabs send their queries here as well. */
  const addReleases = () => {
    if (releasesDir === undefined || !existsSync(releasesDir)) return
    const changedAt = statSync(releasesDir, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (changedAt === releasesReadAt) return
    for (const folder of findReleases(releasesDir)) {
      const file = join(folder, OPERATIONS_FILE)
      try {
        add(file, `Remove ${folder}: a start writes the release that it runs anew`)
      } catch (error) {
        // Another process that starts has just taken the oldest away.
        if (existsSync(file)) throw error
      }
    }
    releasesReadAt = changedAt
  }

  // An API for the pages of another server has no site at the usual place; one that is named is meant to be there.
  if (clientDir !== BUILT_CLIENT_FOLDER && !existsSync(clientDir)) {
    throw new EnvironmentError([`CLIENT_DIR names no folder: ${clientDir}`])
  }
  for (const file of others) add(file, 'Write it anew, or take it out of TRUSTED_OPERATIONS')
  addOwn()
  addReleases()
  if (readAt === 0 && others.length === 0) {
    throw new EnvironmentError([
      `CLIENT_DIR has no manifest of the site's operations (${own}), and production executes no other: run \`npm run build\``,
    ])
  }
  return {
    count: () => names.size,
    has: (query, operationName) => {
      if (!names.has(query)) {
        addOwn()
        addReleases()
      }
      const name = names.get(query)
      return name !== undefined && (operationName === undefined || operationName === name)
    },
  }
}

function parseManifest(file: string, remedy: string) {
  try {
    return v.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8'))).operations
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new EnvironmentError([
      `${file} cannot be read as a manifest of operations: ${reason}. ${remedy}`,
    ])
  }
}
