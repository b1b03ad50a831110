import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { APPROVALS_FILE, type CheckOptions } from '../options'
import { isFile } from '../sources/readParts'

/**
 * The file of approvals that counts when none is named: the nearest upwards from the candidate, where that is a file in or below the
 * folder of the call, else from that folder. It ends with the repository.
 */
export function findApprovals({
  cwd,
  candidateSources: [first = ''],
}: Pick<CheckOptions, 'cwd' | 'candidateSources'>): string | null {
  const beside = dirname(resolve(cwd, first.replace(GLOB, '*')))
  const isBelow = !/^\.\.(\/|$)/.test(relative(cwd, beside))
  const isNamed = GLOB.test(first) || isFile(resolve(cwd, first))
  let folder = isNamed && isBelow ? beside : cwd
  for (;;) {
    const path = join(folder, APPROVALS_FILE)
    if (isFile(path)) return path
    const above = dirname(folder)
    if (above === folder || existsSync(join(folder, '.git'))) return null
    folder = above
  }
}

/** What comes after the folder that a pattern begins with. */
const GLOB = /[^/]*[*?{].*$/
