import { lazy, type ComponentType } from 'react'
import { isOffline, onReconnect } from './connection'

/** Long enough for a tunnel or a lift; after that the visitor is told that there is no connection. */
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

/** Pieces that wait for the connection. */
const waiting = new Set<() => void>()

/** Tries again now to fetch what waits for the connection. */
export const tryPartsAgain = () => waiting.forEach((goOn) => goOn())

const reconnection = () =>
  new Promise<void>((resolve) => {
    const goOn = () => {
      waiting.delete(goOn)
      stopListening()
      resolve()
    }
    const stopListening = onReconnect(goOn)
    waiting.add(goOn)
  })

/** The same for what is opened over a page: without a connection it is waited for, however long, and the page stays as it is. */
async function awaitPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    const beganOffline = isOffline()
    try {
      return await (beganOffline ? load() : loadPart(load))
    } catch (error) {
      if (isOffline()) await reconnection()
      else if (!beganOffline) throw error
    }
  }
}

/** A component whose code comes when it is first shown. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => awaitPart(load).then((Part) => ({ default: Part })))
