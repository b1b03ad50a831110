import { useEffect, useState } from 'react'
import type * as cartServing from '#domain/guests/cartServing'
import { loadPart } from '../../services/lazyPart'

type Rules = typeof cartServing

/** The rules of who eats what, which come once somebody has said for how many; null until then. */
export function useGuestRules(isWanted: boolean): Rules | null {
  const [rules, setRules] = useState<Rules | null>(null)
  useEffect(() => {
    if (!isWanted || rules !== null) return
    let isShown = true
    loadPart(() => import(/* webpackChunkName: "guests" */ '#domain/guests/cartServing')).then(
      (loaded) => isShown && setRules(loaded),
      // Quantities are then the least ones, as without a number of guests.
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [isWanted, rules])
  return rules
}
