import { type FSWatcher, watch } from 'chokidar'
import { once } from 'node:events'
import { join, relative } from 'node:path'

/** How long after the last change of a file it is told. */
export const SETTLE_MS = 30

type Reaction = (files: readonly string[]) => unknown

/** Calls a path's reaction once its files have settled after a change; returns how to stop, when it watches. */
export async function watchFiles(
  root: string,
  reactions: Record<string, Reaction>,
): Promise<() => Promise<unknown>> {
  const watchers = Object.entries(reactions).map(([path, react]) =>
    watchPath(join(root, path), react),
  )
  await Promise.all(watchers.map((watcher) => once(watcher, 'ready')))
  return () => Promise.all(watchers.map((watcher) => watcher.close()))
}

function watchPath(path: string, react: Reaction): FSWatcher {
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  // Node's own watching of a whole folder loses a file for good once an editor replaces it to save it.
  return watch(path, { ignoreInitial: true, atomic: false }).on('all', (_event, file) => {
    changed.add(relative(path, file))
    clearTimeout(timer)
    timer = setTimeout(() => {
      const files = [...changed]
      changed.clear()
      react(files)
    }, SETTLE_MS)
  })
}
