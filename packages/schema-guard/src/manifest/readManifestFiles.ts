import { readFile } from 'node:fs/promises'
import { globSync } from 'tinyglobby'
import { CannotRun } from '../cannotRun'
import { parseManifest, type ManifestOperation } from './parseManifest'

/** The operations of older releases. Error: CannotRun when a pattern names no file. */
export async function readManifestFiles(
  patterns: readonly string[],
  cwd: string,
): Promise<ManifestOperation[]> {
  const lists = await Promise.all(
    patterns.map(async (pattern) => {
      const paths = globSync([pattern], { cwd, absolute: true, expandDirectories: false }).sort()
      if (paths.length === 0) throw new CannotRun(`--manifest ${pattern} names no file.`)
      return Promise.all(
        paths.map(async (path) => {
          const { release = nameOf(path), operations } = parseManifest(
            await readFile(path, 'utf8'),
            nameOf(path),
          )
          return operations.map((operation) => ({ ...operation, release }))
        }),
      )
    }),
  )
  return lists.flat(2)
}

const nameOf = (path: string) => path.split('/').at(-1) ?? path
