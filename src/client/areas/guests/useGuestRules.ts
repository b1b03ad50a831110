import type * as cartServing from '#domain/guests/cartServing'
import { useFetched } from '../../relay/useFetched'
import { loadPart } from '../../services/lazyPart'

type Rules = typeof cartServing

const load = (): Promise<Rules> =>
  loadPart(() => import(/* webpackChunkName: "guests" */ '#domain/guests/cartServing'))

/**
 * The rules of who eats what, which come once a customer has said for how many; null until then, and when they do not come:
 * quantities are then the least ones, as without a number of guests.
 */
export function useGuestRules(isWanted: boolean): Rules | null {
  const rules = useFetched(isWanted ? load : null)
  return rules.status === 'loaded' ? rules.data : null
}
