import { Environment, RecordSource, Store } from 'relay-runtime'
import { currentRendering } from '../services/rendering'
import { createNetwork, type Fetch } from './network'
import type { Pause } from './repeatOnce'

/** Nothing is kept once no screen shows it: prices and stock are requested again each time. */
export const createEnvironment = (fetch: Fetch, pause?: Pause) =>
  new Environment({
    network: createNetwork(fetch, pause),
    // Where the server renders the page, nothing is unmounted: nothing must wait to be released.
    isServer: typeof window === 'undefined',
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 0 }),
    // Ids are unique within a type only: product 12 and menu 12 both exist.
    getDataID: ({ id }: { id?: unknown }, typename: string) =>
      typeof id === 'string' ? `${typename}:${id}` : undefined,
  })

let environment: Environment | undefined

/** The environment that loaders and components share. */
export const getEnvironment = (): Environment =>
  currentRendering()?.environment ??
  (environment ??= createEnvironment((url, request) => fetch(url, request)))

/** Starts again with an empty store; a test gives its own fetch. */
export const resetEnvironment = (fetch?: Fetch) => {
  environment = fetch && createEnvironment(fetch)
}
