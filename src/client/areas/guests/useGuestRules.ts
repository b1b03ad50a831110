import type * as cartServing from '#domain/guests/cartServing'
import { useFetched } from '../../relay/useFetched'
import { loadPart } from '../../services/lazyPart'

type Rules = typeof cartServing

const load = (): Promise<Rules> =>
  loadPart(() => import(/* webpackChunkName: "guests" */ '#domain/guests/cartServing'))

/**
 * The rules of who eats what, loaded once a customer has given a number of guests. Null until then, and if they do not
 * load: quantities are then the least ones, as without guests.
 */
export function useGuestRules(isWanted: boolean): Rules | null {
  const rules = useFetched(isWanted ? load : null)
  return rules.status === 'loaded' ? rules.data : null
}
