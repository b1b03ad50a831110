import { type FSWatcher, watch } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const SETTLE_MS = 60

type Reaction = (file: string) => unknown

/** Calls a path's reaction once its files have settled after a change; answers how to stop. */
export function watchFiles(root: string, reactions: Record<string, Reaction>): () => void {
  const watchers = Object.entries(reactions).map(([path, react]) => watchPath(root, path, react))
  return () => watchers.forEach((watcher) => watcher.close())
}

function watchPath(root: string, path: string, react: Reaction): FSWatcher {
  let timer: NodeJS.Timeout | undefined
  const later = (file: string) => {
    clearTimeout(timer)
    timer = setTimeout(() => react(file), SETTLE_MS)
  }
  const isFile = /\.\w+$/.test(path)
  // Editors replace a file when they save it: its folder is watched, not the file that goes away.
  if (isFile) {
    return watch(join(root, dirname(path)), (_, file) => {
      if (file === basename(path)) later(path)
    })
  }
  return watch(join(root, path), { recursive: true }, (_, file) => {
    if (file) later(file)
  })
}
