import { lazy, type ComponentType } from 'react'

/** A train's tunnel or a lift is waited for; the person who is out of reach for longer is told. */
const WAITS_MS = [500, 1_000, 2_000, 4_000]

/** Fetches a piece of the site's code, and tries again for as long as a connection that drops may take to come back. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (const wait of WAITS_MS) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
  return load()
}

/** A component whose code comes when it is first shown. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => loadPart(load).then((Part) => ({ default: Part })))
