import type { PreloadedQuery } from 'react-relay/hooks'
import type { OperationType } from 'relay-runtime'

/**
 * Waits in a route's loader for the response to its query. A refusal that has to be expected, as of a link that is not
 * ours, then comes out of the loader, for the screen that shows it; out of the rendering it would be reported as a fault.
 */
export async function responseOf<TQuery extends OperationType>(
  reference: PreloadedQuery<TQuery>,
): Promise<PreloadedQuery<TQuery>> {
  await reference.source?.toPromise()
  return reference
}
