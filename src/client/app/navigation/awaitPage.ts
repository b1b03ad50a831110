import type { LoaderFunction } from 'react-router-dom'
import { isWithoutConnection } from '../../relay/RequestError'
import { responseOf } from '../../relay/responseOf'
import { isReference } from '../../relay/useRouteReference'
import { readShownSince, tellKeptResponse } from '../../services/connection'
import { isLeftFor, stayOnPage } from './shownPage'

/**
 * A page is left for another once the response to the other's query is there: without a connection one stays where one is.
 * The first page of a visit has none to stay on, and a page that is requested again is not left.
 */
export const awaitPage =
  (load: LoaderFunction): LoaderFunction =>
  async (args, context) => {
    const { url, signal } = args.request
    if (!isLeftFor(url)) return load(args, context)
    const shownSince = readShownSince()
    try {
      return await whole(load(args, context))
    } catch (error) {
      if (!isWithoutConnection(error) || signal.aborted) throw error
      if (shownSince !== null) tellKeptResponse(shownSince)
      void stayOnPage()
      // The navigation ends here: the visitor stays on the page that is shown.
      return new Promise(() => undefined)
    }
  }

/** What a loader returns, with its response. What is known already is shown at once. */
async function whole(loading: ReturnType<LoaderFunction>) {
  const loaded: unknown = await loading
  if (isReference(loaded) && loaded.fetchPolicy === 'network-only') {
    await responseOf(loaded).catch(throwLost)
  }
  return loaded
}

/** Any other failure is shown by the page itself, as on a first visit. */
function throwLost(error: unknown) {
  if (isWithoutConnection(error)) throw error
}
