import { Environment, RecordSource, Store, type INetwork } from 'relay-runtime'
import { afterPaint } from '../services/afterPaint'
import { currentRendering } from '../services/rendering'
import { createNetwork, type Fetch } from './network'
import type { Pause } from './repeatOnce'

/** Nothing is kept once no screen shows it: prices and stock are requested again each time. */
export const createEnvironment = (fetch: Fetch, pause?: Pause) =>
  createOn(createNetwork(fetch, pause))

const isServer = typeof window === 'undefined'

const createOn = (network: INetwork) =>
  new Environment({
    network,
    // On the server nothing is ever unmounted, so that nothing may wait for its release.
    isServer,
    store: new Store(new RecordSource(), {
      gcReleaseBufferSize: 0,
      // Collecting the garbage of a list of thousands takes longer than a frame: it waits until the page shows the response to the press.
      gcScheduler: isServer ? undefined : afterPaint,
    }),
    // Ids are unique within a type only: product 12 and menu 12 both exist.
    getDataID: ({ id }: { id?: unknown }, typename: string) =>
      typeof id === 'string' ? `${typename}:${id}` : undefined,
  })

let environment: Environment | undefined

/** The environment that loaders and components share. */
export const getEnvironment = (): Environment =>
  currentRendering()?.environment ??
  (environment ??= createEnvironment((url, request) => fetch(url, request)))

/**
 * An environment with a store of its own, for what must not touch the screen underneath: the stock of another day would
 * overwrite that of the day that is shown, the ids being the same.
 */
export const separateEnvironment = (): Environment => createOn(getEnvironment().getNetwork())

/** Starts again with an empty store; a test gives its own fetch. */
export const resetEnvironment = (fetch?: Fetch) => {
  environment = fetch && createEnvironment(fetch)
}
