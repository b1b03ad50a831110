import { useLoaderData } from 'react-router-dom'
import { isReference } from '../../relay/useRouteReference'
import { useDataRouter } from '../../routing/useDataRouter'

/**
 * Why the routes of the first page of a visit did not come; null where they did. The router has started no loader then, and renders nothing
 * in the place of the page, not even its error.
 */
export function useLostRoutes(): { error: unknown } | null {
  const router = useDataRouter()
  const [error] = Object.values<unknown>(router?.state.errors ?? {})
  return isReference(useLoaderData()) || error === undefined ? null : { error }
}
