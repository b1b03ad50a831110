import { readPath } from '#domain/site/routes'

/** The path that the document's title is about: at first the one that the server was asked for. */
let titled = typeof location === 'undefined' ? null : readPath(location.pathname)
const listeners = new Set<() => void>()

/** To be called when the title is that of a path, or will stay as it is there. */
export function tellTitleOf(path: string): void {
  titled = path
  listeners.forEach((listener) => listener())
}

/**
 * Calls `tell` once the title is that of the path, at the latest when the path is left. Returns the function to call on
 * leaving. A page that redirects at once, like the account for a visitor, still has its own title when the next page is
 * there.
 */
export function onTitleOf(path: string, tell: () => void): () => void {
  const finish = () => {
    if (listeners.delete(listener)) tell()
  }
  const listener = () => {
    if (titled === path) finish()
  }
  listeners.add(listener)
  listener()
  return finish
}
