import { type FSWatcher, watch } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** How long after the last change of a file it is told. */
export const SETTLE_MS = 30

type Reaction = (files: readonly string[]) => unknown

/** Calls a path's reaction once its files have settled after a change; returns how to stop. */
export function watchFiles(root: string, reactions: Record<string, Reaction>): () => void {
  const watchers = Object.entries(reactions).map(([path, react]) =>
    watchPath(join(root, path), react),
  )
  return () => watchers.forEach((watcher) => watcher.close())
}

function watchPath(path: string, react: Reaction): FSWatcher {
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const later = (file: string) => {
    changed.add(file)
    clearTimeout(timer)
    timer = setTimeout(() => {
      const files = [...changed]
      changed.clear()
      react(files)
    }, SETTLE_MS)
  }
  // Editors replace a file when they save it: its folder is watched, not the file that goes away.
  if (/\.\w+$/.test(path)) {
    return watch(dirname(path), (_, file) => {
      if (file === basename(path)) later(file)
    })
  }
  return watch(path, { recursive: true }, (_, file) => {
    if (file) later(file)
  })
}
