import { basename, relative } from 'node:path'
import { globSync } from 'tinyglobby'
import { CannotRun } from '../cannotRun'
import { readText } from '../readFound'
import { parseManifest, type Manifest } from './parseManifest'

export type ReleaseManifest = Manifest & { release: string }

type Options = {
  cwd: string
  /** Sent with each manifest that is fetched. */
  headers: Readonly<Record<string, string>>
}

/** The manifests of releases: files by their patterns, and what lies at an address. Error: CannotRun when one is not there. */
export async function readManifests(
  sources: readonly string[],
  { cwd, headers }: Options,
): Promise<ReleaseManifest[]> {
  const lists = await Promise.all(
    sources.map(async (source) => {
      if (/^https?:\/\//.test(source)) {
        const { fetchManifest } = await import('./fetchManifest')
        const json = await fetchManifest(source, headers)
        const { pathname, host } = new URL(source)
        return [{ name: basename(pathname) || host, source, json }]
      }
      const paths = globSync([source], { cwd, absolute: true, expandDirectories: false }).sort()
      if (paths.length === 0) throw new CannotRun(`--manifest ${source} names no file.`)
      return Promise.all(
        paths.map(async (path) => {
          const file = relative(cwd, path)
          return { name: basename(path), source: file, json: await readText(path, file) }
        }),
      )
    }),
  )
  const manifests = lists.flat().map(({ name, source, json }) => {
    const manifest = parseManifest(json, name, source)
    // A manifest of another program does not say what it is a release of: its file has to.
    return { json, manifest: { ...manifest, release: manifest.release ?? manifest.file } }
  })
  // What is named twice, by a glob and by its name for instance, is one release.
  const distinct = new Map(
    manifests.map(({ json, manifest }) => [`${manifest.release}\n${json}`, manifest]),
  )
  return [...distinct.values()]
}
