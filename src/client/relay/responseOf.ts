import type { PreloadedQuery } from 'react-relay/hooks'
import type { OperationType } from 'relay-runtime'

/**
 * Waits in a route's loader for the response to its query. An expected refusal, as of another customer's link, is then
 * thrown by the loader, for the screen to show; thrown while rendering it would be reported as a fault.
 */
export async function responseOf<TQuery extends OperationType>(
  reference: PreloadedQuery<TQuery>,
): Promise<PreloadedQuery<TQuery>> {
  await reference.source?.toPromise()
  return reference
}
